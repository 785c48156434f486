/** The seventy kinds of cards: their facts. What they do is in the queries, verbs and procedures that ask for these facts. */
export const CARD_TYPES = ['warrior', 'leader', 'ship', 'monster', 'clan', 'quest', 'battle'] as const;
export type CardType = (typeof CARD_TYPES)[number];
/** The five sorts of upgrades are the slots of the clan sheet (BR-50). */
export const SLOTS = ['warrior', 'leader', 'ship', 'monster', 'clan'] as const;
export type Slot = (typeof SLOTS)[number];

const KINDS_LIST = [
  { id: 'troll', type: 'monster', god: null, str: 2, cost: 2, strikes: 'warriors' },
  { id: 'dwarf-chieftain', type: 'monster', god: null, str: 2, cost: 0, invadeCost: 0 },
  { id: 'sea-serpent', type: 'monster', god: null, str: 3, cost: 3, countsAs: 'ship' },
  { id: 'mountain-giant', type: 'monster', god: null, str: 3, cost: 3, invadeCost: 0, countsAs: 'leader' },
  { id: 'fenrir', type: 'monster', god: null, str: 2, cost: 2, drawsRagnarok: true },
  { id: 'valkyrie', type: 'monster', god: null, str: 2, cost: 2, gloryPerRivalDeath: 2 },
  { id: 'dark-elf', type: 'monster', god: null, str: 1, cost: 1, strInYggdrasil: 3 },
  { id: 'fire-giant', type: 'monster', god: null, str: 4, cost: 4, strikes: 'allButMonsters' },
  { id: 'wolfman', type: 'monster', god: null, str: 3, cost: 3, silencesTroops: true },
  { id: 'frost-giant', type: 'monster', god: null, str: 4, cost: 4, doublesReward: true },
  { id: 'soldier-of-hel', type: 'monster', god: null, str: 3, cost: 0, invadeCost: 0 },
  { id: 'volur-witch', type: 'monster', god: null, str: 3, cost: 3, fleesToYggdrasil: true },
  { id: 'mystic-troll', type: 'monster', god: null, str: 2, cost: 2, opensItsProvince: true },
  { id: 'lord-of-hammers', type: 'leader', god: 'thor', str: 3, cost: 3, onPillage: 'step' },
  { id: 'lord-of-axes', type: 'leader', god: 'tyr', str: 3, cost: 3, onPillage: 'raiseOne' },
  { id: 'lord-of-spears', type: 'leader', god: 'odin', str: 3, cost: 3, onPillage: 'raiseAll' },
  { id: 'brothers-in-arms', type: 'warrior', god: 'tyr', str: 1, cost: 1, pairStr: 3 },
  { id: 'experts-in-arms', type: 'warrior', god: 'tyr', str: 2, cost: 2 },
  { id: 'masters-in-arms', type: 'warrior', god: 'tyr', str: 2, cost: 2, pairStr: 6 },
  { id: 'lokis-dragons', type: 'ship', god: 'loki', str: 2, cost: 2, shipGlory: 4 },
  { id: 'fire-dragons', type: 'ship', god: 'loki', str: 2, cost: 2, shipGlory: 8 },
  { id: 'eternal-dragons', type: 'ship', god: 'loki', str: 2, cost: 2, shipGlory: 12 },
  { id: 'lokis-domain', type: 'clan', god: 'loki', str: 1, cost: 1, releaseGlory: 1 },
  { id: 'lokis-eminence', type: 'clan', god: 'loki', str: 2, cost: 2, releaseGlory: 2 },
  { id: 'lokis-wrath', type: 'clan', god: 'loki', str: 3, cost: 3, releaseGlory: 3 },
  { id: 'lokis-blessing', type: 'clan', god: 'loki', str: 1, cost: 1, invadesAfterDefeat: true },
  { id: 'friggas-charm', type: 'clan', god: 'frigga', str: 0, cost: 0, discount: 1 },
  { id: 'friggas-succor', type: 'clan', god: 'frigga', str: 2, cost: 2, bringsAWarrior: true },
  { id: 'friggas-protection', type: 'clan', god: 'frigga', str: 0, cost: 0, protects: 1 },
  { id: 'friggas-domain', type: 'clan', god: 'frigga', str: 0, cost: 0, fromValhalla: 1 },
  { id: 'friggas-sacrifice', type: 'clan', god: 'frigga', str: 1, cost: 1, act: 'sacrifice', actCost: 0 },
  { id: 'thors-glory', type: 'clan', god: 'thor', str: 2, cost: 2, bloodGlory: 2 },
  { id: 'thors-domain', type: 'clan', god: 'thor', str: 1, cost: 1, pillageAfterInvasion: 2 },
  { id: 'thors-conquest', type: 'clan', god: 'thor', str: 3, cost: 3, gloryPerSurvivor: 3 },
  { id: 'tyrs-domain', type: 'clan', god: 'tyr', str: 0, cost: 0, questBonus: 3 },
  { id: 'tyrs-wrath', type: 'clan', god: 'tyr', str: 1, cost: 1, questBonus: 5 },
  { id: 'tyrs-challenge', type: 'clan', god: 'tyr', str: 0, cost: 0, act: 'challenge', actCost: 2 },
  { id: 'tyrs-prowess', type: 'clan', god: 'tyr', str: 2, cost: 2, buysBack: 1 },
  { id: 'odins-inspiration', type: 'clan', god: 'odin', str: 2, cost: 2, ragnarokGlory: 2 },
  { id: 'odins-throne', type: 'clan', god: 'odin', str: 2, cost: 2, questGlory: 2 },
  { id: 'friggas-chosen', type: 'clan', god: 'frigga', str: 0, cost: 0, mystic: true, mysticsRetreat: true },
  { id: 'odins-chosen', type: 'clan', god: 'odin', str: 0, cost: 0, mystic: true, mysticsDisplace: true },
  { id: 'thors-chosen', type: 'clan', god: 'thor', str: 0, cost: 0, mystic: true, gloryPerMystic: 3 },
  { id: 'quest-alfheim', type: 'quest', god: null, region: 'alfheim', gloryByAge: [5, 7, 9], quest: 'region' },
  { id: 'quest-jotunheim', type: 'quest', god: null, region: 'jotunheim', gloryByAge: [5, 7, 9], quest: 'region' },
  { id: 'quest-manheim', type: 'quest', god: null, region: 'manheim', gloryByAge: [5, 7, 9], quest: 'region' },
  { id: 'quest-yggdrasil', type: 'quest', god: null, gloryByAge: [6, 8, 11], quest: 'yggdrasil' },
  { id: 'quest-glorious-death', type: 'quest', god: null, gloryByAge: [6, 8, 11], quest: 'fallen' },
  { id: 'quest-widespread', type: 'quest', god: null, gloryByAge: [7, 10, 15], quest: 'widespread' },
  { id: 'tyrs-bash', type: 'battle', god: 'tyr', bonus: 2 },
  { id: 'tyrs-smash', type: 'battle', god: 'tyr', bonus: 3 },
  { id: 'tyrs-crush', type: 'battle', god: 'tyr', bonus: 4 },
  { id: 'tyrs-smite', type: 'battle', god: 'tyr', bonus: 5 },
  { id: 'tyrs-rage', type: 'battle', god: 'tyr', bonus: 6 },
  { id: 'tyrs-judgement', type: 'battle', god: 'tyr', bonus: 8 },
  { id: 'odins-smite', type: 'battle', god: 'odin', bonus: 1, before: 'smite' },
  { id: 'odins-tide', type: 'battle', god: 'odin', bonus: 1, before: 'tide' },
  { id: 'odins-judgement', type: 'battle', god: 'odin', bonus: 2, gloryPerDeath: 2 },
  { id: 'heimdalls-sight', type: 'battle', god: 'heimdall', variable: true },
  { id: 'heimdalls-eye', type: 'battle', god: 'heimdall', bonus: 2, late: true },
  { id: 'heimdalls-gaze', type: 'battle', god: 'heimdall', bonus: 3, late: true },
  { id: 'heimdalls-watch', type: 'battle', god: 'heimdall', bonus: 0, onReveal: 'sweep' },
  { id: 'friggas-grace', type: 'battle', god: 'frigga', bonus: 2, grace: true },
  { id: 'thors-hammer', type: 'battle', god: 'thor', bonus: 1, ifWin: { glory: 3 } },
  { id: 'thors-oath', type: 'battle', god: 'thor', bonus: 1, ifWin: { raise: 1 } },
  { id: 'thors-ascension', type: 'battle', god: 'thor', bonus: 1, ifWin: { rage: 3, glory: 3 } },
  { id: 'thors-primacy', type: 'battle', god: 'thor', bonus: 3, onReveal: 'silence' },
  { id: 'lokis-trickery', type: 'battle', god: 'loki', bonus: 0, ifLose: { rage: 1 } },
  { id: 'lokis-backstab', type: 'battle', god: 'loki', bonus: 0, ifLose: { glory: 2 } },
  { id: 'lokis-poison', type: 'battle', god: 'loki', bonus: 0, ifLose: { cards: true } },
] as const satisfies readonly CardFacts[];

export interface CardFacts {
  readonly id: string;
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

export type CardId = (typeof KINDS_LIST)[number]['id'];
type Kind = CardFacts & { readonly id: CardId };

/** Every kind has every fact, if only as undefined: objects of one shape are read much faster than objects of thirty. */
const NO_FACTS: object = Object.fromEntries(KINDS_LIST.flatMap(Object.keys).map((fact) => [fact, undefined]));
export const KINDS: readonly Kind[] = KINDS_LIST.map((facts): Kind => ({ ...NO_FACTS, ...facts }));
export const CARD_IDS: readonly CardId[] = KINDS.map((kind) => kind.id);

const INDEXES: ReadonlyMap<string, number> = new Map(CARD_IDS.map((id, index) => [id, index]));
/** -1 for what is no card. */
export const indexOfCard = (card: string): number => INDEXES.get(card) ?? -1;
export const kindAt = (index: number): Kind => KINDS[index]!;
export const factsOfCard = (card: CardId): Kind => KINDS[indexOfCard(card)]!;
