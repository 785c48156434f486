/** What there is to know about a place: who is how strong and why, who could still join, its token, my Quests that look at it. */
import {
  factsOfCard,
  joinersOf,
  questState,
  standingIn,
  totalOf,
  type ProvinceId,
  type SpotId,
} from '../../../../games/blood-rage/facts/index.ts';
import type { Explanation } from '../../../board/explainer.svelte.ts';
import type { Scene } from '../scene.svelte.ts';
import { ageName, cardName, figureName, inParts, list, names, say, spotName } from '../words.ts';
import { isFjordPlace } from './shapes.ts';

/** The strongest first: "Wolf 5: Leader 3, 2 × Warrior 2". */
function strengths(scene: Scene, province: ProvinceId): readonly string[] {
  return standingIn(scene.view.clans, province)
    .map((lines, seat) => ({ seat, lines, total: totalOf(lines) }))
    .filter(({ lines }) => lines.length > 0)
    .sort((a, b) => b.total - a.total)
    .map(({ seat, lines, total }) => {
      const sum = lines.map(({ figure, count, strength }) => {
        const name = count === 1 ? figureName(figure) : say('figureCount', { n: count, figure: figureName(figure) });
        return `${name} ${strength}`;
      });
      return say('strengthOf', { clan: scene.clanName(seat), total, sum: sum.join(', ') });
    });
}

/** Who has figures next door that may come to a battle there, while a village is empty. */
function whoMayJoin(scene: Scene, province: ProvinceId): string | null {
  if (scene.view.provinces[province].emptyVillages === 0) return say('noneMayJoin');
  const clans = joinersOf(scene.view, province).map(({ seat, from }) =>
    say('joinsFrom', { clan: scene.clanName(seat), places: list(from.map(({ province: place }) => spotName(place))) }),
  );
  return clans.length === 0 ? null : say('mayJoin', { clans: inParts(clans) });
}

function quests(scene: Scene, province: ProvinceId): readonly string[] {
  const { me, mine } = scene;
  if (me === null || mine === null) return [];
  return mine.quests.flatMap((quest) => {
    const facts = quest === null ? null : factsOfCard(quest.card);
    if (quest === null || facts?.type !== 'quest') return [];
    const state = questState(scene.view, me, facts);
    if (!state.provinces.includes(province)) return [];
    return [say(state.isMet ? 'questMet' : 'questOpen', { quest: cardName(quest.card) })];
  });
}

export function placeExplanation(scene: Scene, place: SpotId): Explanation {
  if (isFjordPlace(place)) {
    const { name, text } = names().fjords[place];
    return { title: name, text, clause: 'BR-3' };
  }
  const { reward, pillaged, destroyed } = scene.view.provinces[place];
  const title = spotName(place);
  if (destroyed) return { title, text: say('isLost'), clause: 'BR-12' };
  const doom = scene.view.doom.indexOf(place) + 1;
  const standing = strengths(scene, place);
  const joins = whoMayJoin(scene, place);
  return {
    title,
    text: pillaged || reward === null ? say('isPillaged') : say('isWorth', { reward: names().rewards[reward].name }),
    lines: [
      ...(standing.length === 0 ? [say('nobodyThere')] : standing),
      ...(joins === null || pillaged ? [] : [joins]),
      ...(doom === 0 ? [] : [say('doomedIn', { age: ageName(doom) })]),
      ...quests(scene, place),
    ],
    clause: 'BR-60',
  };
}
