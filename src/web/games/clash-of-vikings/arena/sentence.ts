import type { Explanation } from '../../../board/explainer.svelte.ts';
import type { MarkBadge } from '../../../board/marks.ts';
import { kindOfSpace } from '../../../../games/clash-of-vikings/facts/arena.ts';
import type { SpaceId } from '../../../../games/clash-of-vikings/facts/ids.ts';
import type { Scene } from '../scene.svelte.ts';
import { list, names, say } from '../words.ts';

/** A space in words, for screen readers and the text table: "B3, bracelet space, bracelets: 1 and 3". */
export function placeSentence(scene: Scene, space: SpaceId): string {
  const { view } = scene;
  const kind = names().spaces[kindOfSpace(view.side, space)].name.toLocaleLowerCase();
  const values = view.arena[space] ?? [];
  const seat = scene.seatOn(space);
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

const SPACE_CLAUSES = { normal: 'CV-31', start: 'CV-4', bracelet: 'CV-51', water: 'CV-38', centre: 'CV-10' } as const;

/** What the sign that is drawn on a space means. */
function signOn(badge: MarkBadge | null): string | null {
  if (badge === null) return null;
  if (badge === 'lost') return say('exLost');
  return say(badge.kind === 'steps' ? 'exSteps' : 'exDistance', { n: badge.n });
}

export function ofSpace(scene: Scene, space: SpaceId, badge: MarkBadge | null): Explanation {
  const kind = kindOfSpace(scene.view.side, space);
  const { text = say('exSpace') }: { readonly text?: string } = names().spaces[kind];
  const sign = signOn(badge);
  return {
    title: placeSentence(scene, space),
    text: sign === null ? text : `${text} ${sign}`,
    clause: SPACE_CLAUSES[kind],
  };
}
