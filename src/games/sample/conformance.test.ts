import { conformance } from '../../testkit/conformance.ts';
import { sample } from './index.ts';
import { events, narrators, variants } from './testkit/variants.ts';

conformance(sample, { variants, reach: { events }, narrators, folder: new URL('./testkit/', import.meta.url) });
