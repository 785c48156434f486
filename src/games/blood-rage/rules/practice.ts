/**
 * The practice game: the first Age of a game of three that begins with the beginners' deal (BR-25). The learner has seat 0 and takes the
 * first turn. While the learner puts a Leader into Gimle, plays an upgrade and lays a Quest, seat 1 settles next door; it comes when Gimle
 * is pillaged, loses, and then pillages beside the learner. The words that go with each step are the page's.
 */
import type { Practice } from '../../../kernel/index.ts';
import type { AskId, SagaAsks } from '../facts/index.ts';
import type { Described } from './position.ts';

const NEIGHBOUR = 1;
const OTHER = 2;

const position: Described = {
  seats: 3,
  options: { beginnersDeal: true },
  destroyed: ['horgr', 'utgard'],
  clans: [
    {
      hand: [
        'brothers-in-arms',
        'friggas-charm',
        'lokis-domain',
        'quest-alfheim',
        'quest-glorious-death',
        'thors-hammer',
        'tyrs-bash',
        'tyrs-smash',
      ],
    },
    {
      hand: [
        'friggas-succor',
        'lokis-trickery',
        'odins-smite',
        'quest-jotunheim',
        'sea-serpent',
        'thors-glory',
        'troll',
        'tyrs-domain',
      ],
    },
    {
      hand: [
        'dwarf-chieftain',
        'friggas-grace',
        'heimdalls-sight',
        'lokis-dragons',
        'lord-of-hammers',
        'quest-manheim',
        'quest-yggdrasil',
        'tyrs-smite',
      ],
    },
  ],
};

const line = <Ask extends AskId>(seat: number, ask: Ask, ...wishes: readonly SagaAsks[Ask]['option'][]) => ({
  seat,
  ask,
  wishes,
});

const INVADE = { act: 'invade' } as const;
const PILLAGE = { act: 'pillage' } as const;
const LEADER = { figure: 'leader', from: 'reserve' } as const;
const WARRIOR = { figure: 'warrior', from: 'reserve' } as const;

export const practice: Practice = {
  position,
  answers: [
    line(NEIGHBOUR, 'act', INVADE, INVADE, { act: 'quest', card: 'quest-jotunheim', age: 1 }, PILLAGE),
    line(NEIGHBOUR, 'invadeWho', LEADER, WARRIOR),
    line(NEIGHBOUR, 'invadeWhere', { place: 'andlang' }, { place: 'andlang' }),
    // One Warrior comes to Gimle and nobody else.
    line(NEIGHBOUR, 'join', { figure: 'warrior', from: 'andlang' }, { figure: 'none' }, { figure: 'none' }),
    line(NEIGHBOUR, 'battleCard', { card: 'lokis-trickery' }),
    line(NEIGHBOUR, 'pillage', { province: 'andlang' }),
    line(OTHER, 'act', INVADE, INVADE, { act: 'quest', card: 'quest-manheim', age: 1 }, PILLAGE),
    line(OTHER, 'invadeWho', LEADER, WARRIOR),
    line(OTHER, 'invadeWhere', { place: 'angerboda' }, { place: 'angerboda' }),
    line(OTHER, 'pillage', { province: 'angerboda' }),
  ],
};
