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
    // Letters of phonetics and small capitals.
    'ɑa ɐa ʙb ɓb ᴄc ƈc ᴅd ɗd ᴇe ɛe ꜰf ɡg ɢg ɠg ʜh ɦh ɩi ɪi ᴊj ᴋk ƙk ʟl ɫl ꞁl ǀl ᴍm ɱm ɴn ɲn ŋn ᴏo ɔo ɵo ᴘp ƥp ʀr ɾr ꜱs ʂs',
    'ᴛt ƭt ᴜu ʊu ᴠv ʋv ᴡw ʏy ᴢz ʐz ƶz ᴦr',
    'ӀI пn ПN иn ИN яR ЯR ьb ЬB ՍU ՕO ՏS ԼL զq յj',
    'ᎠD ᎡR ᎢT ᎥI ᎩY ᎪA ᎫJ ᎬE ᎳW ᎷM ᎻH ᎽY ᏀG ᏃZ ᏒR ᏔW ᏙV ᏚS ᏞL ᏟC ᏢP ᏦK ᏴB',
    'ꓐB ꓑP ꓓD ꓔT ꓖG ꓗK ꓙJ ꓚC ꓜZ ꓝF ꓟM ꓠN ꓡL ꓢS ꓣR ꓦV ꓧH ꓪW ꓫX ꓬY ꓮA ꓰE ꓲI ꓳO ꓴU',
    'ⲀA ⲂB ⲈE ⲒI ⲔK ⲘM ⲚN ⲞO ⲢP ⲤC ⲦT ⲨY ⲬX',
    'ᗅA ᗩA ᗷB ᑕC ᗞD ᗴE ᖴF ᕼH ᒍJ ᒪL ᗰM ᑎN ᑭP ᖇR ᔕS ᑌU ᐯV ᗯW ᙭X',
    '𐌀A 𐌁B 𐌂C 𐌄E 𐌉I 𐌊K 𐌋L 𐌌M 𐌏O 𐌕T וl ןl סo ߊl ߀o اl',
  ]
    .flatMap((line) => line.split(' '))
    .map((pair) => [...pair] as [string, string]),
);

/** What two names have in common that people take for each other: letters that look alike, without marks, spaces and signs. */
export function skeletonOf(name: string): string {
  const letters = name.normalize('NFKD').replace(MARKS, '');
  return [...letters]
    .map((letter) => LOOK_ALIKES.get(letter) ?? LOOK_ALIKES.get(letter.toUpperCase()) ?? letter)
    .join('')
    .toLowerCase()
    .replace(/i/g, 'l')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/cl/g, 'd')
    .replace(/[^\p{L}\p{N}\p{So}]/gu, '');
}

/** Scripts with letters that look like those of another one. */
const ALIKE_SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Georgian}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Lisu}/u,
  /\p{Script=Coptic}/u,
  /\p{Script=Canadian_Aboriginal}/u,
  /\p{Script=Nko}/u,
  /\p{Script=Old_Italic}/u,
];

/** No list of letters that look alike is complete: a name of mixed scripts is told apart from all others by a number. */
const isMixed = (name: string): boolean => ALIKE_SCRIPTS.filter((script) => script.test(name)).length > 1;

/** The name, with a number if another name at the table looks like it, or may do so. */
export function distinctName(name: string, others: readonly string[]): string {
  const taken = new Set(others.map(skeletonOf));
  let distinct = isMixed(name) ? `${name} (2)` : name;
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
