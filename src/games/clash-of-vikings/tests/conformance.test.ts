import { conformanceOfGame } from '../../../testkit/conformance.ts';
import { clashOfVikings } from '../index.ts';
import { events, narrators, variants } from '../variants.ts';

conformanceOfGame(clashOfVikings, { variants, reach: { events }, narrators, folder: new URL('../', import.meta.url) });
