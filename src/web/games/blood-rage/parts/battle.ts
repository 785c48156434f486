/** What is shown of a pillage, a battle, and the end of an Age. */
export { default as AgeEnd } from '../age-end/AgeEnd.svelte';
export { default as TaleBar } from '../age-end/TaleBar.svelte';
export { default as BattleBar } from '../battle/Bar.svelte';
export { default as Battle } from '../battle/Battle.svelte';
export { default as Call } from '../battle/Call.svelte';
export { default as CallRow } from '../battle/CallRow.svelte';
export { default as Side } from '../battle/Side.svelte';
export { default as BattleStrip } from '../battle/Strip.svelte';
