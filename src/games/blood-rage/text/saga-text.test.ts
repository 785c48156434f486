import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  apply,
  awaited,
  randomOf,
  randomPicks,
  sfc,
  start,
  type Emitted,
  type Refusal,
  type Seat,
} from '../../../kernel/index.ts';
import { scenario } from '../../../testkit/scenario.ts';
import { pairwiseVariants } from '../../../testkit/pairwise.ts';
import { LANGUAGES, type ByLanguage, type Language } from '../../../text/languages.ts';
import { typographyFaults } from '../../../text/proof-reading.ts';
import { ASKS, CLANS, type ClanId, type SagaOption } from '../facts/index.ts';
import { bloodRage } from '../index.ts';
import type { SagaEvent } from '../rules/events.ts';
import { questions } from '../rules/questions/index.ts';
import type { SagaState } from '../rules/run.ts';
import { events as EVENT_TYPES } from '../testkit/events.ts';
import { sagaText, type SagaText } from './index.ts';
import { labelOf } from './labels.ts';
import { lineOf } from './log-lines.ts';
import { EVENT_PARAMS, LABEL_PARAMS, REFUSAL_PARAMS } from './params.ts';

interface Seen {
  readonly state: SagaState;
  readonly events: readonly Emitted<SagaEvent>[];
}

/** Not the usual ones. */
const clansOf = (seats: number): readonly ClanId[] => CLANS.toReversed().slice(0, seats);

/** Every state of random games at every kind of table, and the events that led to it. */
function* seen(games: number): Generator<Seen> {
  for (const { seats, options } of pairwiseVariants(bloodRage)) {
    for (let number = 0; number < games; number++) {
      const seed = `words ${number}`;
      const random = randomOf(sfc(seed));
      // Every other seat wants to confirm what it does.
      const confirms = [true, false, true, false, true];
      let { state, events }: Seen = start(bloodRage, {
        seats,
        options: { ...options, clans: clansOf(seats) },
        seed,
        confirms: confirms.slice(0, seats),
      });
      for (;;) {
        yield { state, events };
        const choice = awaited(state);
        if (choice === undefined) break;
        const picks = randomPicks(choice, random);
        const next = apply(bloodRage, state, { do: 'answer', seat: choice.seat, question: state.question, picks });
        if (!next.ok) throw new Error(next.refusal.why);
        ({ state, events } = next);
      }
    }
  }
}

const bothForms = ({ shell, full }: Emitted<SagaEvent>): SagaEvent[] => (full === null ? [shell] : [shell, full]);
const isBad = (text: string): boolean => text.trim() === '' || /undefined|null|NaN|…|[{}[\]]/.test(text);

/** The seats that a line of the log calls "you"; those of a card's power, or without the card's name, speak of no reader. */
function concerned(event: SagaEvent): readonly number[] {
  if (event.type === 'textCancelled' || event.type === 'watchSwept') return [];
  if ((event.type === 'questCommitted' || (event.type === 'keptCard' && event.kept)) && event.card === null) return [];
  if ('seats' in event) return event.seats;
  return [...('seat' in event ? [event.seat] : []), ...('victim' in event ? [event.victim] : [])];
}
const SECOND_PERSON: ByLanguage<RegExp> = { en: /\byou(?:r)?\b/i, fr: /\b(?:vous|votre|vos)\b/i };

const [first, second] = [0, 1] as [Seat, Seat];
const fromValhalla = { type: 'invaded', seat: first, figure: 'ship', rage: 1, from: 'valhalla' } as const;

