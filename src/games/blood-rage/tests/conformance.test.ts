import { conformanceOfGame } from '../../../testkit/conformance.ts';
import { bloodRage } from '../index.ts';
import { events, narrators, variants } from '../testkit/variants.ts';

conformanceOfGame(bloodRage, {
  variants,
  reach: { events },
  narrators,
  folder: new URL('../testkit/', import.meta.url),
});
