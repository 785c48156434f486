/** The text table's sections. */
import { CARDS, SPACES, type CardId } from '../../../games/clash-of-vikings/facts/ids.ts';
import type { VikingsView } from '../../../games/clash-of-vikings/view.ts';
import type { TextSection } from '../../board/game-ui.ts';
import { say as sayOfBoards } from '../../board/words.ts';
import { placeSentence } from './arena/sentence.ts';
import { awaited } from './ask/awaited.ts';
import type { Scene } from './scene.svelte.ts';
import { attackName, cardName, list, names, say } from './words.ts';

function turnLines(scene: Scene): string[] {
  const { turn, conflict, attack, reserve, lost } = scene.view;
  const lines: string[] = [];
  const isMine = turn === scene.me;
  if (turn !== null) lines.push(isMine ? `${sayOfBoards('yourTurn')}.` : say('textTurnOf', { who: scene.name(turn) }));
  if (conflict !== null) lines.push(say('cardOfTwo', { n: conflict.number }));
  if (turn !== null && conflict?.action)
    lines.push(
      isMine
        ? `${say('youSay', { action: cardName(conflict.action) })}.`
        : say('textSaid', { who: scene.name(turn), action: cardName(conflict.action) }),
    );
  if (turn !== null && attack !== null) {
    const [who, victim, action] = [scene.name(turn), scene.name(attack.victim), attackName(attack.action)];
    if (isMine) lines.push(say('youAttack', { victim, action }));
    else if (attack.victim === scene.me) lines.push(say('underAttackYou', { who, action }));
    else lines.push(say('underAttack', { who, victim, action }));
  }
  const waits = scene.isOver ? sayOfBoards('gameOver') : awaited(scene);
  if (waits !== '') lines.push(waits);
  lines.push(say('textReserve', { n: reserve }));
  lines.push(lost.length > 0 ? say('textLost', { values: list(lost) }) : say('textNoneLost'));
  return lines;
}

function seatLine(scene: Scene, view: VikingsView, seat: number): string {
  const { bracelets, hand, space, viking } = view.seats[seat]!;
  const common = {
    who: scene.nameOrYou(seat),
    viking: names().vikings[viking].long,
    bracelets: bracelets.length,
    hand: hand.length,
  };
  return space === null
    ? say('textSeatUnplaced', common)
    : say('textSeat', { ...common, place: space === 'C' ? say('onCentre') : say('onSpace', { space }) });
}

function ownLines(scene: Scene): string[] {
  const { mine } = scene;
  if (mine === null) return [];
  const cards = (zone: readonly (CardId | null)[]): string => list(zone.flatMap((card) => card ?? []).map(cardName));
  const values = mine.bracelets as readonly number[];
  const lines: string[] = [];
  if (mine.hand.length > 0) lines.push(say('textHand', { cards: cards(mine.hand) }));
  if (mine.laid.length > 0) lines.push(say('textLaid', { cards: cards(mine.laid) }));
  const sum = values.reduce((total, value) => total + value, 0);
  lines.push(values.length === 0 ? say('noBracelets') : say('textBracelets', { values: list(values), sum }));
  return lines;
}

function sheetLines(scene: Scene): string[] {
  return scene.view.seats.flatMap(({ unseen }, seat) => {
    if (unseen === null) return [];
    const counts = CARDS.flatMap((card, index) =>
      unseen[index]! > 0 ? [say('textCount', { n: unseen[index]!, card: cardName(card) })] : [],
    );
    return [say('textSheetOf', { who: scene.nameOrYou(seat), counts: counts.join(', ') })];
  });
}

export function sectionsOf(scene: Scene): readonly TextSection[] {
  const { view } = scene;
  const own = ownLines(scene);
  const sheet = sheetLines(scene);
  return [
    { heading: say('textTurn'), items: turnLines(scene) },
    ...(own.length > 0 ? [{ heading: say('textMine'), items: own }] : []),
    { heading: say('textSeats'), items: view.seats.map((_, seat) => seatLine(scene, view, seat)) },
    { heading: say('textArena'), items: SPACES.map((space) => placeSentence(scene, space)) },
    ...(sheet.length > 0 ? [{ heading: say('textSheet'), items: sheet }] : []),
  ];
}
