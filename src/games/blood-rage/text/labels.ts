/** The button of each option. */
import type {
  ActOption,
  AgeId,
  AskId,
  BringOption,
  CardId,
  ClanId,
  LandingOption,
  SagaAsks,
  SagaOption,
} from '../facts/index.ts';
import type { Label } from './words.ts';

type Clans = readonly ClanId[];

const ageId = (age: number): AgeId => String(age) as AgeId;

/** What an option is called depends on the question it answers. */
const LABELS: { readonly [A in AskId]: (option: SagaAsks[A]['option'], clans: Clans) => Label } = {
  draft: ({ card, copy }) => [copy === 2 ? 'chooseSecond' : 'choose', { card }],
  act(option) {
    if (option.act === 'quest') return ['quest', { card: option.card, age: ageId(option.age) }];
    return option.act === 'upgrade' ? upgrading(option) : [option.act];
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
  battleCard: ({ card, age }) => (age === undefined ? ['play', { card }] : ['playQuest', { card, age: ageId(age) }]),
  questFights: ({ as }) => (as === 0 ? ['questRests'] : ['questFights', { bonus: as }]),
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
  keep(option) {
    if (option.card === 'none') return ['keepNone'];
    const { card, age } = option;
    return age === undefined ? ['keepCard', { card }] : ['keepQuest', { card, age: ageId(age) }];
  },
  done: () => ['done'],
};

export const labelOf = (ask: string, option: SagaOption, clans: Clans): Label =>
  (LABELS[ask as AskId] as (option: SagaOption, clans: Clans) => Label)(option, clans);

function cardOr(
  some: 'add' | 'takeBack' | 'keepCard',
  none: 'addNothing' | 'takeBackNothing',
): (option: { readonly card: CardId | 'none' }) => Label {
  return ({ card }) => (card === 'none' ? [none] : [some, { card }]);
}

function landing(option: LandingOption, clans: Clans): Label {
  const { place } = option;
  if (!('over' in option)) return ['invadePlace', { place }];
  return ['invadeVillage', { place, victim: clans[option.over]!, kills: option.kills }];
}

function bringing(option: BringOption): Label {
  return option.figure === 'none' ? ['stayInReserve'] : ['bring', { figure: option.figure, place: option.to }];
}

function upgrading({ card, over, from }: Extract<ActOption, { readonly act: 'upgrade' }>): Label {
  if (over === undefined) return ['upgrade', { card }];
  if (from === undefined) return ['upgradeOver', { card, over }];
  if (from === 'reserve') return ['upgradeOverInReserve', { card, over }];
  return from === 'valhalla'
    ? ['upgradeOverInValhalla', { card, over }]
    : ['upgradeOverAt', { card, over, place: from }];
}
