/** The button of each option. */
import type {
  AskId,
  BringOption,
  CardId,
  ClanId,
  Displaced,
  LandingOption,
  SagaAsks,
  SagaOption,
} from '../facts/index.ts';
import type { Label } from './words.ts';

type Clans = readonly ClanId[];

/** What an option is called depends on the question it answers. */
const LABELS: { readonly [A in AskId]: (option: SagaAsks[A]['option'], clans: Clans) => Label } = {
  draft: ({ card, copy }) => [copy === 2 ? 'chooseSecond' : 'choose', { card }],
  act(option) {
    if (option.act === 'quest') return ['quest', { card: option.card }];
    if (option.act !== 'upgrade') return [option.act];
    const { card, over } = option;
    return over === undefined ? ['upgrade', { card }] : ['upgradeOver', { card, over }];
  },
  invadeWho: ({ figure, from }) => [from === 'valhalla' ? 'figureFromValhalla' : 'figure', { figure }],
  invadeWhere: landing,
  freeInvasion: bringing,
  marchFrom: ({ province }) => ['marchFrom', { province }],
  marchTo: ({ province }) => ['marchTo', { province }],
  marchWho: ({ figure }) => (figure === 'done' ? ['sendNoMore'] : ['send', { figure }]),
  pillage: ({ province }) => ['pillageProvince', { province }],
  challenge: ({ province }) => ['pillageProvince', { province }],
  sacrifice: ({ figure, from }) => ['sacrificeFigure', { figure, place: from }],
  join: (option) =>
    option.figure === 'none' ? ['joinNobody'] : ['join', { figure: option.figure, province: option.from }],
  battleCard: ({ card, as }) => (as === undefined ? ['play', { card }] : ['playAs', { card, bonus: as }]),
  lateCard: cardOr('add', 'addNothing'),
  tide: ({ figure }) => ['keepFigure', { figure }],
  prowess: cardOr('takeBack', 'takeBackNothing'),
  raise: ({ stat }) => ['raise', { stat }],
  leaderStep: (option) =>
    option.figure === 'none' ? ['stay'] : ['step', { figure: option.figure, province: option.to }],
  save(option) {
    if (option.save === 'none') return ['saveNoMore'];
    const figure = option.save;
    return option.by === 'protection' ? ['save', { figure }] : ['withdraw', { figure, province: option.to }];
  },
  succor: ({ province }) => (province === 'none' ? ['noSuccor'] : ['succor', { province }]),
  thorsDomain: ({ province }) => (province === 'none' ? ['noPillage'] : ['pillageAtOnce', { province }]),
  blessing: ({ yes }) => [yes ? 'bless' : 'noBlessing'],
  keep: cardOr('keepCard', 'keepNone'),
  done: () => ['done'],
};

export const labelOf = (ask: string, option: SagaOption, clans: Clans): Label =>
  (LABELS[ask as AskId] as (option: SagaOption, clans: Clans) => Label)(option, clans);

function cardOr(
  some: 'add' | 'takeBack' | 'keepCard',
  none: 'addNothing' | 'takeBackNothing' | 'keepNone',
): (option: { readonly card: CardId | 'none' }) => Label {
  return ({ card }) => (card === 'none' ? [none] : [some, { card }]);
}

interface Taken {
  readonly victim: ClanId;
  readonly kills: Displaced;
}

/** The clan whose village is taken, null where it is an empty one. */
const taken = (option: LandingOption | BringOption, clans: Clans): Taken | null =>
  'over' in option ? { victim: clans[option.over]!, kills: option.kills } : null;

function landing(option: LandingOption, clans: Clans): Label {
  const { place } = option;
  const village = taken(option, clans);
  return village === null ? ['invadePlace', { place }] : ['invadeVillage', { place, ...village }];
}

function bringing(option: BringOption, clans: Clans): Label {
  if (option.figure === 'none') return ['stayInReserve'];
  const { figure, to: place } = option;
  const village = taken(option, clans);
  return village === null ? ['bring', { figure, place }] : ['bringVillage', { figure, place, ...village }];
}
