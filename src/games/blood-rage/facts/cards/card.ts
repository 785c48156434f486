/** What can be said of a card. */
export const CARD_TYPES = ['warrior', 'leader', 'ship', 'monster', 'clan', 'quest', 'battle'] as const;
export type CardType = (typeof CARD_TYPES)[number];
/** The five sorts of upgrades are the slots of the clan sheet (BR-50). */
export const SLOTS = ['warrior', 'leader', 'ship', 'monster', 'clan'] as const;
export type Slot = (typeof SLOTS)[number];

export interface CardFacts {
  readonly id: string;
  /** Saved games know the card by it: never changed, never given to another card. */
  readonly code: number;
  readonly type: CardType;
  readonly god: 'thor' | 'tyr' | 'odin' | 'loki' | 'frigga' | 'heimdall' | null;
  /** Of upgrades: STR of the figure or the card; what the upgrade costs. */
  readonly str?: number;
  readonly cost?: number;
  /** Of monsters: what its invasions cost, where that is not its STR. */
  readonly invadeCost?: number;
  readonly countsAs?: 'ship' | 'leader';
  readonly strInYggdrasil?: number;
  /** Of Warriors: what two in one province are worth together. */
  readonly pairStr?: number;
  // ── What clan cards do ──
  /** Glory for a destroyed ship of one's own, and for a figure released from Valhalla. */
  readonly shipGlory?: number;
  readonly releaseGlory?: number;
  /** A warrior may invade after a lost battle; another may follow every invasion. */
  readonly invadesAfterDefeat?: true;
  readonly bringsAWarrior?: true;
  /** Upgrades cost that much less. */
  readonly discount?: number;
  /** Rage that saves a figure; Rage for an invasion from Valhalla; Rage to pillage right after an invasion. */
  readonly protects?: number;
  readonly fromValhalla?: number;
  readonly pillageAfterInvasion?: number;
  /** An action of its own, and its Rage. */
  readonly act?: 'sacrifice' | 'challenge';
  readonly actCost?: number;
  /** Glory for a battle that kills two rival figures; for each figure on the board at the end. */
  readonly bloodGlory?: number;
  readonly gloryPerSurvivor?: number;
  /** Rage that takes a shown card back after a victory. */
  readonly buysBack?: number;
  /** Factors of the Glory of Ragnarök and of Quests. */
  readonly ragnarokGlory?: number;
  readonly questGlory?: number;
  readonly mysticsRetreat?: true;
  readonly mysticsDisplace?: true;
  readonly gloryPerMystic?: number;
  // ── What leaders and monsters do ──
  readonly onPillage?: 'step' | 'raiseOne' | 'raiseAll';
  /** Whom it kills when it invades. */
  readonly strikes?: 'warriors' | 'allButMonsters';
  readonly drawsRagnarok?: true;
  readonly gloryPerRivalDeath?: number;
  readonly silencesTroops?: true;
  readonly doublesReward?: true;
  readonly fleesToYggdrasil?: true;
  readonly opensItsProvince?: true;
  /** A Quest fights as a battle card of this bonus. */
  readonly questBonus?: number;
  /** Brings a Mystic. */
  readonly mystic?: true;
  readonly region?: 'manheim' | 'jotunheim' | 'alfheim';
  /** What a Quest asks for: to be strongest in its region, in Yggdrasil, in two provinces; or four figures in Valhalla. */
  readonly quest?: 'region' | 'yggdrasil' | 'fallen' | 'widespread';
  readonly gloryByAge?: readonly [number, number, number];
  /** Of battle cards. */
  readonly bonus?: number;
  /** As much as the highest bonus that an opponent shows. */
  readonly variable?: true;
  readonly onReveal?: 'silence' | 'sweep';
  readonly before?: 'smite' | 'tide';
  readonly gloryPerDeath?: number;
  readonly grace?: true;
  readonly ifWin?: { readonly glory?: number; readonly rage?: number; readonly raise?: number };
  readonly ifLose?: { readonly rage?: number; readonly glory?: number; readonly cards?: true };
  /** May be added after the reveal (BR-67). */
  readonly late?: true;
}
