/** A space as a sentence: for who listens, and for the text table. */
import type { SpaceId } from '../../../../games/clash-of-vikings/facts/ids.ts';
import type { Scene } from '../scene.svelte.ts';
import { list, names, say } from '../words.ts';
import type { Mark } from './marks.ts';
import { seatOn } from './reach.ts';
import { kindOfSpace } from '../../../../games/clash-of-vikings/facts/arena.ts';

/** "B3, bracelet space, bracelets: 1 and 3". */
export function placeSentence(scene: Scene, space: SpaceId): string {
  const { view } = scene;
  const kind = names().spaces[kindOfSpace(view.side, space)].name.toLocaleLowerCase();
  const values = view.arena[space] ?? [];
  const seat = seatOn(view, space);
  const parts = space === 'C' ? [names().spaces.centre.name] : [space, kind];
  if (values.length > 0) parts.push(say('spaceBracelets', { values: list(values) }));
  if (seat !== -1)
    parts.push(
      seat === scene.me
        ? say('spaceYou')
        : say('spaceViking', { who: scene.name(seat), viking: names().vikings[scene.viking(seat)].long }),
    );
  return parts.join(', ');
}

/** With what the open question makes of it. */
export function spaceSentence(scene: Scene, space: SpaceId, mark: Mark | undefined, asks: boolean): string {
  const parts = [placeSentence(scene, space)];
  if (typeof mark?.badge === 'number') parts.push(say('spaceSteps', { n: mark.badge }));
  if (mark?.badge === 'lost') parts.push(say('lostForGood'));
  if (asks) parts.push(say(mark?.wish ? 'spaceLegal' : 'spaceNotLegal'));
  return parts.join(', ');
}
