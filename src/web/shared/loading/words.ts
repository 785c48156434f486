/** Words for a part of the page that does not come. */
import type { Sentences } from '../../../text/index.ts';
import { dictionary } from '../words.ts';

const en = {
  failed: 'A part of this page could not be loaded.',
  reload: 'Reload',
} as const satisfies Sentences<string, 'en'>;

const fr = {
  failed: 'Une partie de cette page n’a pas pu être chargée.',
  reload: 'Recharger',
} satisfies Sentences<keyof typeof en, 'fr'>;

export const say = dictionary(en, fr, {});
