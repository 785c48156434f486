/** Names for bots and for people who give none, and names that look alike. */
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

/** Letters that look like a Latin one, each before that one. Capitals of the same letter may look like another. */
// prettier-ignore
const LOOK_ALIKES = new Map(
  [
    'АA ВB СC ЕE ҒF НH ІI ЈJ КK МM ОO РP ԚQ ЅS ТT ѴV ԜW ХX УY ЗE',
    'аa вb сc ԁd еe һh іi јj кk ӏl мm нh оo рp ԛq гr ѕs тt ѵv ԝw хx уy',
    'ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX',
    'αa βb γy εe ηn ιi κk μu νv οo ρp τt υu χx ωw',
    'օo ոn սu հh ցg ıi łl ŁL øo ØO đd ĐD ħh ŧt ßb ðo þp ſf',
    '0o 1l 3e 5s |l !l $s @a',
  ]
    .flatMap((line) => line.split(' '))
    .map((pair) => [...pair] as [string, string]),
);

/** What two names have in common that people take for each other: letters that look alike, without marks, spaces and signs. */
export function skeletonOf(name: string): string {
  const letters = name.normalize('NFKD').replace(MARKS, '');
  return [...letters]
    .map((letter) => LOOK_ALIKES.get(letter) ?? letter)
    .join('')
    .toLowerCase()
    .replace(/i/g, 'l')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/[^\p{L}\p{N}\p{So}]/gu, '');
}

/** The name, with a number if another name at the table looks like it. */
export function distinctName(name: string, others: readonly string[]): string {
  const taken = new Set(others.map(skeletonOf));
  let distinct = name;
  for (let count = 2; taken.has(skeletonOf(distinct)); count++) distinct = `${name} (${count})`;
  return distinct;
}

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
