import { conformanceOfGame } from '../../../testkit/conformance.ts';
import { clashOfVikings } from '../index.ts';
import { events, narrators, variants } from '../testkit/variants.ts';

conformanceOfGame(clashOfVikings, {
  variants,
  reach: { events },
  narrators,
  folder: new URL('../testkit/', import.meta.url),
});