/** Rare at a table of random players. */
const RARE: readonly SagaEvent[] = [
  { type: 'actionEndsPillaged' },
  { type: 'noCardLeft', seat: first },
  { ...fromValhalla, place: 'fjord-ne' },
  { ...fromValhalla, figure: 'leader', place: 'utgard' },
  { type: 'statRaised', seat: first, stat: 'rage', value: 12, step: 6 },
  { type: 'statAtTop', seat: first, stat: 'rage' },
  { type: 'gloryGained', seat: first, glory: 2, source: 'card', why: null },
  { type: 'rageGained', seat: first, rage: 3, card: 'thors-ascension' },
  { type: 'poisonTook', seat: first, victim: second, cards: ['tyrs-rage', 'heimdalls-eye'] },
  { type: 'boughtBack', seat: first, card: 'tyrs-rage', rage: 1 },
  { type: 'saved', seat: first, figure: 'leader', rage: 1 },
  { type: 'sacrificed', seat: first, figures: ['warrior', 'warrior'] },
  { type: 'destroyed', seat: first, figures: ['mystic'], cause: 'chosen', place: 'gimle' },
  { type: 'gloryStolen', seat: first, victim: second, glory: 2, card: 'lokis-backstab' },
  { type: 'rageStolen', seat: first, victim: second, rage: 1, card: 'lokis-trickery' },
  { type: 'rewardDoubled', seat: first, figure: 'frost-giant' },
  { type: 'leaderStepped', seat: first, figure: 'leader', from: 'gimle', to: 'andlang' },
  { type: 'questFought', seat: first, card: 'quest-alfheim', age: 3, bonus: 5 },
  { type: 'questRested', seat: first, card: 'quest-alfheim', age: 3 },
  { type: 'ragnarokInstead', figure: 'fenrir', province: 'utgard', spared: null },
  { type: 'ragnarokNothing', province: 'gimle' },
  { type: 'won', seats: [first, second], glory: 60 },
];
const RARE_OPTIONS: readonly (readonly [ask: string, option: SagaOption])[] = [
  ['invadeWho', { figure: 'leader', from: 'valhalla' }],
  ['invadeWhere', { place: 'gimle', over: 1, kills: 'mystic' }],
  ['act', { act: 'upgrade', card: 'troll', over: 'dwarf-chieftain', from: 'gimle' }],
  ['act', { act: 'upgrade', card: 'troll', over: 'dwarf-chieftain', from: 'reserve' }],
  ['act', { act: 'upgrade', card: 'troll', over: 'dwarf-chieftain', from: 'valhalla' }],
  ['questFights', { as: 5 }],
  ['questFights', { as: 0 }],
  ['leaderStep', { figure: 'leader', to: 'gimle' }],
  ['leaderStep', { figure: 'none' }],
  ['prowess', { card: 'tyrs-rage' }],
  ['prowess', { card: 'none' }],
];

describe.each(LANGUAGES)('in %s', (language: Language) => {
  const bySeats = [2, 3, 4, 5].map((seats) => sagaText(language, clansOf(seats)));
  const textOf = ({ seats }: SagaState): SagaText => bySeats[seats - 2]!;

  test('every event, question and option of random games is said, and every way to say one is used', () => {
    const said = new Set<string>();
    const saidToReaders = new Set<string>();
    const lines = new Set<string>();
    const types = new Set<string>();
    const labels = new Set<string>();
    const hear = (event: SagaEvent, text: SagaText, clans: readonly ClanId[] = CLANS): void => {
      types.add(event.type);
      const sentence = text.event(event);
      if (sentence !== null) said.add(sentence);
      for (const reader of concerned(event)) {
        const own = sagaText(language, clans, 'strict', reader).event(event);
        if (own !== null) saidToReaders.add(own);
      }
      const [key = null] = lineOf(event, CLANS) ?? [];
      if (key !== null) lines.add(key);
    };
    for (const { state, events } of seen(5)) {
      const text = textOf(state);
      for (const event of events.flatMap(bothForms)) hear(event, text, clansOf(state.seats));
      for (const { ask, options } of state.asked) {
        said.add(text.prompt(ask));
        const buttons = options.map((option) => text.option(ask, option));
        expect(new Set(buttons).size).toBe(options.length);
        for (const button of buttons) said.add(button);
        for (const option of options) labels.add(labelOf(ask, option, CLANS)[0]);
      }
    }
    for (const event of RARE) hear(event, sagaText(language));
    for (const [ask, option] of RARE_OPTIONS) {
      said.add(sagaText(language).option(ask, option));
      labels.add(labelOf(ask, option, CLANS)[0]);
    }
    const spoken = [...said, ...saidToReaders];
    expect(spoken.filter(isBad)).toEqual([]);
    expect(spoken.flatMap((sentence) => typographyFaults(language, sentence))).toEqual([]);
    expect([...saidToReaders].filter((sentence) => !SECOND_PERSON[language].test(sentence))).toEqual([]);
    expect([...types].toSorted()).toEqual([...EVENT_TYPES].toSorted());
    expect([...lines].toSorted()).toEqual(Object.keys(EVENT_PARAMS).toSorted());
    expect([...labels].toSorted()).toEqual(Object.keys(LABEL_PARAMS).toSorted());
  });

  test('every candidate that is no option is refused in a sentence', () => {
    const met = new Map<string, string>();
    for (const { state } of seen(1)) {
      const text = textOf(state);
      for (const refusal of refusalsIn(state)) {
        const key = `${refusal.why} ${JSON.stringify(refusal.params)}`;
        if (!met.has(key)) met.set(key, text.refusal(refusal));
      }
    }
    // No number stands for "nothing": the highest is a Rage or a count of figures.
    expect([...met.keys()].filter((key) => /\d{3}/.test(key.slice(key.indexOf('{'))))).toEqual([]);
    const sentences = [...met.values()];
    expect(sentences.filter(isBad)).toEqual([]);
    expect(sentences.flatMap((sentence) => typographyFaults(language, sentence))).toEqual([]);
    const keys = new Set([...met.keys()].map((key) => key.split(' ', 1)[0]!));
    expect([...keys].filter((key) => !Object.hasOwn(REFUSAL_PARAMS, key))).toEqual([]);
    expect(keys.size).toBeGreaterThan(30);
  });
});

