/** Fights whose odds are compared with fights thrown die by die. */
import type { Fight, Side } from '../../facts/odds/index.ts';
import { army } from './armies.ts';

export interface SetUp extends Fight {
  readonly name: string;
  readonly fleeing?: Side;
}

const FIXED = { attacker: 'fixed', defender: 'fixed' } as const;

export const SET_UPS: readonly SetUp[] = [
  { name: 'one against one', attacker: army('bohorg', [1, 0, 0]), defender: army('godleif', [1, 0, 0]) },
  { name: 'many against one', attacker: army('tomb', [6, 0, 0]), defender: army('steamfield', [0, 0, 1]) },
  { name: 'shields', attacker: army('bohorg', [2, 1, 0]), defender: army('steamfield', [3, 0, 1]) },
  { name: 'rage against shields', attacker: army('godleif', [1, 2, 0]), defender: army('steamfield', [2, 1, 1]) },
  { name: 'rerolls', attacker: army('steamfield', [0, 3, 0]), defender: army('tomb', [2, 1, 1]) },
  { name: 'a city of elves', attacker: army('bohorg', [3, 1, 1]), defender: army('elves', [2, 1, 1]) },
  { name: 'a forge of elves', attacker: army('tomb', [3, 1, 0]), defender: army('elves', [0, 1, 1]) },
  {
    name: 'elves without a player',
    attacker: army('godleif', [3, 1, 1]),
    defender: army('elves', [2, 1, 1]),
    chooses: { defender: 'fixed' },
  },
  {
    name: 'both by the policy',
    attacker: army('bohorg', [3, 2, 1]),
    defender: army('steamfield', [3, 2, 1]),
    chooses: FIXED,
  },
  {
    name: 'the policy with equipment',
    attacker: army(
      'tomb',
      [4, 2, 1],
      [
        ['war-drum', 'cuirass'],
        ['spiked-club', 'mail-coat'],
      ],
    ),
    defender: army(
      'godleif',
      [3, 2, 1],
      [
        ['javelins', null],
        [null, 'heavy-armour'],
        ['halberd', 'carapace'],
      ],
    ),
    chooses: FIXED,
  },
  {
    name: 'ten against ten by the policy',
    attacker: army('bohorg', [4, 3, 3]),
    defender: army('tomb', [5, 3, 2]),
    chooses: FIXED,
  },
  {
    name: 'ten elves by the policy',
    attacker: army('steamfield', [4, 3, 3]),
    defender: army('elves', [4, 3, 3]),
    chooses: FIXED,
  },
  {
    name: 'equipment',
    attacker: army(
      'bohorg',
      [2, 1, 1],
      [
        ['great-axe', 'cuirass'],
        ['shaman-staff', null],
        ['war-hammer', 'mail-coat'],
      ],
    ),
    defender: army(
      'godleif',
      [2, 2, 0],
      [
        ['rapier', 'heavy-armour'],
        ['halberd', 'war-mask'],
      ],
    ),
  },
  {
    name: 'legendary equipment',
    attacker: army(
      'steamfield',
      [2, 0, 1],
      [
        ['twin-blades', 'rage-mantle'],
        [null, null],
        ['quake-maul', 'first-scale'],
      ],
    ),
    defender: army(
      'tomb',
      [3, 1, 1],
      [
        ['storm-horn', 'crystal-aegis'],
        ['star-bow', null],
        ['reapers-scythe', null],
      ],
    ),
  },
  {
    name: 'elves with equipment',
    attacker: army('godleif', [2, 1, 1], [['crossbow', 'steam-plate']]),
    defender: army(
      'elves',
      [2, 1, 1],
      [
        ['rock-breaker', null],
        ['blunderbuss', 'cuirass'],
        [null, 'heavy-armour'],
      ],
    ),
  },
  {
    name: 'walls of shields',
    attacker: army('tomb', [2, 0, 0]),
    defender: army(
      'steamfield',
      [1, 0, 1],
      [
        ['sword-buckler', 'crystal-aegis'],
        [null, null],
        [null, 'steam-plate'],
      ],
    ),
  },
  {
    name: 'mounting rage',
    attacker: army(
      'godleif',
      [0, 2, 1],
      [
        [null, null],
        ['war-drum', 'rage-mantle'],
        ['storm-horn', null],
      ],
    ),
    defender: army(
      'steamfield',
      [3, 2, 2],
      [
        [null, 'heavy-armour'],
        [null, 'carapace'],
        [null, 'everlasting-cuirass'],
      ],
    ),
  },
  {
    name: 'the attacker strikes first and flees',
    attacker: army('godleif', [3, 0, 0]),
    defender: army('elves', [2, 0, 2]),
    fleeing: 'attacker',
  },
  {
    name: 'the attacker strikes second and flees',
    attacker: army('bohorg', [3, 0, 2]),
    defender: army('tomb', [3, 1, 1]),
    fleeing: 'attacker',
  },
  {
    name: 'the defender flees',
    attacker: army('tomb', [4, 2, 0]),
    defender: army('steamfield', [2, 2, 1]),
    fleeing: 'defender',
  },
  {
    name: 'the defender flees by the policy',
    attacker: army('bohorg', [3, 2, 2]),
    defender: army('godleif', [3, 2, 1]),
    fleeing: 'defender',
    chooses: FIXED,
  },
  {
    name: 'flight against shields',
    attacker: army('tomb', [2, 2, 0], [['bone-knife', null]]),
    defender: army('steamfield', [3, 0, 1], [['rapier', 'cuirass']]),
    fleeing: 'attacker',
  },
];
