/**
 * A whole game of Blood Rage in two worlds that nobody without a seat can tell apart: cards that the public never sees in it have changed
 * places with each other, in decks, packets and hands, and those who hold them answer accordingly.
 */
import {
  deckOf,
  AGES,
  CARDS,
  cardCode,
  factsOfCard,
  type CardId,
  type SagaOption,
} from '../src/games/blood-rage/facts/index.ts';
import { bloodRage } from '../src/games/blood-rage/index.ts';
import { pieceKind } from '../src/games/blood-rage/rules/pieces.ts';
import {
  apply,
  awaited,
  choiceFor,
  eventFor,
  project,
  randomPicks,
  sameOption,
  type AnyState,
  type Picks,
  type Random,
  type Seat,
} from '../src/kernel/index.ts';

/** An answer by its value, which means the same whatever else is on offer. */
interface Answer {
  readonly seat: Seat;
  readonly wishes: readonly SagaOption[];
}

interface PlayedGame {
  readonly answers: readonly Answer[];
  /** Everything that somebody without a seat is shown, from the first question to the end. */
  readonly shown: string;
}

const shownIn = (state: AnyState): string => JSON.stringify(project(bloodRage, state, 'spectator'));

/** Plays to the end by chance. */
export function playedGame(start: AnyState, random: Random): PlayedGame {
  const answers: Answer[] = [];
  const shown = [shownIn(start)];
  for (let state = start; state.result === null;) {
    const choice = awaited(state)!;
    const picks = randomPicks(choice, random);
    answers.push({ seat: choice.seat, wishes: picks.map((pick) => choice.options[pick] as SagaOption) });
    const outcome = applied(state, choice.seat, picks);
    ({ state } = outcome);
    shown.push(shownIn(state), ...outcome.events.map((event) => JSON.stringify(eventFor(event, 'spectator'))));
  }
  return { answers, shown: shown.join('\n') };
}

/** Which card lies in the place of which, in the other world. */
export type Exchange = ReadonlyMap<CardId, CardId>;

/**
 * Among the cards of one deck, those that are there once, in no other deck, and never shown. No Quests: they are answered with the Age on
 * their backs.
 */
export function exchangeOf({ shown }: PlayedGame, seats: number): Exchange {
  const decks = AGES.map((age) => deckOf(age, seats, new Set(['base'])));
  const copies = (card: number): number => decks.flat().filter((each) => each === card).length;
  return new Map(
    decks.flatMap((deck) => {
      const secret = CARDS.filter(
        ({ id, code, type }) =>
          type !== 'quest' && deck.includes(code) && copies(code) === 1 && !shown.includes(`"${id}"`),
      ).map(({ id }) => id);
      return secret.length < 2 ? [] : secret.map((card, at) => [card, secret[(at + 1) % secret.length]!] as const);
    }),
  );
}

/** The game whose set-up has the exchanged cards in each other's places. */
export function withExchange(exchange: Exchange): typeof bloodRage {
  const kinds = new Map(
    AGES.flatMap((_, age) =>
      Array.from(
        exchange,
        ([card, other]) => [pieceKind(age, cardCode(card)), pieceKind(age, cardCode(other))] as const,
      ),
    ),
  );
  return {
    ...bloodRage,
    setup(seats, options, random) {
      const { table, first } = bloodRage.setup(seats, options, random);
      const { hidden } = table;
      const changed = { ...hidden, kinds: hidden.kinds.map((kind) => kinds.get(kind) ?? kind) };
      return { table: { ...table, hidden: changed }, first };
    },
  };
}

/** The same answer in the world where these cards are exchanged. */
export const exchanged = ({ seat, wishes }: Answer, exchange: Exchange): Answer => ({
  seat,
  wishes: wishes.map((wish) => {
    if (!('card' in wish) || wish.card === 'none') return wish;
    const card = exchange.get(wish.card);
    return card === undefined ? wish : ({ ...wish, card: factsOfCard(card).id } as SagaOption);
  }),
});

/** How it is given now. */
export function picksOf(state: AnyState, { seat, wishes }: Answer): Picks {
  const { options } = choiceFor(state, seat)!;
  const picks = wishes.map((wish) => options.findIndex((option) => sameOption(option, wish)));
  if (picks.includes(-1)) throw new Error(`${JSON.stringify(wishes)} is not offered: ${JSON.stringify(options)}`);
  return picks.sort((a, b) => a - b);
}

export function applied(state: AnyState, seat: Seat, picks: Picks) {
  const outcome = apply(bloodRage, state, { do: 'answer', seat, question: state.question, picks });
  if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome.refusal)}`);
  return outcome;
}