/** What `whyNot` says of the candidates; asked directly, for each time it would go through them all. */
function refusalsIn(state: SagaState): Refusal[] {
  const frame = state.stack.at(-1)!;
  return state.asked.flatMap(({ seat, ask }) => {
    const question = bloodRage.questions[ask]!;
    return question.candidates(state, frame, seat).flatMap((wish) => {
      const why = question.refuse(state, frame, seat, wish);
      if (why === null) return [];
      return [{ clause: why.split('.')[0]!, why, params: question.params?.(state, frame, seat, wish, why) ?? {} }];
    });
  });
}

test('every refusal that the rules write has a sentence, and no other', () => {
  const folder = new URL('../rules/', import.meta.url);
  // Options name their clause, and the end its own: no refusals.
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && name !== 'options.ts' && !name.startsWith('verbs'),
  );
  const written = files.flatMap((name) =>
    Array.from(readFileSync(new URL(name, folder), 'utf8').matchAll(/'(BRC?-[\d.a-z]+)'/g), ([, key]) => key!),
  );
  expect([...new Set(written)].toSorted()).toEqual(Object.keys(REFUSAL_PARAMS).toSorted());
});

test('every question of the rules has a prompt', () => {
  expect([...ASKS].toSorted()).toEqual(Object.keys(questions).toSorted());
});

