import { conformanceOfGame } from '../../../testkit/conformance.ts';
import { bloodRage } from '../index.ts';
import { events, narrators, variants } from '../variants.ts';

conformanceOfGame(bloodRage, { variants, reach: { events }, narrators, folder: new URL('../', import.meta.url) });
