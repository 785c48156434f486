/** The button of each option. */
import type { AskId, RageAsks, RageOption } from '../facts/asks.ts';
import type { Catalogue } from '../facts/pack/index.ts';
import { troopsByLevel } from './log-lines.ts';
import type { Label } from './words.ts';

/** What an option is called depends on the question it answers. */
const LABELS: { readonly [A in AskId]: (option: RageAsks[A]['option'], cards: Catalogue) => Label } = {
  tactic({ card }, { cardCodes, tactics, clanOfTactic }) {
    const code = cardCodes.get(card)!;
    const { order, gold, reinforcements } = tactics[code]!;
    const troops = troopsByLevel(clanOfTactic[code]!, reinforcements);
    return troops.length === 0 ? ['tacticNoUnits', { card, order, gold }] : ['tactic', { card, order, gold, troops }];
  },
  bastion: ({ q, r }) => ['bastion', { q, r }],
  reinforce: (option) => ('done' in option ? ['noMoreUnits'] : ['unit', { unit: option.unit }]),
  reinforceAt: ({ at }) => ['place', { place: at }],
  act: ({ act }) => [act],
  equip(option) {
    if ('buy' in option) return ['buy', { card: option.buy }];
    if ('forge' in option) return ['forge'];
    if ('done' in option) return ['doneEquipping'];
    const { card, on } = option;
    return on === 'aside' ? ['takeAside', { card }] : ['takeFrom', { card, unit: on }];
  },
  slot: (option) =>
    'aside' in option ? ['aside'] : [option.slot === 'weapon' ? 'weaponOf' : 'armourOf', { unit: option.unit }],
  legendary: ({ legendary }) => ['keep', { card: legendary }],
  move: (option) => ('done' in option ? ['doneMoving'] : ['unitsIn', { unit: option.unit, place: option.from }]),
  goal: ({ to }) => ['goTo', { place: to }],
  count: ({ count }) => ['count', { n: count }],
  fight: ({ at }) => ['fightIn', { place: at }],
  assault: ({ assault }) => [assault],
  reroll: ({ reroll }) => [REROLL_LABELS[reroll]],
  dice: ({ wounds, blanks }) => ['dice', { wounds, blanks }],
  wounds: (option) => ('strike' in option ? ['strike'] : ['remove', { unit: option.hit }]),
  stones: ({ at }) => ['stoneIn', { place: at }],
  confirm: () => ['done'],
};

const REROLL_LABELS = { blanks: 'rerollBlanks', none: 'rerollNone', other: 'rerollOther' } as const;

export const labelOf = (ask: string, option: RageOption, cards: Catalogue): Label =>
  (LABELS[ask as AskId] as (option: RageOption, cards: Catalogue) => Label)(option, cards);