describe('the words of a table', () => {
  const fr = sagaText('fr', ['bear', 'ram', 'wolf']);
  const en = sagaText('en', ['bear', 'ram', 'wolf']);

  test('name the clans after the table’s option', () => {
    expect([0, 1, 2].map((seat) => en.seat(seat))).toEqual(['Bear', 'Ram', 'Wolf']);
    expect(fr.seat(0)).toBe('le Clan de l’Ours');
    expect(sagaText('en').seat(0)).toBe('Wolf');
    expect(en.option('invadeWhere', { place: 'gimle', over: 2, kills: 'warrior' })).toBe(
      'Invade Gimle in place of Wolf’s Warrior',
    );
  });

  test('tell those who may know more than the others', () => {
    const committed = { type: 'questCommitted', seat: first } as const;
    expect(en.event({ ...committed, card: null })).toBe('Bear commits to a Quest.');
    expect(en.event({ ...committed, card: 'quest-alfheim' })).toBe('Bear commits to “Alfheim!”.');
    expect(en.event({ type: 'draftPicked', seat: first, cards: null, left: null })).toBeNull();
    expect(en.event({ type: 'draftPicked', seat: first, cards: ['troll', 'tyrs-bash'], left: [] })).toBe(
      'Bear chooses “Troll” and “Tyr’s Bash”.',
    );
    const kept = { type: 'keptCard', seat: first, kept: true } as const;
    expect(en.event({ ...kept, card: null })).toBe('Bear keeps one card.');
    expect(en.event({ ...kept, card: 'troll' })).toBe('Bear keeps “Troll”.');
  });

  test('count equal figures', () => {
    const lost = { type: 'destroyed', seat: first, place: 'gimle', cause: 'battle' } as const;
    expect(en.event({ ...lost, figures: ['warrior', 'leader', 'warrior'] })).toBe(
      'Bear loses 2 Warriors and its Leader: to Valhalla!',
    );
    expect(en.event({ ...lost, figures: ['warrior'], cause: 'ragnarok' })).toBe('Bear loses a Warrior to Ragnarök.');
  });

  test('tell what a shown card is worth', () => {
    const shown = { type: 'revealed', seat: first, mayFight: false } as const;
    expect(en.event({ ...shown, card: 'tyrs-bash', bonus: 2 })).toBe('Bear reveals “Tyr’s Bash” (+2).');
    expect(en.event({ ...shown, card: 'heimdalls-sight', bonus: 0 })).toBe('Bear reveals “Heimdall’s Sight”.');
    expect(en.event({ ...shown, card: 'troll', bonus: 0 })).toBe('Bear reveals “Troll”, which does nothing in battle.');
    // A Quest that may fight is not said to do nothing: that is told next.
    expect(en.event({ ...shown, card: 'quest-alfheim', bonus: 0, mayFight: true })).toBe('Bear reveals “Alfheim!”.');
    expect(en.event({ type: 'questFought', seat: first, card: 'quest-alfheim', bonus: 3 })).toBe(
      'Bear fights with the Quest “Alfheim!” as +3.',
    );
  });

  test('BR-56 tell Quests of one name apart by their Age', () => {
    const plain = (sentence: string | null): string => sentence!.replace(/[\u00a0\u202f]/g, ' ');
    const alfheim = { seat: first, card: 'quest-alfheim', age: 1 } as const;
    expect(en.event({ type: 'questCommitted', ...alfheim })).toBe('Bear commits to “Alfheim!” of the First Age.');
    expect(plain(fr.event({ type: 'questCommitted', ...alfheim, age: 3 }))).toBe(
      'Le Clan de l’Ours s’engage dans « Alfheim ! » du Troisième Âge.',
    );
    const shown = { type: 'revealed', ...alfheim, bonus: 0 } as const;
    expect(en.event({ ...shown, mayFight: true })).toBe('Bear reveals “Alfheim!” of the First Age.');
    expect(en.event({ type: 'questFought', ...alfheim, bonus: 3 })).toBe(
      'Bear fights with the Quest “Alfheim!” of the First Age as +3.',
    );
    expect(en.event({ type: 'questRested', ...alfheim })).toBe(
      'Bear does not fight with the Quest “Alfheim!” of the First Age.',
    );
    expect(en.event({ type: 'boughtBack', ...alfheim, rage: 1 })).toBe(
      'Bear pays 1 Rage to take “Alfheim!” of the First Age back.',
    );
    expect(en.event({ type: 'keptCard', ...alfheim, kept: true })).toBe('Bear keeps “Alfheim!” of the First Age.');
    expect(en.event({ type: 'questDone', ...alfheim })).toBe('Bear completes “Alfheim!” of the First Age.');
    expect(en.event({ type: 'questFailed', ...alfheim, age: 2 })).toBe('Bear fails “Alfheim!” of the Second Age.');
    const cards = { seat: first, cards: ['quest-alfheim', 'heimdalls-eye'], age: 2 } as const;
    const both = '“Alfheim!” of the Second Age and “Heimdall’s Eye”';
    expect(en.event({ type: 'winnerDiscarded', ...cards })).toBe(`Bear discards ${both}.`);
    expect(en.event({ type: 'losersTookBack', ...cards })).toBe(`Bear takes ${both} back into hand.`);
    expect(en.event({ type: 'poisonTook', ...cards, victim: second })).toBe(`Bear takes ${both} from Ram.`);
    const toRam = sagaText('en', ['bear', 'ram', 'wolf'], 'strict', 1);
    expect(toRam.event({ type: 'questDone', ...alfheim, seat: second })).toBe(
      'You complete “Alfheim!” of the First Age.',
    );
  });

  test('BR-56 tell a log of before that does not name the Age', () => {
    expect(en.event({ type: 'questDone', seat: first, card: 'quest-alfheim' })).toBe('Bear completes “Alfheim!”.');
    expect(en.event({ type: 'winnerDiscarded', seat: first, cards: ['quest-alfheim'] })).toBe(
      'Bear discards “Alfheim!”.',
    );
  });

  test('say where Glory comes from, and once where two events tell it', () => {
    const gained = { type: 'gloryGained', seat: first, glory: 4 } as const;
    expect(en.event({ ...gained, source: 'card', why: 'lokis-dragons' })).toBe(
      'Bear gains 4 Glory thanks to “Loki’s Dragons”.',
    );
    expect(en.event({ ...gained, source: 'battle', why: null })).toBe('Bear gains 4 Glory for the victory.');
    expect(en.event({ ...gained, source: 'track', why: null })).toBeNull();
  });

  test('elide before a quoted name', () => {
    const played = { type: 'upgraded', seat: second, card: 'troll', rage: 2 } as const;
    const plain = (text: string | null): string => text!.replace(/[\u00a0\u202f]/g, ' ');
    expect(plain(fr.event({ ...played, over: 'dark-elf' }))).toBe(
      'Le Clan du Bélier joue « Troll » à la place d’« Elfe noir » pour 2 points de Rage.',
    );
    expect(plain(fr.event({ ...played, over: 'wolfman' }))).toContain('à la place d’« Homme-loup »');
    expect(plain(fr.event({ ...played, over: 'sea-serpent' }))).toContain('à la place de « Serpent de mer »');
  });

  test('tell the last step of a stat apart, whose value is that of the step before', () => {
    const raised = (stat: 'rage' | 'axes'): string | null => {
      const one = { figure: 'warrior', from: 'gimle' } as const;
      const play = scenario(bloodRage, {
        seats: 3,
        clans: [
          { upgrades: ['friggas-sacrifice'], figures: { gimle: ['warrior', 'warrior'] }, stats: { rage: 5, axes: 4 } },
        ],
      });
      play.answers(0, { act: 'sacrifice' }).answers(0, one).answers(0, one).answers(0, { stat });
      return en.event(play.heard('spectator').find(({ type }) => type === 'statRaised')!);
    };
    expect(raised('rage')).toBe('Bear raises Rage to its last step, 12.');
    expect(raised('axes')).toBe('Bear raises Axes to 8.');
  });

  test('set a pillage apart from the actions around it', () => {
    const pillage = { type: 'pillageDeclared', seat: first, province: 'gimle', rage: 0 } as const;
    const march = { type: 'marchPaid', seat: first, from: 'gimle', to: 'utgard', rage: 1 } as const;
    expect(en.part(pillage)).not.toBe(en.part(march));
    expect(en.part({ ...march, seat: second })).toBe(en.part(march));
    expect(en.part({ type: 'callDeclined', seat: second })).toBeNull();
  });
});

