/** A packet's memory in sentences. */
import type { CardId } from '../../../../games/blood-rage/facts/index.ts';
import type { Scene } from '../scene.svelte.ts';
import { cardName, list } from '../words.ts';
import { cardsIn, pickNumber, seatAfter, type DraftCourse } from './course.ts';
import type { PacketMemory, SeenCard } from './memory.ts';
import { say } from './words.ts';

const named = (cards: readonly { readonly card: CardId }[]): string => list(cards.map(({ card }) => cardName(card)));

/** What left the packet between my visits, by who took it. */
function departures(scene: Scene, seen: readonly SeenCard[]): string[] {
  const groups = new Map<string, { readonly by: readonly number[]; readonly cards: SeenCard[] }>();
  for (const card of seen) {
    if (card.is !== 'taken') continue;
    const group = groups.get(card.by.join()) ?? { by: card.by, cards: [] };
    group.cards.push(card);
    groups.set(card.by.join(), group);
  }
  return [...groups.values()].map(({ by, cards }) => {
    const clans = by.map((seat) => scene.clanName(seat));
    return clans.length === 1
      ? say('tookBoth', { clan: clans[0]!, cards: named(cards) })
      : say('eachTookOne', { cards: named(cards), clans: list(clans) });
  });
}

export function packetSentences(scene: Scene, course: DraftCourse, packet: PacketMemory): readonly string[] {
  const { holder, seen, next, staying } = packet;
  const clan = scene.clanName(holder);
  const returns = (said: 'againAt' | 'yoursAt'): string[] =>
    next === null ? [] : [say(said, { n: pickNumber(course, next), left: cardsIn(course, next) })];
  if (holder === scene.me) {
    const isLast = course.round === course.rounds - 1;
    const to = scene.clanName(seatAfter(course, holder, 1));
    return [
      ...departures(scene, seen),
      isLast ? say('withYouLast') : say('withYouFirst', { clan: to }),
      ...returns('againAt'),
    ];
  }
  if (seen.length === 0) return returns('yoursAt');
  const inside = seen.filter(({ is }) => is === 'inside');
  const perhaps = seen.filter(({ is }) => is === 'perhaps');
  return [
    ...departures(scene, seen),
    inside.length > 0
      ? say('lies', { clan, cards: named(inside) })
      : say('liesSome', { clan, n: staying, cards: named(perhaps) }),
    ...returns('yoursAt'),
  ];
}
