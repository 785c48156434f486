/** What is shown between the drafts: the board, the actions, and the clans around it. */
export { default as Ask } from '../ask/Ask.svelte';
export { default as Hand } from '../cards/Hand.svelte';
export { default as Rival } from '../clan/Rival.svelte';
export { default as Summary } from '../clan/Summary.svelte';
export { default as Dragged } from '../land/Dragged.svelte';
export { default as Land } from '../land/Land.svelte';
export { default as StageLayer } from '../../../board/StageLayer.svelte';
export { default as Flying } from '../motion/Flying.svelte';
export { stageOf } from '../motion/stage.ts';
export { default as ToPillage } from '../land/ToPillage.svelte';
export { default as Valhalla } from '../land/Valhalla.svelte';
