/** After the winner is named: the steps of BRC-27, in its order. */
import { reactionWindow, type Seat } from '../../../kernel/index.ts';
import { AXES, battleFacts, placeCode, RESERVE, REWARD_FACTS, STATS, YGGDRASIL } from '../facts/index.ts';
import { texts } from '../rules/battle.ts';
import { destroyFrame, entryFrame, raiseFrame, type FrameOf } from '../rules/frames.ts';
import {
  emptyVillages,
  figuresIn,
  figuresOf,
  findFigure,
  hornsFull,
  isMystic,
  leadersThere,
  monsterAt,
  monstersWith,
  statValue,
  stepsFrom,
} from '../rules/queries.ts';
import { proc, type ProcOf, type SagaRun } from '../rules/run.ts';
import { playedOf, rageOf, rewardOf } from '../rules/table.ts';
import { has, leaderUpgrade, priceOf } from '../rules/cards.ts';
import * as verbs from '../rules/verbs/index.ts';

type ResolutionFrame = FrameOf<'resolution'>;

/** Null after a tie. */
const winnerOf = ({ winner }: ResolutionFrame): Seat | null => (winner === -1 ? null : winner);
const losersOf = (frame: ResolutionFrame): Seat[] => frame.fighters.filter((seat) => seat !== frame.winner);

