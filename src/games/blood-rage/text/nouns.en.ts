import { english, type Noun } from '../../../text/nouns.ts';
import type { EnglishFigure } from '../facts/index.ts';
import { monsterNouns, type OwnNouns } from './own-nouns.ts';

/** The log says the animal alone, as it says the name of a person. */
const clan = (name: string): Noun => ({ name, the: `the ${name} clan`, The: `The ${name} clan` });
const land = (name: string): Noun => ({ name, the: name, The: name, in: `in ${name}` });
const fjord = (name: string): Noun => ({ ...english(`${name} fjord`), in: `in the ${name} fjord` });
/** The clan has one of it: its Leader. */
const single = (name: string, plural = `${name}s`): Noun => ({ ...english(name), own: `its ${name}`, plural });
/** The clan has several: a Warrior. */
const several = (name: string): Noun => ({ ...english(name), own: `a ${name}`, plural: `${name}s` });

const monster = ({ name, plural, proper }: EnglishFigure): Noun =>
  proper === true ? { name, the: name, The: name, a: name, own: name } : single(name, plural);

export const nouns: OwnNouns = {
  clan: {
    wolf: clan('Wolf'),
    raven: clan('Raven'),
    serpent: clan('Serpent'),
    bear: clan('Bear'),
    ram: clan('Ram'),
  },
  province: {
    yggdrasil: land('Yggdrasil'),
    elvagar: land('Elvagar'),
    angerboda: land('Angerboda'),
    muspelheim: land('Muspelheim'),
    horgr: land('Horgr'),
    utgard: land('Utgard'),
    andlang: land('Andlang'),
    gimle: land('Gimle'),
    myrkvlor: land('Myrkvlor'),
  },
  region: { manheim: land('Manheim'), jotunheim: land('Jotunheim'), alfheim: land('Alfheim') },
  fjord: {
    'fjord-ne': fjord('north-east'),
    'fjord-se': fjord('south-east'),
    'fjord-sw': fjord('south-west'),
    'fjord-nw': fjord('north-west'),
  },
  figure: {
    leader: single('Leader'),
    ship: single('Ship'),
    warrior: several('Warrior'),
    mystic: several('Mystic'),
    ...monsterNouns(({ en }) => monster(en)),
  },
  stat: { rage: { name: 'Rage' }, axes: { name: 'Axes' }, horns: { name: 'Horns' } },
  reward: {
    rage: { name: 'Rage +1' },
    axes: { name: 'Axes +1' },
    horns: { name: 'Horns +1' },
    glory5: { name: '5 Glory' },
    all: { name: 'all stats +1' },
  },
  age: { '1': english('First Age'), '2': english('Second Age'), '3': english('Third Age') },
  phase: {
    'gods-gifts': english('Gods’ Gifts phase'),
    action: english('Action phase'),
    discard: english('Discard phase'),
    quest: english('Quest phase'),
    ragnarok: english('Ragnarök phase'),
    'release-valhalla': english('Release of Valhalla phase'),
  },
};
