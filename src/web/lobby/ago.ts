/** How long ago something happened, in few letters. */
import { LOCALES, type Language } from '../../text/index.ts';

const STEPS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

const formatOf = (language: Language): Intl.RelativeTimeFormat =>
  new Intl.RelativeTimeFormat(LOCALES[language], { style: 'short', numeric: 'auto' });
const formats = { en: formatOf('en'), fr: formatOf('fr') };

/** "4 min ago"; less than a minute is now. */
export function ago(language: Language, then: number, now: number): string {
  const seconds = Math.max(0, (now - then) / 1000);
  const [unit, length] = STEPS.find(([, step]) => seconds >= step) ?? ['second', Infinity];
  return formats[language].format(-Math.floor(seconds / length) || 0, unit);
}
