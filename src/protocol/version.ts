/** Incremented with every incompatible change: a page with another version is told to reload. */
export const PROTOCOL = 3;
