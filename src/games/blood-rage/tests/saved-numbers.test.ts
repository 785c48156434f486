import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, test, vi } from 'vitest';
import {
  apply,
  awaited,
  load,
  Play,
  randomOf,
  randomPicks,
  save,
  sfc,
  start,
  type Seat,
} from '../../../kernel/index.ts';
import { shapeChange, type Shape } from '../../../testkit/shape.ts';
import { CARDS, monsterCode, type CardView, type SagaOption } from '../facts/index.ts';
import { bloodRage } from '../index.ts';

type Saga = typeof bloodRage;
type SagaState = ReturnType<typeof loaded>;

/** A game that was saved when numbers were places in lists, with what its players saw and how it ends under the rules of now. */
interface SavedBefore {
  readonly state: unknown;
  /** By seat: what had been answered and was still sealed. */
  readonly sealed: readonly (readonly SagaOption[] | null)[];
  readonly seen: unknown;
  /** Played on by the random answers of one seed. */
  readonly end: { readonly answers: number; readonly question: number; readonly scores: readonly number[] };
}

const FOLDER = new URL('saved/before-codes/', import.meta.url);
const games = readdirSync(FOLDER).map((name) => ({
  name: name.replace('.json', ''),
  saved: JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as SavedBefore,
}));

const loaded = (game: Saga, { state }: SavedBefore) => load(game, structuredClone(state));
const namesOf = (list: readonly (CardView | null)[]) => list.map((each) => each?.card ?? null);

/** Every hand, the board, the stats, in words. */
function seenIn(game: Saga, state: SagaState): unknown {
  const clans = Array.from({ length: state.seats }, (_, seat) => game.view(state, seat as Seat).clans[seat]!);
  const { phase, doom, provinces } = game.view(state, 'spectator');
  return {
    hands: clans.map(({ hand }) => namesOf(hand)),
    packets: clans.map(({ packet }) => namesOf(packet)),
    kept: clans.map(({ kept }) => namesOf(kept)),
    quests: clans.map(({ quests }) => namesOf(quests)),
    upgrades: clans.map(({ upgrades }) => namesOf(upgrades)),
    played: clans.map(({ played }) => namesOf(played)),
    figures: clans.map(({ figures }) => figures.map(({ figure, place, count }) => `${count} ${figure} ${place}`)),
    phase,
    doom,
    rewards: Object.fromEntries(Object.entries(provinces).map(([province, { reward }]) => [province, reward])),
    stats: clans.map(({ stats }) => Object.values(stats).map(({ value }) => value)),
    sources: clans.map(({ sources }) => sources),
  };
}

const sealedIn = ({ answers, asked }: SagaState): SavedBefore['sealed'] =>
  answers.map(
    (picks, seat) => picks?.map((pick) => asked.find((choice) => choice.seat === seat)!.options[pick]!) ?? null,
  );

function playedOn(game: Saga, from: SagaState): SavedBefore['end'] {
  const random = randomOf(sfc('on to the end'));
  let state = from;
  let answers = 0;
  for (let choice = awaited(state); choice !== undefined; choice = awaited(state)) {
    const picks = randomPicks(choice, random);
    const next = apply(game, state, { do: 'answer', seat: choice.seat, question: state.question, picks });
    if (!next.ok) throw new Error(next.refusal.why);
    state = next.state;
    answers++;
  }
  return { answers, question: state.question, scores: state.result!.scores };
}

describe.each(games)('$name, saved before cards had codes', ({ saved }) => {
  test('shows the same hands, the same board and the same sealed answers', () => {
    const state = loaded(bloodRage, saved);
    expect(seenIn(bloodRage, state)).toEqual(saved.seen);
    expect(sealedIn(state)).toEqual(saved.sealed);
  });

  test('cannot undo what was decided under other rules', () => {
    expect(loaded(bloodRage, saved).undo).toBeNull();
  });

  test('ends as it ended', () => {
    expect(playedOn(bloodRage, loaded(bloodRage, saved))).toEqual(saved.end);
  });
});

// ── Cards that are put into the middle of the list ──────────────────────────────────────────────────────────────────

/** The first code that no card has had. */
const FRESH = Math.max(...CARDS.map(({ code }) => code)) + 1;
const words = (name: string) => ({ name, text: `${name}.` });
const WYRM = {
  id: 'wyrm',
  code: FRESH,
  type: 'monster',
  str: 5,
  cost: 5,
  strikes: 'warriors',
  copies: { base: { 1: [1], 2: [1], 3: [1] } },
  en: words('Wyrm'),
  fr: { ...words('Wyrm'), gender: 'm' },
};
const ROAR = {
  id: 'tyrs-roar',
  code: FRESH + 1,
  type: 'battle',
  god: 'tyr',
  bonus: 7,
  copies: { base: { 1: [1, 1], 2: [1, 1], 3: [1, 1] } },
  en: words('Tyr’s Roar'),
  fr: words('Clameur de Tyr'),
};
const LIST = '../facts/cards/list.ts';

type Card = { readonly id: string; readonly code: number };

