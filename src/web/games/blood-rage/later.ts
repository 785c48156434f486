/** What a table first needs after its draft: loaded then, so that the first sight of a table comes sooner. */
export { default as AgeEnd } from './age-end/AgeEnd.svelte';
export { default as TaleBar } from './age-end/TaleBar.svelte';
export { default as BattleBar } from './battle/Bar.svelte';
export { default as Battle } from './battle/Battle.svelte';
export { default as Call } from './battle/Call.svelte';
export { default as CallRow } from './battle/CallRow.svelte';
export { default as Side } from './battle/Side.svelte';
export { default as BattleStrip } from './battle/Strip.svelte';
