/** What is shown while packets go round, and when a card is kept for the next Age. */
export { Draft } from '../draft/draft.svelte.ts';
export { default as DraftAsk } from '../draft/DraftAsk.svelte';
export { default as DraftRivals } from '../draft/Rivals.svelte';
export { default as Held } from '../draft/Held.svelte';
export { default as KeepAsk } from '../draft/KeepAsk.svelte';
export { default as LandMap } from '../draft/LandMap.svelte';
export { default as Memory } from '../draft/Memory.svelte';
export { default as Packet } from '../draft/Packet.svelte';
export { default as PassLine } from '../draft/PassLine.svelte';
export { default as Ring } from '../draft/Ring.svelte';
export { say } from '../draft/words.ts';
export { default as Watched } from '../draft/Watched.svelte';
