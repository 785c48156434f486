/**
 * The pictures of the games, by the folder of each. They are no part of the posters: the page of a table needs those, and shows a picture
 * only while people gather.
 */
import type { Component } from 'svelte';
import type { GamePoster } from '../board/game-ui.ts';

const pictures = import.meta.glob<Component>('./*/PosterArt.svelte', { eager: true, import: 'default' });

export function artOf({ id }: GamePoster): Component {
  const picture = pictures[`./${id}/PosterArt.svelte`];
  if (picture === undefined) throw new Error(`src/web/games/${id} has no PosterArt.svelte`);
  return picture;
}
