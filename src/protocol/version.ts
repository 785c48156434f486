/** Rises when a page of before would misunderstand the server of now: such a page is told to reload. */
export const PROTOCOL = 1;
