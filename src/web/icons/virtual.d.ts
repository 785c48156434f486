declare module 'virtual:icons' {
  export const game: { readonly [name: string]: string };
  export const lucide: { readonly [name: string]: string };
}
