/** The text table's sections: all that the board shows, in words. */
import { SPOTS, type StrengthView } from '../../../../games/blood-rage/facts/index.ts';
import type { TextSection } from '../../../board/game-ui.ts';
import { say as sayOfBoards } from '../../../board/words.ts';
import { awaitedIn } from '../../../board/awaited.ts';
import { placeSentence } from '../land/sentence.ts';
import type { Scene } from '../scene.svelte.ts';
import { ageName, cardName, figureName, names, say as sayOfGame, spotName } from '../words.ts';
import { cardNames, ownSections, rivalSection } from './clan-lines.ts';
import { say } from './words.ts';

function nowLines(scene: Scene): string[] {
  const { age, phase, first, turn, discard } = scene.view;
  const waits = scene.isOver ? sayOfBoards('gameOver') : awaitedIn(scene);
  return [
    say('ageAndPhase', { age: ageName(age), phase: names().phases[phase].name }),
    ...(turn === null || scene.isOver
      ? []
      : [turn === scene.me ? sayOfBoards('yourTurn') : sayOfBoards('turnOf', { who: scene.name(turn) })]),
    ...(waits === '' ? [] : [waits]),
    say('firstPlayer', { who: scene.nameOrYou(first) }),
    ...(discard.length === 0 ? [] : [say('discarded', { cards: cardNames(discard) })]),
  ];
}

/** "Wolf 7: Leader 3, 2 × Warrior 2, Tyr’s Bash +2". */
function strengthLine(scene: Scene, { seat, lines, cards, total }: StrengthView): string {
  const parts = [
    ...lines.map(({ figure, count, strength }) => {
      const name = figureName(figure);
      return `${count === 1 ? name : sayOfGame('figureCount', { n: count, figure: name })} ${strength}`;
    }),
    ...cards.map(({ card, bonus, silenced }) => {
      const said = `${cardName(card)} +${bonus}`;
      return silenced ? say('silenced', { card: said }) : said;
    }),
  ];
  const sum = parts.length === 0 ? say('nothing') : parts.join(', ');
  return sayOfGame('strengthOf', { clan: scene.clanName(seat), total, sum });
}

function pillageSections(scene: Scene): readonly TextSection[] {
  const { pillage, provinces } = scene.view;
  if (pillage === null) return [];
  const { seat, province, strength } = pillage;
  const { reward } = provinces[province];
  const said = {
    who: scene.nameOrYou(seat),
    clan: scene.clanName(seat),
    province: spotName(province),
    reward: reward === null ? say('nothing') : names().rewards[reward].name,
  };
  return [
    {
      heading: say('pillage'),
      items: [say('pillageOf', said), ...strength.map((each) => strengthLine(scene, each))],
    },
  ];
}

function ragnarokLines({ view }: Scene): string[] {
  return view.doom.map((province, index) => {
    const said = { age: ageName(index + 1), province: spotName(province) };
    return say(view.provinces[province].destroyed ? 'hasFallen' : 'willFall', said);
  });
}

export function sectionsOf(scene: Scene): readonly TextSection[] {
  const { me } = scene;
  return [
    { heading: say('now'), items: nowLines(scene) },
    ...pillageSections(scene),
    ...(me === null ? [] : ownSections(scene, me)),
    ...scene.others.map((seat) => rivalSection(scene, seat)),
    { heading: sayOfGame('board'), items: SPOTS.map((spot) => placeSentence(scene, spot)) },
    { heading: say('ragnarok'), items: ragnarokLines(scene) },
  ];
}
