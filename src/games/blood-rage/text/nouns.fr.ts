import { elided, elides, feminine, masculine, proper } from '../../../text/french.ts';
import { NO_BREAK, type Noun } from '../../../text/nouns.ts';
import type { FrenchFigure } from '../facts/index.ts';
import { monsterNouns, type OwnNouns } from './own-nouns.ts';

/** À Utgard, d’Utgard. */
const province = (name: string): Noun => ({ ...proper(name), in: `à ${name}` });
/** En Jotunheim. */
const region = (name: string): Noun => ({ ...proper(name), in: `en ${name}` });
const fjord = (wind: string): Noun => ({ ...masculine(`fjord ${wind}`), in: `dans le fjord ${wind}` });
/** The clan has one of it: son Chef, sa Valkyrie. */
const one = (noun: Noun, own: 'son' | 'sa' = 'son', plural = `${noun.name}s`): Noun => ({
  ...noun,
  own: `${own} ${noun.name}`,
  plural,
});
function monster({ name, gender, plural, proper: isProper, muteH }: FrenchFigure): Noun {
  if (isProper === true) return { ...proper(name), a: name, own: name };
  if (elides(name) || muteH === true) return one(elided(name, gender === 'f' ? 'une' : 'un'), 'son', plural);
  return gender === 'f' ? one(feminine(name), 'sa', plural) : one(masculine(name), 'son', plural);
}
/** The clan has several: un Guerrier. */
const several = (name: string): Noun => ({ ...masculine(name), own: `un ${name}`, plural: `${name}s` });
/** La Rage, les Haches. */
const stat = (name: string, the: string): Noun => ({ name, the });
const phase = (of: string): Noun => feminine(`phase ${of}`);

export const nouns: OwnNouns = {
  clan: {
    wolf: masculine('Clan du Loup'),
    raven: masculine('Clan du Corbeau'),
    serpent: masculine('Clan du Serpent'),
    bear: masculine('Clan de l’Ours'),
    ram: masculine('Clan du Bélier'),
  },
  province: {
    yggdrasil: province('Yggdrasil'),
    elvagar: province('Elvagar'),
    angerboda: province('Angerboda'),
    muspelheim: province('Muspelheim'),
    horgr: province('Horgr'),
    utgard: province('Utgard'),
    andlang: province('Andlang'),
    gimle: province('Gimle'),
    myrkvlor: province('Myrkvlor'),
  },
  region: { manheim: region('Manheim'), jotunheim: region('Jotunheim'), alfheim: region('Alfheim') },
  fjord: {
    'fjord-ne': fjord('du nord-est'),
    'fjord-se': fjord('du sud-est'),
    'fjord-sw': fjord('du sud-ouest'),
    'fjord-nw': fjord('du nord-ouest'),
  },
  figure: {
    leader: one(masculine('Chef')),
    ship: one(masculine('Navire')),
    warrior: several('Guerrier'),
    mystic: several('Mystique'),
    ...monsterNouns(({ fr }) => monster(fr)),
  },
  stat: { rage: stat('Rage', 'la Rage'), axes: stat('Haches', 'les Haches'), horns: stat('Cornes', 'les Cornes') },
  reward: {
    rage: { name: 'Rage +1' },
    axes: { name: 'Haches +1' },
    horns: { name: 'Cornes +1' },
    glory5: { name: `5${NO_BREAK}points de Gloire` },
    all: { name: 'toutes les caractéristiques +1' },
  },
  age: { '1': masculine('Premier Âge'), '2': masculine('Deuxième Âge'), '3': masculine('Troisième Âge') },
  phase: {
    'gods-gifts': phase('des Cadeaux des Dieux'),
    action: phase('d’Action'),
    discard: phase('de Défausse'),
    quest: phase('de Quête'),
    ragnarok: phase('du Ragnarök'),
    'release-valhalla': phase('de Libération du Valhalla'),
  },
};
