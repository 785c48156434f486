declare module 'virtual:lucide-icons' {
  export const bodies: { readonly [name: string]: string };
}

/** An icon of game-icons.net (CC BY 3.0): the content of its svg element, 512 by 512. */
declare module 'virtual:game-icon/*' {
  const body: string;
  export default body;
}
