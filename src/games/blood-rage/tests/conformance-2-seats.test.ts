import { conformanceOfTables } from '../../../testkit/conformance.ts';
import { bloodRage } from '../index.ts';
import { variants } from '../testkit/variants.ts';

conformanceOfTables(bloodRage, { variants: variants.filter(({ seats }) => seats === 2) });
