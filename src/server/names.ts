/** Names for bots, and for people who give none. */
import type { Random } from '../kernel/types.ts';

/** Given names of the Viking age and its sagas, spelt as modern books do: accents stay, letters that few can type do not. */
// prettier-ignore
export const NORSE_NAMES: readonly string[] = [
  'Alfhild', 'Ari', 'Arnbjörg', 'Arndís', 'Arne', 'Arnfinn', 'Arnkel', 'Ásbjörn', 'Ásdís', 'Ásgeir',
  'Áslaug', 'Ásmund', 'Astrid', 'Aud', 'Bera', 'Bergljót', 'Bergthora', 'Birger', 'Björn', 'Bragi',
  'Brand', 'Brynhild', 'Brynjolf', 'Dag', 'Dalla', 'Egil', 'Eilif', 'Einar', 'Eirik', 'Erling',
  'Estrid', 'Eyvind', 'Finn', 'Finnbogi', 'Flóki', 'Freydís', 'Fridgerd', 'Frodi', 'Geir', 'Geirmund',
  'Gísli', 'Gizur', 'Grettir', 'Grim', 'Grimhild', 'Gróa', 'Gudmund', 'Gudrid', 'Gudrún', 'Gunnar',
  'Gunnhild', 'Gunnlaug', 'Guthrum', 'Gyda', 'Gyrid', 'Hákon', 'Halfdan', 'Halla', 'Hallgerd', 'Hallveig',
  'Harald', 'Hávard', 'Hedin', 'Helga', 'Helgi', 'Herdís', 'Hervör', 'Hild', 'Hjalmar', 'Hjördís',
  'Högni', 'Hrafn', 'Hrólf', 'Inga', 'Ingegerd', 'Ingibjörg', 'Ingolf', 'Ingrid', 'Ingvar', 'Ivar',
  'Jórunn', 'Kalf', 'Kári', 'Ketil', 'Knut', 'Kolbein', 'Kolfinna', 'Kormák', 'Leif', 'Magnus',
  'Njál', 'Oddný', 'Olaf', 'Orm', 'Ottar', 'Ragnar', 'Ragnhild', 'Rannveig', 'Rurik', 'Sigfrid',
  'Signý', 'Sigrid', 'Sigrún', 'Sigurd', 'Skarphedin', 'Snorri', 'Solveig', 'Starkad', 'Steinar', 'Steinunn',
  'Svein', 'Thora', 'Thorbjörg', 'Thorfinn', 'Thorgerd', 'Thorkel', 'Thorstein', 'Thurid', 'Thyra', 'Tofa',
  'Tosti', 'Ubbe', 'Ulf', 'Unn', 'Valgerd', 'Vémund', 'Vigdís', 'Yngvild',
];

const MARKS = /\p{Mark}/gu;
/** Names that differ only in accents or capitals count as the same name. */
const folded = (name: string): string => name.normalize('NFD').replace(MARKS, '').trim().toLowerCase();

/** A random name that is not taken at the table. If all names are taken, one with a Roman numeral. */
export function norseName(random: Random, taken: readonly string[] = []): string {
  const used = new Set(taken.map(folded));
  const free = NORSE_NAMES.filter((name) => !used.has(folded(name)));
  if (free.length > 0) return free[random(free.length)]!;
  const name = NORSE_NAMES[random(NORSE_NAMES.length)]!;
  for (let count = 2; ; count++) {
    const numbered = `${name} ${roman(count)}`;
    if (!used.has(folded(numbered))) return numbered;
  }
}

// prettier-ignore
const NUMERALS: readonly (readonly [number, string])[] = [
  [1000, 'M'], [900, 'CM'], [500, 'D'], [400, 'CD'], [100, 'C'], [90, 'XC'], [50, 'L'],
  [40, 'XL'], [10, 'X'], [9, 'IX'], [5, 'V'], [4, 'IV'], [1, 'I'],
];

function roman(count: number): string {
  let text = '';
  let left = count;
  for (const [worth, numeral] of NUMERALS) {
    text += numeral.repeat(Math.floor(left / worth));
    left %= worth;
  }
  return text;
}