describe('the log of one reader', () => {
  const clans = ['bear', 'ram', 'wolf'] as const;
  const en = sagaText('en', clans, 'strict', 1);
  const fr = sagaText('fr', clans, 'strict', 1);
  const plain = (text: string | null): string => text!.replace(/[\u00a0\u202f]/g, ' ');

  test('says "you" for what the reader does, and calls the reader’s figures theirs', () => {
    const invaded = { type: 'invaded', seat: second, place: 'gimle', rage: 1, from: 'reserve' } as const;
    expect(en.event({ ...invaded, figure: 'warrior' })).toBe('You invade Gimle with a Warrior for 1 Rage.');
    expect(plain(fr.event({ ...invaded, figure: 'leader', rage: 2 }))).toBe(
      'Vous envahissez Gimle avec votre Chef pour 2 points de Rage.',
    );
    const lost = { type: 'destroyed', seat: second, place: 'gimle', cause: 'battle' } as const;
    expect(en.event({ ...lost, figures: ['warrior', 'valkyrie', 'warrior'] })).toBe(
      'You lose 2 Warriors and your Valkyrie: to Valhalla!',
    );
    expect(plain(fr.event({ ...lost, figures: ['valkyrie', 'fenrir'] }))).toBe(
      'Vous perdez votre Valkyrie et Fenrir : au Valhalla !',
    );
    const struck = { type: 'monsterStruck', seat: second, figure: 'fire-giant', province: 'gimle' } as const;
    expect(en.event(struck)).toBe('You unleash your Fire Giant on Gimle!');
  });

  test('says "you" for what is done to the reader, and for a reader among several', () => {
    const stolen = { type: 'rageStolen', seat: first, victim: second, rage: 1, card: 'lokis-trickery' } as const;
    expect(en.event(stolen)).toBe('Bear takes 1 Rage from you with “Loki’s Trickery”.');
    expect(plain(fr.event(stolen))).toBe('Le Clan de l’Ours vous prend 1 point de Rage avec « Ruse de Loki ».');
    const battle = { type: 'battleBegan', province: 'gimle', seats: [0, 1, 2] as Seat[] } as const;
    expect(en.event(battle)).toBe('Battle in Gimle: you, the Bear clan and the Wolf clan.');
    const shared = { type: 'won', seats: [first, second], glory: 60 } as const;
    expect(en.event(shared)).toBe('You and the Bear clan share the victory with 60 Glory.');
    expect(plain(fr.event(shared))).toBe('Victoire partagée à 60 points de Gloire : vous et le Clan de l’Ours.');
  });

  test('names the others, and the reader too to everybody else', () => {
    const others = { type: 'passed', seat: first, rage: 2 } as const;
    expect(en.event(others)).toBe('Bear passes and gives up 2 Rage.');
    const elsewhere = { type: 'battleBegan', province: 'gimle', seats: [0, 2] as Seat[] } as const;
    expect(en.event(elsewhere)).toBe(sagaText('en', clans).event(elsewhere));
    expect(sagaText('en', clans, 'strict', 2).event({ ...others, seat: second })).toBe(
      'Ram passes and gives up 2 Rage.',
    );
  });
});
