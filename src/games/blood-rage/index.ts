/** Blood Rage: a saga of drafts, invasions and battles for two to five clans. */
import { redeal, type Game } from '../../kernel/index.ts';
import { actionPhase } from './procs/action-phase.ts';
import { battle, lateCards, questFights, tide } from './procs/battle.ts';
import { destroy } from './procs/destroy.ts';
import { discard, endOfAge, finalScoring, questPhase, ragnarok, releaseValhalla } from './procs/end-of-age.ts';
import { godsGifts } from './procs/gods-gifts.ts';
import { entry, freeInvasion, invade } from './procs/invade.ts';
import { march } from './procs/march.ts';
import { callToBattle, pillage } from './procs/pillage.ts';
import { blessings, resolution } from './procs/resolution.ts';
import { saga } from './procs/saga.ts';
import { raise, sacrifice, upgrade } from './procs/upgrade.ts';
import { copy } from './rules/copy.ts';
import type { SagaEvent } from './rules/events.ts';
import { faults } from './rules/faults.ts';
import { idle } from './rules/idle.ts';
import { OPTIONS, type SagaOption, type SagaOptions, type SagaView } from './facts/index.ts';
import { toRules2 } from './rules/migrations.ts';
import { position } from './rules/position.ts';
import { practice } from './rules/practice.ts';
import { questions } from './rules/questions/index.ts';
import { SAVED } from './rules/saved-numbers.ts';
import { setup } from './rules/setup.ts';
import type { SagaFrame } from './rules/frames.ts';
import type { Table } from './rules/table.ts';
import { view, zones } from './rules/visibility.ts';

export const bloodRage: Game<Table, SagaFrame, SagaOption, SagaEvent, SagaView, SagaOptions> = {
  id: 'blood-rage',
  rules: 2,
  seats: { min: 2, max: 5 },
  options: OPTIONS,
  saved: SAVED,
  setup,
  position,
  practice,
  procs: {
    saga,
    godsGifts,
    actionPhase,
    invade,
    entry,
    freeInvasion,
    march,
    upgrade,
    sacrifice,
    raise,
    pillage,
    callToBattle,
    battle,
    questFights,
    tide,
    lateCards,
    resolution,
    blessings,
    destroy,
    discard,
    questPhase,
    ragnarok,
    releaseValhalla,
    endOfAge,
    finalScoring,
  },
  questions,
  view,
  hidden: (table) => table.hidden,
  zones,
  resample: (own, viewer, random) => redeal(own.table.hidden, zones(own.table), viewer, random),
  idle,
  copy,
  faults,
  migrations: [toRules2],
};
