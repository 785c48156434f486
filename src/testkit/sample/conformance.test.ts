import { conformance } from '../conformance.ts';
import { sample } from './index.ts';
import { events, narrators, variants } from './variants.ts';

conformance(sample, { variants, reach: { events }, narrators, folder: new URL('./', import.meta.url) });
