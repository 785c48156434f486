/** Sigils, figures, cards and signs as icons. */
import angelWings from 'virtual:game-icon/angel-wings';
import anvilImpact from 'virtual:game-icon/anvil-impact';
import bearHead from 'virtual:game-icon/bear-head';
import brokenShield from 'virtual:game-icon/broken-shield';
import bullHorns from 'virtual:game-icon/bull-horns';
import cardPlay from 'virtual:game-icon/card-play';
import crackedDisc from 'virtual:game-icon/cracked-disc';
import crossedAxes from 'virtual:game-icon/crossed-axes';
import crossedSwords from 'virtual:game-icon/crossed-swords';
import daemonSkull from 'virtual:game-icon/daemon-skull';
import drakkar from 'virtual:game-icon/drakkar';
import dualityMask from 'virtual:game-icon/duality-mask';
import dwarfFace from 'virtual:game-icon/dwarf-face';
import elfHelmet from 'virtual:game-icon/elf-helmet';
import fire from 'virtual:game-icon/fire';
import fireSilhouette from 'virtual:game-icon/fire-silhouette';
import flyingFlag from 'virtual:game-icon/flying-flag';
import hillConquest from 'virtual:game-icon/hill-conquest';
import hourglass from 'virtual:game-icon/hourglass';
import huntingHorn from 'virtual:game-icon/hunting-horn';
import hut from 'virtual:game-icon/hut';
import iceGolem from 'virtual:game-icon/ice-golem';
import laurels from 'virtual:game-icon/laurels';
import laurelCrown from 'virtual:game-icon/laurel-crown';
import lotusFlower from 'virtual:game-icon/lotus-flower';
import ogre from 'virtual:game-icon/ogre';
import oneEyed from 'virtual:game-icon/one-eyed';
import ramProfile from 'virtual:game-icon/ram-profile';
import raven from 'virtual:game-icon/raven';
import rockGolem from 'virtual:game-icon/rock-golem';
import runeStone from 'virtual:game-icon/rune-stone';
import seaSerpent from 'virtual:game-icon/sea-serpent';
import skeleton from 'virtual:game-icon/skeleton';
import snake from 'virtual:game-icon/snake';
import spikedDragonHead from 'virtual:game-icon/spiked-dragon-head';
import swordsEmblem from 'virtual:game-icon/swords-emblem';
import thorHammer from 'virtual:game-icon/thor-hammer';
import tiedScroll from 'virtual:game-icon/tied-scroll';
import torch from 'virtual:game-icon/torch';
import treeRoots from 'virtual:game-icon/tree-roots';
import troll from 'virtual:game-icon/troll';
import vikingHelmet from 'virtual:game-icon/viking-helmet';
import vikingLonghouse from 'virtual:game-icon/viking-longhouse';
import vikingShield from 'virtual:game-icon/viking-shield';
import walkingBoot from 'virtual:game-icon/walking-boot';
import werewolf from 'virtual:game-icon/werewolf';
import wingedSword from 'virtual:game-icon/winged-sword';
import witchFace from 'virtual:game-icon/witch-face';
import wolfHead from 'virtual:game-icon/wolf-head';
import wolfHowl from 'virtual:game-icon/wolf-howl';
import {
  factsOfCard,
  type ActId,
  type CardId,
  type CardType,
  type ClanId,
  type FigureId,
  type GodId,
  type RewardId,
  type SourceId,
  type StatId,
} from '../../../games/blood-rage/facts/index.ts';

export const SIGILS: Readonly<Record<ClanId, string>> = {
  wolf: wolfHead,
  raven,
  serpent: snake,
  bear: bearHead,
  ram: ramProfile,
};

/** Mystics and monsters show their own faces, other troops the sigil of their clan. */
export const FIGURE_ICONS: Readonly<Record<FigureId, string>> = {
  leader: vikingHelmet,
  ship: drakkar,
  warrior: vikingShield,
  mystic: runeStone,
  troll,
  'dwarf-chieftain': dwarfFace,
  'sea-serpent': seaSerpent,
  'mountain-giant': rockGolem,
  fenrir: wolfHowl,
  valkyrie: wingedSword,
  'dark-elf': elfHelmet,
  'fire-giant': fireSilhouette,
  wolfman: werewolf,
  'frost-giant': iceGolem,
  'soldier-of-hel': skeleton,
  'volur-witch': witchFace,
  'mystic-troll': ogre,
};

export const GOD_ICONS: Readonly<Record<GodId, string>> = {
  thor: thorHammer,
  tyr: swordsEmblem,
  odin: oneEyed,
  loki: dualityMask,
  frigga: lotusFlower,
  heimdall: huntingHorn,
};

export const TYPE_ICONS: Readonly<Record<CardType, string>> = {
  warrior: vikingShield,
  leader: vikingHelmet,
  ship: drakkar,
  monster: spikedDragonHead,
  clan: vikingLonghouse,
  quest: tiedScroll,
  battle: crossedSwords,
};

export const STAT_ICONS: Readonly<Record<StatId, string>> = {
  rage: fire,
  axes: crossedAxes,
  horns: bullHorns,
};

export const REWARD_ICONS: Readonly<Record<RewardId, string>> = {
  ...STAT_ICONS,
  glory5: laurels,
  all: treeRoots,
};

export const ACT_ICONS: Readonly<Record<ActId, string>> = {
  invade: hillConquest,
  march: walkingBoot,
  upgrade: anvilImpact,
  quest: tiedScroll,
  pillage: torch,
  sacrifice: brokenShield,
  challenge: swordsEmblem,
  pass: hourglass,
};

export const SOURCE_ICONS: Readonly<Record<SourceId, string>> = {
  pillage: torch,
  battle: crossedSwords,
  quest: tiedScroll,
  ragnarok: daemonSkull,
  card: cardPlay,
  track: laurelCrown,
};

export const SIGNS = {
  glory: laurels,
  rage: fire,
  hand: cardPlay,
  quest: tiedScroll,
  village: hut,
  valhalla: angelWings,
  reserve: vikingShield,
  doom: daemonSkull,
  ruin: crackedDisc,
  first: flyingFlag,
  battle: crossedSwords,
  pillage: torch,
  legend: laurelCrown,
} as const;

/** The picture of a card: a monster's face, the god's sign, or the sign of its type. */
export function cardIcon(card: CardId): string {
  const facts = factsOfCard(card);
  if (facts.type === 'monster') return FIGURE_ICONS[facts.id];
  return facts.type === 'quest' ? TYPE_ICONS.quest : GOD_ICONS[facts.god];
}
