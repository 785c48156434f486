declare module 'virtual:lucide-icons' {
  export const bodies: { readonly [name: string]: string };
}

/** One of game-icons.net (CC BY 3.0), as what stands inside its svg of 512 by 512. */
declare module 'virtual:game-icon/*' {
  const body: string;
  export default body;
}
