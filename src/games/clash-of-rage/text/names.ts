/** Names and explanations that stand by themselves: in legends, on sheets, in the lobby. Units, cards and scenarios have theirs in the pack. */
import type { LevelId } from '../facts/ids.ts';
import type { OptionId } from '../facts/options.ts';
import type { Bonus, ClanId, Slot } from '../facts/pack/index.ts';

export interface Named {
  readonly name: string;
  readonly text: string;
}

/** Where the name says it all, there is no text. */
export interface Headed {
  readonly name: string;
  readonly text?: string;
}

type Terrain = 'territory' | 'region' | 'city' | 'forge' | 'stone' | 'rock' | 'bastion' | 'market' | 'reserve' | 'bag';
type Resource =
  | 'gold'
  | 'crystal'
  | 'rageToken'
  | 'victoryPoint'
  | 'domination'
  | 'die'
  | 'woundFace'
  | 'blankFace'
  | 'campaignPoint';
type Phase =
  'tactic' | 'order' | 'bastions' | 'income' | 'reinforcements' | 'firstAction' | 'stones' | 'secondAction' | 'end';
type Action =
  | 'equip'
  | 'buy'
  | 'forge'
  | 'reorganise'
  | 'move'
  | 'pass'
  | 'assault'
  | 'reroll'
  | 'allocate'
  | 'flee'
  | 'placeBastion'
  | 'placeReinforcements'
  | 'keepLegendary';
type Combat = 'fight' | 'assault' | 'attacker' | 'defender' | 'initiative' | 'overrun' | 'flight' | 'control';
type Mode = 'standard' | 'long' | 'solo' | 'campaign';

export interface Names {
  readonly title: string;
  /** The short name for tight places, and in full. */
  readonly clans: Readonly<Record<ClanId, { readonly name: string; readonly long: string; readonly text: string }>>;
  readonly elves: Named;
  /** I, II, III. */
  readonly levels: readonly string[];
  readonly icons: Readonly<Record<Bonus | 'move', Named>>;
  readonly slots: Readonly<Record<Slot | 'aside', string>>;
  readonly terrain: Readonly<Record<Terrain, Headed>>;
  readonly resources: Readonly<Record<Resource, string>>;
  readonly phases: Readonly<Record<Phase, Headed>>;
  readonly actions: Readonly<Record<Action, Named>>;
  readonly combat: Readonly<Record<Combat, string>>;
  readonly difficulties: Readonly<Record<LevelId, Named>>;
  readonly modes: Readonly<Record<Mode, Named>>;
  readonly options: Readonly<Record<OptionId, Named>>;
  readonly optionValues: {
    readonly length: Readonly<Record<'short' | 'long', string>>;
    readonly layout: Readonly<Record<'ready' | 'random', string>>;
    readonly scenario: Readonly<Record<'none', string>>;
    readonly clanChoice: Readonly<Record<'pick' | 'random', string>>;
    readonly roundLimit: Readonly<Record<'10' | '15' | '20' | '30', string>>;
  };
}
