import { expect, test } from 'vitest';
import type { SagaOption } from '../../../../games/blood-rage/facts/index.ts';
import { bloodRage } from '../../../../games/blood-rage/index.ts';
import type { SagaEvent } from '../../../../games/blood-rage/rules/events.ts';
import {
  apply,
  awaited,
  choiceFor,
  eventFor,
  project,
  randomOf,
  randomPicks,
  sameOption,
  sfc,
  startFrom,
  type Choice,
  type Picks,
  type Seat,
} from '../../../../kernel/index.ts';
import { practiceAt } from './practice.ts';

/** What the learner does, question by question, with the advice that stands there. */
const LESSON: readonly (readonly [ask: string, advice: string | null, wish: object])[] = [
  ['act', 'invade', { act: 'invade' }],
  ['invadeWho', 'where', { figure: 'leader', from: 'reserve' }],
  ['invadeWhere', 'where', { place: 'gimle' }],
  ['done', 'confirm', { done: true }],
  ['act', 'upgrade', { act: 'upgrade', card: 'brothers-in-arms' }],
  ['freeInvasion', 'bring', { figure: 'warrior', to: 'gimle' }],
  ['done', null, { done: true }],
  ['act', 'quest', { act: 'quest', card: 'quest-alfheim', age: 1 }],
  ['act', 'pillage', { act: 'pillage' }],
  ['pillage', null, { province: 'gimle' }],
  ['done', null, { done: true }],
  ['battleCard', 'card', { card: 'tyrs-smash' }],
  ['lateCard', null, { card: 'none' }],
  ['join', 'join', { figure: 'none' }],
  ['act', 'end', { act: 'pass' }],
];

const ME = 0 as Seat;

test('the practice game goes as its advice says, with the prepared answers of the others', () => {
  const { position, answers } = bloodRage.practice!;
  const random = randomOf(sfc('practice'));
  const counts = new Map<string, number>();
  const events: SagaEvent[] = [];
  let { state } = startFrom(bloodRage, position, 'practice', [true, false, false]);
  const answer = (seat: Seat, picks: Picks): void => {
    const outcome = apply(bloodRage, state, { do: 'answer', seat, question: state.question, picks });
    if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome.refusal)}`);
    ({ state } = outcome);
    for (const event of outcome.events) events.push(eventFor(event, 'spectator') as SagaEvent);
  };
  /** As prepared, else by chance. */
  const answerFor = (choice: Choice<SagaOption>): void => {
    const { seat, ask, options } = choice;
    const n = counts.get(`${seat} ${ask}`) ?? 0;
    counts.set(`${seat} ${ask}`, n + 1);
    const wish = answers.find((line) => line.seat === seat && line.ask === ask)?.wishes[n];
    const pick = wish === undefined ? -1 : options.findIndex((option) => sameOption(option, wish));
    answer(seat, pick === -1 ? randomPicks(choice, random) : [pick]);
  };
  for (const [ask, advice, wish] of LESSON) {
    while (state.asked.every(({ seat }) => seat !== 0)) answerFor(awaited(state)!);
    const choice = choiceFor(state, ME)!;
    const { view } = project(bloodRage, state, ME);
    expect([choice.ask, practiceAt({ part: 0, ask: choice.ask, view, seat: 0 })]).toEqual([ask, advice]);
    const pick = choice.options.findIndex((option) => sameOption(option, wish));
    expect([ask, choice.options[pick]]).toEqual([ask, wish]);
    answer(ME, [pick]);
    for (const other of state.asked.filter(({ seat }) => seat !== 0 && state.answers[seat] === null)) answerFor(other);
  }
  // The pillage of Gimle is won, though Loki's Trickery takes a Rage for it; the neighbour pillages next.
  expect(events).toContainEqual(expect.objectContaining({ type: 'battleWon', seat: 0, province: 'gimle' }));
  expect(events).toContainEqual(expect.objectContaining({ type: 'rageStolen', seat: 1, victim: 0 }));
  expect(events).toContainEqual(expect.objectContaining({ type: 'pillageDeclared', seat: 1, province: 'andlang' }));
});

test('in a later Age nothing is advised any more', () => {
  const { state } = startFrom(bloodRage, { seats: 3, age: 2 }, 'later', [true, true, true]);
  const { view } = project(bloodRage, state, ME);
  expect(practiceAt({ part: 0, ask: 'act', view, seat: 0 })).toBeNull();
});
