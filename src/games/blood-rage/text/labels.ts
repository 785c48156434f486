/** The button of each option. */
import type { ClanId, FigureId, FjordId, ProvinceId } from '../ids.ts';
import type { ActId, SagaOption } from '../rules/table.ts';
import type { Label } from './words.ts';

type OptionWith<K extends string> = Extract<SagaOption, { readonly [key in K]: unknown }>;

/** What an option is called depends on the question it answers. */
export function labelOf(ask: string, option: SagaOption, clans: readonly ClanId[]): Label {
  if ('act' in option) return actLabel(option);
  if ('card' in option) return cardLabel(ask, option);
  if ('figure' in option) return figureLabel(ask, option, clans);
  if ('place' in option) {
    const place = option.place as Spot;
    if (option.over === undefined) return ['invadePlace', { place }];
    return ['invadeVillage', { place, victim: clans[option.over]!, kills: option.kills! }];
  }
  if ('province' in option) return provinceLabel(ask, option);
  if ('save' in option) {
    if (option.save === 'none') return ['saveNoMore'];
    const figure = option.save;
    return option.by === 'protection' ? ['save', { figure }] : ['withdraw', { figure, province: option.to! }];
  }
  if ('stat' in option) return ['raise', { stat: option.stat }];
  if ('yes' in option) return option.yes ? ['bless'] : ['noBlessing'];
  return ['done'];
}

/** Figures are placed on the board only. */
type Spot = ProvinceId | FjordId;

const ACTS = {
  invade: 'invade',
  march: 'march',
  pillage: 'pillage',
  sacrifice: 'sacrifice',
  challenge: 'challenge',
  pass: 'pass',
} as const satisfies { readonly [act in Exclude<ActId, 'upgrade' | 'quest'>]: string };

function actLabel({ act, card, over }: OptionWith<'act'>): Label {
  if (act === 'quest') return ['quest', { card: card! }];
  if (act !== 'upgrade') return [ACTS[act]];
  return over === undefined ? ['upgrade', { card: card! }] : ['upgradeOver', { card: card!, over }];
}

const CARDS: { readonly [ask: string]: 'choose' | 'play' | 'add' | 'takeBack' | 'keepCard' } = {
  draft: 'choose',
  battleCard: 'play',
  lateCard: 'add',
  prowess: 'takeBack',
  keep: 'keepCard',
};
const NO_CARD: { readonly [ask: string]: 'addNothing' | 'takeBackNothing' | 'keepNone' } = {
  lateCard: 'addNothing',
  prowess: 'takeBackNothing',
};

type CardOption = Exclude<OptionWith<'card'>, { readonly act: unknown }>;

function cardLabel(ask: string, option: CardOption): Label {
  if (option.card === 'none') return [NO_CARD[ask] ?? 'keepNone'];
  const { card } = option;
  if (option.copy === 2) return ['chooseSecond', { card }];
  return option.as === undefined ? [CARDS[ask] ?? 'play', { card }] : ['playAs', { card, bonus: option.as }];
}

const NOBODY: { readonly [ask: string]: 'stayInReserve' | 'joinNobody' | 'stay' } = {
  freeInvasion: 'stayInReserve',
  join: 'joinNobody',
  leaderStep: 'stay',
};

function figureLabel(ask: string, option: OptionWith<'figure'>, clans: readonly ClanId[]): Label {
  if (option.figure === 'done') return ['sendNoMore'];
  if (option.figure === 'none') return [NOBODY[ask] ?? 'stay'];
  const { figure } = option;
  switch (ask) {
    case 'freeInvasion':
      return broughtLabel(figure, option, clans);
    case 'marchWho':
      return ['send', { figure }];
    case 'tide':
      return ['keepFigure', { figure }];
    case 'sacrifice':
      return ['sacrificeFigure', { figure, place: option.from as Spot }];
    case 'join':
      return ['join', { figure, province: option.from as ProvinceId }];
    case 'leaderStep':
      return ['step', { figure, province: option.to as ProvinceId }];
    default:
      return option.from === 'valhalla' ? ['figureFromValhalla', { figure }] : ['figure', { figure }];
  }
}

function broughtLabel(figure: FigureId, option: OptionWith<'figure'>, clans: readonly ClanId[]): Label {
  const place = option.to as Spot;
  if (option.over === undefined) return ['bring', { figure, place }];
  return ['bringVillage', { figure, place, victim: clans[option.over]!, kills: option.kills! }];
}

const PLACES: {
  readonly [ask: string]: 'marchFrom' | 'marchTo' | 'pillageProvince' | 'succor' | 'pillageAtOnce';
} = {
  marchFrom: 'marchFrom',
  marchTo: 'marchTo',
  pillage: 'pillageProvince',
  challenge: 'pillageProvince',
  succor: 'succor',
  thorsDomain: 'pillageAtOnce',
};

function provinceLabel(ask: string, { province }: OptionWith<'province'>): Label {
  if (province === 'none') return [ask === 'succor' ? 'noSuccor' : 'noPillage'];
  return [PLACES[ask] ?? 'pillageProvince', { province }];
}
