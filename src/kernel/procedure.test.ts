/** What the compiler must refuse in the rules: each expected error that does not come fails the check of types. */
import { expect, test } from 'vitest';
import { everyName } from './codes.ts';
import { procedures } from './procedure.ts';
import type { OptionsOf, OptionSpec } from './types.ts';

const OPTIONS = [
  { id: 'fog', kind: 'switch', default: false, clause: 'T-1' },
  { id: 'map', kind: 'one', values: ['north', 'south'], default: 'north', clause: 'T-2' },
  { id: 'colours', kind: 'bySeat', values: ['red', 'blue'], clause: 'T-3' },
] as const satisfies readonly OptionSpec[];
type TestOptions = OptionsOf<typeof OPTIONS>;
type TestFrame = { readonly proc: 'turn'; at: string };
type TestAsks = { readonly act: { readonly by: 'turn'; readonly option: { readonly act: 'sail' } } };

const proc = procedures<null, TestFrame, TestAsks, never, TestOptions>();

test('a procedure knows its labels, and options are typed by the list of their specs', () => {
  const turn = proc('turn', {
    begin(run) {
      const fog: boolean = run.options.fog;
      const map: 'north' | 'south' = run.options.map;
      const colours: readonly ('red' | 'blue')[] = run.options.colours;
      // @ts-expect-error a misspelled option
      expect([fog, map, colours, run.options.fogg]).toEqual([true, 'south', ['blue'], undefined]);
      run.goto('end');
      // @ts-expect-error no such label
      run.goto('ending');
    },
    end() {},
  });
  const labels: string[] = [];
  const run = {
    options: { fog: true, map: 'south', colours: ['blue'] },
    goto: (label: string) => labels.push(label),
  };
  turn['begin']!(run as unknown as Parameters<(typeof turn)[string]>[0], { proc: 'turn', at: 'end' });
  expect(Object.keys(turn)).toEqual(['begin', 'end']);
  expect(labels).toEqual(['end', 'ending']);
});

test('a list of every name is complete and has no other', () => {
  expect(everyName<'draft' | 'act'>({ draft: true, act: true })).toEqual(['draft', 'act']);
  // @ts-expect-error one is missing
  expect(everyName<'draft' | 'act'>({ draft: true })).toEqual(['draft']);
  // @ts-expect-error one is not of the union
  expect(everyName<'draft'>({ draft: true, act: true })).toEqual(['draft', 'act']);
});
