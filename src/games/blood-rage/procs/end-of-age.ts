/** The phases after the action: discard, Quests, Ragnarök, release; the end of an Age and of the saga (BR-80 to BR-91). */
import { seatsFrom } from '../../../kernel/index.ts';
import {
  ALL_PROVINCES,
  LAST_AGE,
  legendAt,
  PROVINCES,
  provincesIn,
  STATS,
  VALHALLA,
  YGGDRASIL,
} from '../facts/index.ts';
import { destroyFrame, raiseFrame } from '../rules/frames.ts';
import { countAt, countOnBoard, figuresOf, isMonster, isStrongest, monsterFacts } from '../rules/queries.ts';
import { proc } from '../rules/run.ts';
import { handOf, placeOf, questsOf, stepOf, type Table } from '../rules/table.ts';
import { questOf } from '../rules/cards.ts';
import * as verbs from '../rules/verbs/index.ts';

export const discard = proc('discard', {
  begin(run) {
    verbs.startPhase(run, 'discard');
  },
  keep(run) {
    const { table } = run;
    const holders =
      table.age === LAST_AGE ? [] : seatsFrom(table.first, run.seats).filter((seat) => handOf(table, seat).length > 0);
    run.ask(...holders.map((seat) => ({ seat, ask: 'keep' as const })));
  },
  rest(run) {
    for (const seat of seatsFrom(run.table.first, run.seats)) {
      const picked = run.pickIfAsked(seat, 'keep');
      verbs.keepCard(run, seat, picked === null || picked.card === 'none' ? null : picked);
    }
  },
});

/** BR-81, BR-82, BRC-60, BRC-61. */
export function isCompleted(table: Table, seat: number, piece: number): boolean {
  const facts = questOf(table, piece);
  switch (facts.quest) {
    case 'region':
      return strongestIn(table, seat, provincesIn(facts.region)) > 0;
    case 'yggdrasil':
      return isStrongest(table, seat, YGGDRASIL);
    case 'fallen':
      return countAt(table, seat, VALHALLA) >= facts.figures;
    case 'widespread':
      return strongestIn(table, seat, ALL_PROVINCES) >= facts.provinces;
  }
}

/** In how many of these provinces the clan is strongest. */
function strongestIn(table: Table, seat: number, provinces: readonly number[]): number {
  let count = 0;
  for (const province of provinces) if (isStrongest(table, seat, province)) count++;
  return count;
}

export const questPhase = proc('questPhase', {
  begin(run) {
    verbs.startPhase(run, 'quest');
    verbs.revealQuests(run);
  },
  /** Rewards of Quests do not change the board, so every Quest is judged on the same board (BRC-61). */
  judge(run, frame) {
    const seat = seatsFrom(run.table.first, run.seats)[frame.cursor];
    if (seat === undefined) return run.done();
    const [piece] = questsOf(run.table, seat);
    if (piece === undefined) frame.cursor++;
    else if (isCompleted(run.table, seat, piece)) {
      verbs.completeQuest(run, seat, piece);
      run.call(raiseFrame(seat, 1));
    } else verbs.failQuest(run, seat, piece);
    run.goto('judge');
  },
});

/** BRC-54: Fenrir and the outer province he stands in, which Ragnarök destroys instead; null where he stands in none. */
function ragnarokDrawnTo(table: Table): { readonly figure: number; readonly province: number } | null {
  for (let figure = 0; figure < table.where.length; figure++) {
    const province = placeOf(table, figure);
    if (!isMonster(figure) || province === YGGDRASIL || province >= PROVINCES.length) continue;
    if (monsterFacts(table, figure).drawsRagnarok === true) return { figure, province };
  }
  return null;
}

export const ragnarok = proc('ragnarok', {
  begin(run, frame) {
    const { table } = run;
    verbs.startPhase(run, 'ragnarok');
    const doomed = table.doom[table.age]!;
    const drawn = ragnarokDrawnTo(table);
    frame.province = drawn?.province ?? doomed;
    if (drawn !== null && drawn.province !== doomed) verbs.drawRagnarok(run, drawn.figure, drawn.province, doomed);
    if (table.destroyed[frame.province]) {
      verbs.destroyNothing(run, frame.province);
      run.goto('doom');
    } else verbs.strikeProvince(run, frame.province);
  },
  fall(run, frame) {
    const order = seatsFrom(run.table.first, run.seats);
    const victims = figuresOf(run.table, order, frame.province);
    if (victims.length > 0) run.call(destroyFrame('ragnarok', frame.province, victims, order));
  },
  /** The province is marked as destroyed only after its figures have died or fled: figures never stand in a destroyed place. */
  sink(run, frame) {
    verbs.sinkProvince(run, frame.province);
  },
  doom(run) {
    if (run.table.age < LAST_AGE) verbs.moveDoom(run);
  },
});

export const releaseValhalla = proc('releaseValhalla', {
  release(run) {
    verbs.startPhase(run, 'release-valhalla');
    for (const seat of seatsFrom(run.table.first, run.seats)) verbs.release(run, seat);
  },
});

export const endOfAge = proc('endOfAge', {
  end(run) {
    verbs.endAge(run);
  },
});

/** BR-90, BR-91, Thor's Conquest (BRC-63). */
export const finalScoring = proc('finalScoring', {
  score(run) {
    const { table } = run;
    for (const seat of seatsFrom(table.first, run.seats)) {
      STATS.forEach((_, stat) => {
        const glory = legendAt(stepOf(table, seat, stat));
        if (glory > 0) verbs.scoreLegend(run, seat, stat, glory);
      });
      verbs.gainByCards(run, seat, 'gloryPerSurvivor', countOnBoard(table, seat));
    }
    verbs.finish(run);
  },
});
