/** What an entry of the list of cards says. What a card does is in the queries, verbs and procedures that ask for its facts. */
import type { RegionId } from '../board.ts';
import type { AgeId } from '../course.ts';
import type { SwitchId } from '../options.ts';

export const CARD_TYPES = ['warrior', 'leader', 'ship', 'monster', 'clan', 'quest', 'battle'] as const;
export type CardType = (typeof CARD_TYPES)[number];
/** The five types of upgrades are the slots of the clan sheet (BR-50). */
export const SLOTS = ['warrior', 'leader', 'ship', 'monster', 'clan'] as const;
export type Slot = (typeof SLOTS)[number];

/** How many cards a slot of the clan sheet holds (BR-50). */
export const SLOT_CAPACITY: { readonly [slot in Slot]: number } = {
  warrior: 1,
  leader: 1,
  ship: 1,
  monster: 2,
  clan: 3,
};

export type GodId = 'thor' | 'tyr' | 'odin' | 'loki' | 'frigga' | 'heimdall';
export type CardSet = 'base' | 'fifthClan' | 'mystics' | 'kickstarter';

/** By set and Age, for each copy the number of players from which it is used (BR-13, BR-95 to BR-97). */
export type Copies = { readonly [set in CardSet]?: { readonly [age in AgeId]?: readonly number[] } };

/** STR, cost and bonus stand on the card by themselves. */
export interface CardWords {
  readonly name: string;
  readonly text: string;
  /** What it says instead at a table with that option. */
  readonly textWith?: { readonly [option in SwitchId]?: string };
}

/** The names of monsters are nouns of the log as well. */
export interface EnglishFigure extends CardWords {
  /** Without an article, and there is only one. */
  readonly proper?: true;
  /** Where it is not the name with an s. */
  readonly plural?: string;
}
export interface FrenchFigure extends EnglishFigure {
  /** None where the name takes no article. */
  readonly gender?: 'm' | 'f';
  /** L’Homme-loup: it elides although it begins with H. */
  readonly muteH?: true;
}

interface Card {
  readonly id: string;
  /** Saved games know the card by it: never changed, never given to another card. */
  readonly code: number;
  readonly copies: Copies;
  readonly en: CardWords;
  readonly fr: CardWords;
}

/** STR of the figure or the card, and what the upgrade costs. */
interface Upgrade extends Card {
  readonly str: number;
  readonly cost: number;
}

export interface MonsterCard extends Upgrade {
  readonly type: 'monster';
  /** What its invasions cost, where that is not its STR. */
  readonly invadeCost?: number;
  readonly countsAs?: 'ship' | 'leader';
  /** It may invade Yggdrasil. */
  readonly strInYggdrasil?: number;
  /** Whom it kills when it invades. */
  readonly strikes?: 'warriors' | 'allButMonsters';
  readonly drawsRagnarok?: true;
  readonly gloryPerRivalDeath?: number;
  readonly silencesTroops?: true;
  readonly doublesReward?: true;
  readonly fleesToYggdrasil?: true;
  readonly opensItsProvince?: true;
  readonly en: EnglishFigure;
  readonly fr: FrenchFigure;
}

interface GodsUpgrade extends Upgrade {
  readonly god: GodId;
}

export interface LeaderCard extends GodsUpgrade {
  readonly type: 'leader';
  /** After a pillage with the leader there: it steps, or stats rise. */
  readonly onPillage: 'step' | 'raiseOne' | 'raiseAll';
}

export interface WarriorCard extends GodsUpgrade {
  readonly type: 'warrior';
  /** What two in one province are worth together, where that is not twice their STR. */
  readonly pairStr?: number;
}

export interface ShipCard extends GodsUpgrade {
  readonly type: 'ship';
  /** For a destroyed ship of one's own. */
  readonly shipGlory: number;
}

export interface ClanCard extends GodsUpgrade {
  readonly type: 'clan';
  /** Upgrades cost that much less. */
  readonly discount?: number;
  /** Rage that saves a figure; Rage for an invasion from Valhalla; Rage to pillage right after an invasion. */
  readonly protects?: number;
  readonly fromValhalla?: number;
  readonly pillageAfterInvasion?: number;
  /** An action of its own: the figures that are sacrificed; Rage to pillage again what is pillaged. */
  readonly sacrifices?: number;
  readonly challenges?: number;
  /** Rage that takes a shown card back after a victory. */
  readonly buysBack?: number;
  /** A Quest fights as a battle card of this bonus. */
  readonly questBonus?: number;
  /** A warrior may invade after a lost battle; another may follow every invasion. */
  readonly invadesAfterDefeat?: true;
  readonly bringsAWarrior?: true;
  /** Glory for a figure released from Valhalla; for each figure on the board at the end. */
  readonly releaseGlory?: number;
  readonly gloryPerSurvivor?: number;
  /** Glory for a battle that kills at least so many rival figures. */
  readonly bloodGlory?: number;
  readonly bloodDeaths?: number;
  /** Factors of the Glory of Ragnarök and of Quests. */
  readonly ragnarokGlory?: number;
  readonly questGlory?: number;
  /** Brings a Mystic. */
  readonly mystic?: true;
  readonly mysticsRetreat?: true;
  readonly mysticsDisplace?: true;
  /** For each Mystic in a battle won. */
  readonly gloryPerMystic?: number;
}

/** The facts that a clan card can have: an amount other than 0, or true. */
export const CLAN_FACTS = [
  'discount',
  'protects',
  'fromValhalla',
  'pillageAfterInvasion',
  'sacrifices',
  'challenges',
  'buysBack',
  'questBonus',
  'invadesAfterDefeat',
  'bringsAWarrior',
  'releaseGlory',
  'gloryPerSurvivor',
  'bloodGlory',
  'bloodDeaths',
  'ragnarokGlory',
  'questGlory',
  'mystic',
  'mysticsRetreat',
  'mysticsDisplace',
  'gloryPerMystic',
] as const satisfies readonly (keyof ClanCard)[];
export type ClanFact = (typeof CLAN_FACTS)[number];

/** To be strongest in a province of the region, in Yggdrasil, in that many provinces; or that many figures in Valhalla. */
type Goal =
  | { readonly quest: 'region'; readonly region: RegionId }
  | { readonly quest: 'yggdrasil' }
  | { readonly quest: 'widespread'; readonly provinces: number }
  | { readonly quest: 'fallen'; readonly figures: number };

export type QuestCard = Card &
  Goal & {
    readonly type: 'quest';
    /** Its text says {glory} for what it pays in its Age. */
    readonly gloryByAge: readonly [number, number, number];
  };

export interface BattleCard extends Card {
  readonly type: 'battle';
  readonly god: GodId;
  /** `highest`: as much as the highest bonus that an opponent shows. */
  readonly bonus: number | 'highest';
  /** May be added after the reveal (BR-67). */
  readonly late?: true;
  readonly onReveal?: 'silence' | 'sweep';
  readonly before?: 'smite' | 'tide';
  readonly gloryPerDeath?: number;
  /** A successful pillage raises a stat other than the token's. */
  readonly grace?: true;
  readonly ifWin?: { readonly glory?: number; readonly rage?: number; readonly raise?: number };
  readonly ifLose?: { readonly rage?: number; readonly glory?: number; readonly cards?: true };
}