export const resolution = proc('resolution', {
  /** b: if-win and if-lose texts, pillager first. */
  texts(run, frame) {
    const seat = frame.fighters[frame.cursor];
    if (seat === undefined) return;
    frame.cursor++;
    run.goto('texts');
    const winner = winnerOf(frame);
    if (winner === null) return; // BRC-26: after a tie there is no winner to take anything from
    for (const { id: card, ifWin, ifLose } of texts(run.table, frame, seat)) {
      if (seat === winner && ifWin !== undefined) {
        if (ifWin.rage !== undefined) verbs.gainRage(run, seat, ifWin.rage, card);
        if (ifWin.glory !== undefined) verbs.gainGlory(run, seat, ifWin.glory, 'card', card);
        if (ifWin.raise !== undefined) run.call(raiseFrame(seat, ifWin.raise));
      } else if (seat !== winner && ifLose !== undefined) {
        if (ifLose.rage !== undefined) verbs.stealRage(run, seat, winner, ifLose.rage, card);
        if (ifLose.glory !== undefined) verbs.stealGlory(run, seat, winner, ifLose.glory, card);
      }
    }
  },
  /** End of b: Poison takes the winner's cards after their texts have acted; the first Poison in order takes all (BRC-29). */
  poison(run, frame) {
    const winner = winnerOf(frame);
    if (winner === null) return;
    for (const seat of losersOf(frame)) {
      if (texts(run.table, frame, seat).some(({ ifLose }) => ifLose?.cards === true))
        verbs.takePoisoned(run, seat, winner);
    }
  },
  /** c: Tyr's Prowess. */
  prowess(run, frame) {
    const { table } = run;
    const seat = winnerOf(frame);
    const may =
      seat !== null && priceOf(table, seat, 'buysBack') <= rageOf(table, seat) && playedOf(table, seat).length > 0;
    run.ask(...(may ? [{ seat, ask: 'prowess' as const }] : []));
  },
  buyBack(run, frame) {
    const seat = winnerOf(frame);
    const picked = seat === null ? null : run.pickIfAsked(seat, 'prowess');
    if (seat === null || picked === null || picked.card === 'none') return;
    verbs.buyBack(run, seat, picked.card, priceOf(run.table, seat, 'buysBack'));
    run.goto('prowess');
  },
  /** d: the winner discards, the losers take theirs back. */
  cards(run, frame) {
    for (const seat of frame.fighters) {
      if (seat === frame.winner) verbs.discardShown(run, seat);
      else verbs.takeBackShown(run, seat);
    }
  },
  /** e: the losers' figures die. */
  losses(run, frame) {
    const victims = figuresOf(run.table, losersOf(frame), frame.province);
    if (victims.length > 0) run.call(destroyFrame('battle', frame.province, victims, frame.fighters));
  },
  /** f: scores that count the dead (BRC-35). */
  dead(run, frame) {
    const { table } = run;
    const all = frame.deaths.reduce((sum, count) => sum + count, 0);
    for (const seat of frame.fighters) {
      const rivals = all - frame.deaths[seat]!;
      for (const card of frame.judgements[seat]!)
        verbs.gainGlory(run, seat, battleFacts(card).gloryPerDeath! * all, 'card', card);
      if (frame.valkyries.includes(seat))
        for (const { id, gloryPerRivalDeath = 0 } of monstersWith(table, seat, 'gloryPerRivalDeath'))
          verbs.gainGlory(run, seat, gloryPerRivalDeath * rivals, 'card', id);
      if (rivals > 0 && rivals >= priceOf(table, seat, 'bloodDeaths')) verbs.gainByCards(run, seat, 'bloodGlory', 1);
      if (seat === frame.winner) {
        const mystics = figuresIn(table, seat, frame.province).filter(isMystic).length;
        verbs.gainByCards(run, seat, 'gloryPerMystic', mystics);
      }
    }
  },
  /** g: the spoils, if the pillager has won. */
  spoils(run, frame) {
    const { table } = run;
    const { seat, province } = frame;
    if (frame.winner !== seat) {
      verbs.failPillage(run, province);
      return run.goto('axes');
    }
    verbs.succeed(run, seat, province);
    verbs.reward(run, seat, province);
    const giant = monsterAt(table, seat, province, 'doublesReward');
    if (giant === -1) return;
    verbs.doubleReward(run, seat, giant);
    verbs.reward(run, seat, province);
  },
  grace(run, frame) {
    if (!frame.grace) return;
    const { stats } = REWARD_FACTS[rewardOf(run.table, frame.province)];
    // After a token of 5 Glory or of all stats any stat may be chosen (BRC-32).
    run.call(raiseFrame(frame.seat, 1, stats.length === 1 ? stats[0] : -1));
  },
  leader(run, frame) {
    const { table } = run;
    const { seat, province } = frame;
    const power = leaderUpgrade(table, seat)?.onPillage;
    if (power === undefined || leadersThere(table, seat, province).length === 0) return run.goto('turnToken');
    if (power === 'step') return run.goto(stepsFrom(table, province).length > 0 ? 'stepWhere' : 'turnToken');
    if (power === 'raiseAll') STATS.forEach((_, stat) => verbs.raiseStat(run, seat, stat));
    else run.call(raiseFrame(seat, 1));
    run.goto('turnToken');
  },
  stepWhere(run, frame) {
    run.ask({ seat: frame.seat, ask: 'leaderStep' });
  },
  step(run, frame) {
    const picked = run.pick(frame.seat, 'leaderStep');
    if (picked.figure === 'none') return;
    const figure = findFigure(run.table, frame.seat, picked.figure, frame.province);
    verbs.stepLeader(run, figure, placeCode(picked.to));
  },
  turnToken(run, frame) {
    if (!frame.again) verbs.turnToken(run, frame.province);
  },
  /** h: the winner, whoever it is, scores Axes; a step gained just now counts (BR-72). */
  axes(run, frame) {
    const winner = winnerOf(frame);
    if (frame.fought && winner !== null) verbs.gainGlory(run, winner, statValue(run.table, winner, AXES), 'battle');
  },
  /** i: Loki's Blessing. */
  blessings(run, frame) {
    if (frame.fought) run.offer({ proc: 'blessings', order: losersOf(frame), province: frame.province });
  },
});

/** BRC-36. */
function mayBless(run: SagaRun, seat: Seat, province: number): boolean {
  const { table } = run;
  if (!has(table, seat, 'invadesAfterDefeat') || hornsFull(table, seat)) return false;
  if (findFigure(table, seat, 'warrior', RESERVE) === -1) return false;
  if (province === YGGDRASIL) return run.options.blessingInYggdrasil;
  return emptyVillages(table, province) > 0;
}

export const blessings: ProcOf<'blessings'> = reactionWindow({
  rounds: 'once',
  may: (run, frame, seat) => mayBless(run, seat, frame.province),
  ask: (_run, _frame, seat) => ({ seat, ask: 'blessing' }),
  react(run, frame, seat) {
    if (!run.pick(seat, 'blessing').yes) return false;
    const figure = findFigure(run.table, seat, 'warrior', RESERVE);
    const domain = run.options.thorsDomainAnyInvasion;
    const follows = frame.province !== YGGDRASIL;
    run.call(entryFrame(seat, figure, frame.province, { follows, domain }));
    return true;
  },
});
