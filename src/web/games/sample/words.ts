/** Words of this board. Names of cards and shores come from the game's text. */
import type { Card, Shore } from '../../../games/sample/facts/ids.ts';
import { NOUNS } from '../../../games/sample/text/index.ts';
import { capitalise, joinList, type Sentences } from '../../../text/index.ts';
import { settings } from '../../shared/settings.svelte.ts';
import { dictionary } from '../../shared/words.ts';

const en = {
  board: 'The three shores',
  night: 'Night {n}',
  strength: 'strength {n}',
  warriorsThere: '{who}: {n}',
  nobodyThere: 'nobody',
  inHall: '{n} in the hall',
  treasures: { by: 'n', one: '{n} treasure', other: '{n} treasures' },
  treasure: 'Treasure: {values}',
  chest: 'Chest: {cards}',
  empty: 'empty',
  cards: { by: 'n', one: '{n} card in hand', other: '{n} cards in hand' },
  piles: 'Piles',
  discard: 'Discarded: {cards}',
  reserve: 'In the reserve: {n}',
  packet: 'The packet: pick a card',
  sail: { by: 'n', one: 'Send {n} warrior', other: 'Send {n} warriors' },
  warriors: 'Warriors to send',
  plays: '{who} plays {card}',
  points: '{points#point}',
  jarls: 'The jarls',
  mine: 'What only you know',
} as const satisfies Sentences<string, 'en'>;

const fr: Sentences<keyof typeof en, 'fr'> = {
  board: 'Les trois rivages',
  night: 'Nuit {n}',
  strength: 'force {n}',
  warriorsThere: '{who} : {n}',
  nobodyThere: 'personne',
  inHall: '{n} au port',
  treasures: { by: 'n', one: '{n} trésor', many: '{n} trésors', other: '{n} trésors' },
  treasure: 'Trésor : {values}',
  chest: 'Coffre : {cards}',
  empty: 'vide',
  cards: { by: 'n', one: '{n} carte en main', many: '{n} cartes en main', other: '{n} cartes en main' },
  piles: 'Piles',
  discard: 'Défausse : {cards}',
  reserve: 'En réserve : {n}',
  packet: 'Le paquet : choisir une carte',
  sail: { by: 'n', one: 'Envoyer {n} guerrier', many: 'Envoyer {n} guerriers', other: 'Envoyer {n} guerriers' },
  warriors: 'Guerriers à envoyer',
  plays: '{who} joue {card}',
  points: '{points#point}',
  jarls: 'Les jarls',
  mine: 'Vos secrets',
};

export const say = dictionary(en, fr, {
  n: 'number',
  points: 'number',
  who: 'person',
  card: 'words',
  cards: 'words',
  values: 'words',
});

export const cardName = (card: Card): string => capitalise(NOUNS[settings.language].card[card].name);
export const shoreName = (shore: Shore): string => capitalise(NOUNS[settings.language].shore[shore].name);
/** A list with "and"; hidden items are question marks. */
export const list = (items: readonly (string | number | null)[]): string =>
  items.length === 0
    ? say('empty')
    : joinList(
        settings.language,
        items.map((item) => String(item ?? '?')),
      );
