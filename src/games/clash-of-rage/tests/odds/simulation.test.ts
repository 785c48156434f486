/** The odds against fights thrown die by die, with fixed seeds. The soak throws many more (testkit/odds/compare.ts). */
import { expect, test } from 'vitest';
import { oddsFault } from '../../testkit/odds/compare.ts';
import { SET_UPS } from '../../testkit/odds/set-ups.ts';

const FIGHTS = 2_000;

test.for(SET_UPS.map((setUp, number) => ({ setUp, number })))(
  'the odds are those of fights thrown die by die: $setUp.name',
  ({ setUp, number }) => expect(oddsFault(setUp, FIGHTS, 1_000 + number)).toBeNull(),
);

test('odds that are wrong are noticed', () => {
  const [setUp] = SET_UPS;
  const fault = oddsFault(
    { ...setUp!, underWay: { striker: 'attacker', rage: { attacker: 9, defender: 0 } } },
    FIGHTS,
    1,
  );
  expect(fault).toContain('attacker wins');
});
