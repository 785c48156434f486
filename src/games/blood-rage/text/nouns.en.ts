import { english, type Noun } from '../../../text/nouns.ts';
import type { OwnNouns } from './own-nouns.ts';

/** The log says the animal alone, as it says the name of a person. */
const clan = (name: string): Noun => ({ name, the: `the ${name} clan`, The: `The ${name} clan` });
const land = (name: string): Noun => ({ name, the: name, The: name, in: `in ${name}` });
const fjord = (name: string): Noun => ({ ...english(`${name} fjord`), in: `in the ${name} fjord` });
/** The clan has one of it: its Leader. */
const single = (name: string, plural = `${name}s`): Noun => ({ ...english(name), own: `its ${name}`, plural });
/** The clan has several: a Warrior. */
const several = (name: string): Noun => ({ ...english(name), own: `a ${name}`, plural: `${name}s` });

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
    troll: single('Troll'),
    'dwarf-chieftain': single('Dwarf Chieftain'),
    'sea-serpent': single('Sea Serpent'),
    'mountain-giant': single('Mountain Giant'),
    fenrir: { name: 'Fenrir', the: 'Fenrir', The: 'Fenrir', a: 'Fenrir', own: 'Fenrir' },
    valkyrie: single('Valkyrie'),
    'dark-elf': single('Dark Elf', 'Dark Elves'),
    'fire-giant': single('Fire Giant'),
    wolfman: single('Wolfman', 'Wolfmen'),
    'frost-giant': single('Frost Giant'),
    'soldier-of-hel': single('Soldier of Hel', 'Soldiers of Hel'),
    'volur-witch': single('Volur Witch', 'Volur Witches'),
    'mystic-troll': single('Mystic Troll'),
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
