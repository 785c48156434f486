import { conformanceOfTables } from '../../../testkit/conformance.ts';
import { clashOfVikings } from '../index.ts';
import { variants } from '../testkit/variants.ts';

conformanceOfTables(clashOfVikings, { variants: variants.filter(({ seats }) => seats === 4) });
