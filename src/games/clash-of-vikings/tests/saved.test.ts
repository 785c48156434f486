import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { apply, load, save, type Seat } from '../../../kernel/index.ts';
import { fingerprint } from '../../../testkit/checks/other-process.ts';
import { scenario } from '../../../testkit/scenario.ts';
import { clashOfVikings } from '../index.ts';
import type { VikingsState } from '../rules/table.ts';
import { plays } from './turn-steps.ts';

/** Green has laid a card as a Shield against Yellow's Slingshot; Yellow must say whether it believes it. */
const claimed = (): VikingsState => {
  const scene = scenario(clashOfVikings, {
    seats: 3,
    vikings: ['D6', 'B1', 'B0'],
    hands: [
      ['slingshot', 'walk', 'club'],
      ['walk', 'shield', 'slam'],
    ],
    discards: [['punch'], ['hammer']],
    bracelets: [
      [1, 3],
      [2, 4, 4],
      [1, 2],
    ],
    arena: { B3: [3], D1: [2] },
  });
  plays(scene, 0, 'slingshot', 'slingshot').answers(0, { victim: 1 }).answers(1, { card: 'walk' });
  return scene.asks('callShield', 0).state;
};

test('CV-41 a game saved in the middle of a Shield claim goes on as it would have', () => {
  const here = claimed();
  const there = load(clashOfVikings, JSON.parse(JSON.stringify(here)));
  expect(there).toEqual(here);
  for (const pick of [0, 1]) {
    const input = { do: 'answer', seat: 0 as Seat, question: here.question, picks: [pick] } as const;
    const [one, two] = [here, there].map((state) => apply(clashOfVikings, state, input));
    expect(two).toEqual(one);
    expect(one).toMatchObject({ ok: true });
  }
  const seeds = Array.from({ length: 10 }, (_, number) => `on ${number}`);
  expect(seeds.map((seed) => fingerprint(clashOfVikings, there, seed))).toEqual(
    seeds.map((seed) => fingerprint(clashOfVikings, here, seed)),
  );
});

test('CV-44 loaded again, a false Shield called there costs a bracelet, and the attack goes on', () => {
  const there = load(clashOfVikings, JSON.parse(save(claimed())));
  const outcome = apply(clashOfVikings, there, { do: 'answer', seat: 0 as Seat, question: there.question, picks: [0] });
  if (!outcome.ok) throw new Error(outcome.refusal.why);
  expect(outcome.events.map(({ shell }) => shell.type)).toEqual([
    'callsShield',
    'shieldFalse',
    'penaltyTaken',
    'knockedOff',
  ]);
  expect(outcome.state.asked).toMatchObject([{ seat: 0, ask: 'bracelet' }]);
});

test('CV-41 in another process it goes on the same', async () => {
  const program = fileURLToPath(new URL('../../../testkit/cli/other-process.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', program, clashOfVikings.id], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  child.stdin.end(`${JSON.stringify({ seed: 'elsewhere', saved: claimed() })}\n`);
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) lines.push(line);
  await closed;
  expect(lines).toEqual([fingerprint(clashOfVikings, claimed(), 'elsewhere')]);
});