/** The game with another list of cards. */
async function withCards(change: (cards: readonly Card[]) => readonly Card[]): Promise<Saga> {
  vi.resetModules();
  vi.doMock(LIST, async (original) => {
    const { CARD_LIST } = await original<{ readonly CARD_LIST: readonly Card[] }>();
    return { CARD_LIST: change(CARD_LIST) };
  });
  return (await import('../index.ts')).bloodRage;
}

/** A card put before the one of that name. */
const putBefore = (cards: readonly Card[], id: string, card: Card): readonly Card[] =>
  cards.flatMap((each) => (each.id === id ? [card, each] : [each]));

const extended = await withCards((cards) => putBefore(putBefore(cards, 'fenrir', WYRM), 'tyrs-bash', ROAR));

afterAll(() => {
  vi.doUnmock(LIST);
  vi.resetModules();
});

describe.each(games)('$name, with new cards in the middle of the list', ({ saved }) => {
  test('shows the same hands, the same board, the same questions and the same sealed answers', () => {
    const state = loaded(extended, saved);
    expect(seenIn(extended, state)).toEqual(saved.seen);
    expect(sealedIn(state)).toEqual(saved.sealed);
    expect(state.asked).toEqual(loaded(bloodRage, saved).asked);
  });

  test('ends as it ended', () => {
    expect(playedOn(extended, loaded(extended, saved))).toEqual(saved.end);
  });
});

test('a decision of a march is undone the same way with new cards in the middle of the list', () => {
  const march = games.find(({ name }) => name.startsWith('march'))!;
  const before = loaded(bloodRage, march.saved);
  const { seat } = awaited(before)!;
  const decided = apply(bloodRage, before, { do: 'answer', seat, question: before.question, picks: [0] });
  if (!decided.ok) throw new Error(decided.refusal.why);
  expect(decided.state.undo?.answers).toEqual([[0]]);
  const now = load(extended, JSON.parse(save(decided.state)));
  expect(now.undo).toEqual(decided.state.undo);
  const undone = (game: Saga, state: SagaState) => apply(game, state, { do: 'undo', seat, question: state.question });
  expect(undone(extended, now)).toEqual(undone(bloodRage, decided.state));
});

test('new cards have codes of their own', () => {
  const { cards, figures } = extended.saved.codes;
  expect(cards).toEqual({ ...bloodRage.saved.codes['cards'], wyrm: FRESH, 'tyrs-roar': FRESH + 1 });
  expect(figures).toEqual({ ...bloodRage.saved.codes['figures'], wyrm: monsterCode(FRESH) });
});

test('new games are played with the new cards', () => {
  const named = new Set<string>();
  for (let game = 0; game < 20; game++) {
    const { state } = start(extended, { seats: 4, seed: `new cards ${game}` });
    const random = randomOf(sfc(`new cards ${game}`));
    const play = new Play(extended, state);
    for (let choice = awaited(state); choice !== undefined; choice = awaited(state)) {
      play.take(choice.seat, randomPicks(choice, random));
      const { clans } = extended.view(state, choice.seat);
      for (const { figures, played } of clans) {
        for (const { figure } of figures) named.add(figure);
        for (const { card } of played) named.add(card);
      }
      expect(extended.faults(state.table)).toEqual([]);
    }
  }
  expect([...named]).toEqual(expect.arrayContaining(['wyrm', 'tyrs-roar']));
});

test('a game with a card that is not there is refused', () => {
  const { saved } = games[0]!;
  const state = structuredClone(saved.state) as { table?: { hidden: { kinds: number[] } } };
  state.table!.hidden.kinds[0] = 9_999;
  expect(() => load(bloodRage, state)).toThrow('there is no such card');
});

// ── The committed shape ─────────────────────────────────────────────────────────────────────────────────────────────

/** What the shape says of a game whose numbers stand for these. */
const shapeOf = (saved: Saga['saved']): Shape => ({
  rules: 1,
  labels: [],
  frames: {},
  table: [],
  options: {},
  ...saved,
});
const changeTo = (saved: Saga['saved']): string | null => shapeChange(shapeOf(bloodRage.saved), shapeOf(saved));

test('new cards change no saved game, wherever they stand in the list', () => {
  expect(changeTo(extended.saved)).toBeNull();
});

test('a card that changes its code changes what saved games hold', async () => {
  const { saved } = await withCards((cards) =>
    cards.map((card) => (card.id === 'troll' ? { ...card, code: FRESH } : card)),
  );
  expect(changeTo(saved)).toBe('cards: code 0 was troll and is no longer there');
});

test('a card that takes the code of a card that is gone changes what saved games hold', async () => {
  const { saved } = await withCards((cards) =>
    cards.map((card) => (card.id === 'troll' ? { ...WYRM, code: 0 } : card)),
  );
  expect(changeTo(saved)).toBe('cards: code 0 was troll and is now wyrm');
});

test('two cards of one code are refused at once', async () => {
  await expect(withCards((cards) => [...cards, { ...WYRM, code: 0 }])).rejects.toThrow(/the code of troll/);
});

test('a longer row of figures, stats or sources changes what saved games hold', () => {
  const { saved } = bloodRage;
  const { sizes } = saved;
  for (const size of Object.keys(sizes))
    expect(changeTo({ ...saved, sizes: { ...sizes, [size]: sizes[size]! + 1 } })).toBe('sizes changed');
});
