export * from './catalogue.ts';
export * from './counts.ts';
export { DEFAULT_PACK } from './default-pack.ts';
export * from './figures.ts';
export * from './geometry.ts';
export * from './ids.ts';
export type * from './pack.ts';
export { MAX_PACK_BYTES, readPack, readPackText } from './read-pack.ts';
export { PackError } from './readers.ts';
