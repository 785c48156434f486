/**
 * Answers for an absent seat (CVR-32): lays a random card, announces it truly if it is a move and else as Walk, stays, passes, takes the
 * centre's bracelets. If it left after announcing an attack, it still makes the choices that the attack needs.
 */
import { choiceFor, draw, sfc, single, type Picks, type Seat } from '../../../kernel/index.ts';
import type { VikingsOption } from '../facts/asks.ts';
import { CARD_FACTS } from '../facts/cards.ts';
import { CENTRE } from '../facts/arena.ts';
import { SPACE_CODES, type CardId } from '../facts/ids.ts';
import { isFree, isWater } from '../facts/standing.ts';
import { braceletsOn, cardOf, handOf, laidCardOf, type Table, type VikingsState } from './table.ts';

/** Seed for the random card: unpredictable for players, the same each time it is asked, and it leaves the table's generator untouched. */
const seedOf = ({ rng, question }: VikingsState): string => `absent ${question} ${JSON.stringify(rng)}`;

const isMove = (card: CardId): boolean => CARD_FACTS[card].kind === 'move';

export function idle(state: VikingsState, seat: Seat): Picks {
  const choice = choiceFor(state, seat)!;
  const pick = (wanted: (option: VikingsOption) => boolean): Picks =>
    single(Math.max(0, choice.options.findIndex(wanted)));
  switch (choice.ask) {
    case 'layCard': {
      const hand = handOf(state.table, seat);
      const card = cardOf(state.table, hand[draw(sfc(seedOf(state)), hand.length)]!);
      return pick((option) => 'card' in option && option.card === card);
    }
    case 'nameAction': {
      const card = laidCardOf(state.table, seat);
      return isMove(card)
        ? pick((option) => 'action' in option && option.action === card)
        : pick((option) => 'action' in option && isMove(option.action));
    }
    case 'callBluff':
    case 'callShield':
      return pick((option) => 'call' in option && !option.call);
    case 'move':
      return pick((option) => 'to' in option && option.to === 'stay');
    case 'shield':
      return pick((option) => 'card' in option && option.card === 'none');
    case 'bracelet':
      return dryDrop(state.table, choice.options);
    case 'push':
      return pick((option) => 'to' in option && option.to !== 'stay' && isPlain(state.table, SPACE_CODES[option.to]));
    default:
      // The first free start space, the centre's bracelets, the first target, done.
      return single(0);
  }
}

/** The first dry space without a Viking, else the first with one, else water. */
function dryDrop(table: Table, options: readonly VikingsOption[]): Picks {
  const first = (wanted: (space: number) => boolean): number =>
    options.findIndex((option) => 'drop' in option && wanted(SPACE_CODES[option.drop]));
  const isDry = (space: number): boolean => !isWater(table, space);
  const free = first((space) => isDry(space) && isFree(table, space));
  return single(free === -1 ? Math.max(0, first(isDry)) : free);
}

/** A space that gains the pushed Viking nothing. */
const isPlain = (table: Table, space: number): boolean => space !== CENTRE && braceletsOn(table, space).length === 0;
