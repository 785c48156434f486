import { beforeAll, describe, expect, test, vi } from 'vitest';
import { bloodRage } from '../../../../games/blood-rage/index.ts';
import type { SagaView } from '../../../../games/blood-rage/facts/index.ts';
import type { SagaState } from '../../../../games/blood-rage/rules/run.ts';
import { sagaText } from '../../../../games/blood-rage/text/index.ts';
import { awaited, Play, randomOf, randomPicks, sfc, start, type Seat } from '../../../../kernel/index.ts';
import { LANGUAGES, type Language } from '../../../../text/languages.ts';
import { typographyFaults } from '../../../../text/proof-reading.ts';
import type { TextSection } from '../../../board/game-ui.ts';
import { languageFiles } from '../language.ts';
import type { Scene } from '../scene.svelte.ts';
import { sectionsOf } from './sections.ts';

// Settings need a browser.
const settings = vi.hoisted(() => ({ language: 'en' as Language }));
vi.mock('../../../shared/settings.svelte.ts', () => ({ settings }));

beforeAll(async () => {
  for (const language of LANGUAGES) await languageFiles.load(language);
});

const ME = 0 as Seat;
const NAMES = ['Ingrid', 'Bo', 'Åse', 'Leif', 'Ulf'];

/** What the table reads of a scene, which itself needs a browser. */
function sceneOf(state: SagaState, me: Seat | null): Scene {
  const view: SagaView = bloodRage.view(state, me ?? 'spectator');
  const { language } = settings;
  const words = sagaText(
    language,
    view.clans.map(({ clan }) => clan),
  );
  const seats = view.clans.map((_, seat) => seat);
  const name = (seat: number): string => NAMES[seat]!;
  const scene = {
    view,
    me,
    isOver: awaited(state) === undefined,
    game: { asked: state.asked.map(({ seat, ask }) => ({ seat, ask })) },
    doc: { table: { options: {} } },
    others: seats.filter((seat) => seat !== me),
    name,
    nameOrYou: (seat: number) => (seat === me ? 'You' : name(seat)),
    clanName: (seat: number) => words.seat(seat),
  };
  return scene as unknown as Scene;
}

/** Every so many answers of a random game. */
function* statesOf(game: number): Generator<SagaState> {
  const seats = 2 + (game % 4);
  const options = { mystics: true, kickstarterMonsters: true };
  const { state } = start(bloodRage, { seats, seed: `text table ${game}`, options });
  const play = new Play(bloodRage, state, { quiet: true });
  const random = randomOf(sfc(`text table ${game}`));
  let answers = 0;
  for (let choice = awaited(state); choice !== undefined; choice = awaited(state)) {
    if (answers++ % 7 === 0) yield state;
    play.take(choice.seat, randomPicks(choice, random));
  }
  yield state;
}

const linesOf = (sections: readonly TextSection[]): string[] =>
  sections.flatMap(({ heading, items }) => [heading, ...items]);

describe.each(LANGUAGES)('the text table in %s', (language) => {
  test('says every view of random games in whole sentences, under headings of their own', () => {
    settings.language = language;
    const said = new Set<string>();
    for (let game = 0; game < 8; game++) {
      for (const state of statesOf(game)) {
        for (const viewer of [null, ME]) {
          const sections = sectionsOf(sceneOf(state, viewer));
          const headings = sections.map(({ heading }) => heading);
          expect(new Set(headings).size).toBe(headings.length);
          expect(sections.filter(({ items }) => items.length === 0)).toEqual([]);
          for (const line of linesOf(sections)) said.add(line);
        }
      }
    }
    const lines = [...said];
    expect(lines.filter((line) => /undefined|null|NaN|…|[{}[\]]|\(\)|: ?$/.test(line))).toEqual([]);
    expect(lines.flatMap((line) => typographyFaults(language, line))).toEqual([]);
  });
});

test('a player reads the texts of their own cards, a spectator of none', () => {
  settings.language = 'en';
  const [state] = statesOf(2);
  const own = sectionsOf(sceneOf(state!, ME));
  const hand = own.find(({ heading }) => heading === 'The hand you choose from')!;
  expect(hand.items).toHaveLength(bloodRage.view(state!, ME).clans[0]!.packet.length);
  expect(hand.items.every((line) => /^.+ \(.+\): .+\.$/.test(line))).toBe(true);
  const shown = linesOf(sectionsOf(sceneOf(state!, null)));
  expect(shown.filter((line) => hand.items.includes(line))).toEqual([]);
});

test('a battle under way is told with the strength of each clan', () => {
  settings.language = 'en';
  let battles = 0;
  for (let game = 0; game < 8; game++) {
    for (const state of statesOf(game)) {
      const { pillage } = bloodRage.view(state, 'spectator');
      if (pillage === null || pillage.strength.length < 2) continue;
      battles += 1;
      const told = sectionsOf(sceneOf(state, null)).find(({ heading }) => heading === 'The pillage under way')!;
      expect(told.items).toHaveLength(1 + pillage.strength.length);
      pillage.strength.forEach(({ total }, index) => expect(told.items[index + 1]).toContain(` ${total}: `));
    }
  }
  expect(battles).toBeGreaterThan(0);
});
