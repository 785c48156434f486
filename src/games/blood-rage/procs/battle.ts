/** The battle: cards, their texts in the order of BRC-18, late cards, the comparison (BR-64 to BR-68). */
import { reactionWindow, type Proc, type Seat } from '../../../kernel/index.ts';
import { KINDS, type CardId, indexOfCard } from '../cards/kinds.ts';
import type { FigureId } from '../ids.ts';
import { cardsTotal, figuresTotal, hasSight, sightBonus, texts } from '../rules/battle.ts';
import type { SagaEvent } from '../rules/events.ts';
import { cardOf, factsOf, figuresIn, findFigure, monsterAt, nameOf } from '../rules/queries.ts';
import { ownerOf, type FrameOf, type SagaFrame, type SagaOption, type Table } from '../rules/table.ts';
import * as verbs from '../rules/verbs/index.ts';
import type { SagaRun } from '../rules/verbs/index.ts';

type BattleFrame = FrameOf<'battle'>;

/** The name of the shown card with that text. */
function cardWith(table: Table, seat: Seat, text: (card: ReturnType<typeof factsOf>) => boolean): CardId {
  return cardOf(
    table,
    table.played[seat]!.find((piece) => text(factsOf(table, piece)))!,
  );
}

export const battle: Proc<SagaRun, BattleFrame> = {
  begin(run, frame) {
    const { table } = run;
    verbs.beginBattle(run, frame.province, frame.fighters);
    frame.valkyries = frame.fighters.filter(
      (seat) => monsterAt(table, seat, frame.province, 'gloryPerRivalDeath') !== -1,
    );
  },
  cards(run, frame) {
    const armed = frame.fighters.filter((seat) => run.table.hands[seat]!.length > 0);
    run.ask(...armed.map((seat) => ({ seat, ask: 'battleCard' })));
  },
  /** All together, told pillager first. */
  reveal(run, frame) {
    const bonuses = frame.questBonus.map(() => 0);
    for (const seat of frame.fighters) {
      const picked = run.pick(seat);
      if (picked === undefined || !('card' in picked) || 'act' in picked) verbs.showNoCard(run, seat);
      else {
        bonuses[seat] = picked.as ?? 0;
        const facts = KINDS[indexOfCard(picked.card as CardId)]!;
        const bonus = picked.as ?? (facts.type === 'battle' ? (facts.bonus ?? 0) : 0);
        verbs.show(run, seat, picked.card as CardId, bonus, picked.as === undefined ? 'card' : 'quest');
      }
    }
    frame.questBonus = bonuses;
  },
  /** BRC-19: an opponent's Primacy voids a card's text, not its bonus. */
  silence(run, frame) {
    const { table } = run;
    const silencing = frame.fighters.filter((seat) =>
      table.played[seat]!.some((piece) => factsOf(table, piece).onReveal === 'silence'),
    );
    frame.voided = frame.fighters.filter((seat) => silencing.some((other) => other !== seat));
    for (const seat of silencing)
      verbs.cancelTexts(
        run,
        seat,
        cardWith(table, seat, (facts) => facts.onReveal === 'silence'),
      );
  },
  /** BRC-20: the first Watch sweeps all shown cards away, and everybody chooses again. */
  sweep(run, frame) {
    const { table } = run;
    const watcher = frame.fighters.find((seat) =>
      texts(table, frame, seat).some((facts) => facts.onReveal === 'sweep'),
    );
    if (watcher === undefined) return;
    let glory = 0;
    for (const seat of frame.fighters) glory += cardsTotal(table, frame, seat);
    verbs.sweep(
      run,
      watcher,
      cardWith(table, watcher, (facts) => facts.onReveal === 'sweep'),
      glory,
    );
    frame.voided = [];
    run.goto('cards');
  },
  /** The other texts that act before the comparison, pillager first (BRC-21, BRC-22). */
  text(run, frame) {
    const seat = frame.fighters[frame.cursor];
    if (seat === undefined) return;
    frame.cursor++;
    run.goto('text');
    for (const { before } of texts(run.table, frame, seat)) {
      if (before === 'smite') smite(run, frame, seat);
      else if (before === 'tide' && seat === firstTide(run.table, frame))
        run.call({ proc: 'tide', at: 'look', province: frame.province, fighters: frame.fighters, cursor: 0, kept: [] });
    }
  },
  late(run, frame) {
    run.offer({ proc: 'lateCards', order: frame.fighters });
  },
  compare(run, frame) {
    const { table } = run;
    const totals = frame.fighters.map((seat) => {
      if (hasSight(table, frame, seat)) {
        verbs.copySight(
          run,
          seat,
          cardWith(table, seat, (facts) => facts.variable === true),
          sightBonus(table, frame, seat),
        );
      }
      const [figures, cards] = [figuresTotal(table, frame, seat), cardsTotal(table, frame, seat)];
      verbs.tellStrength(run, seat, figures, cards);
      return figures + cards;
    });
    const best = Math.max(...totals);
    const winners = frame.fighters.filter((_, index) => totals[index] === best);
    const winner = winners.length === 1 ? winners[0]! : -1; // BR-68
    const next = Math.max(0, ...totals.filter((total) => total !== best));
    if (winner === -1) verbs.tellTie(run, frame.province, best);
    else verbs.nameWinner(run, winner, frame.province, best, next);
    const perDeath = table.rage.map((_, seat) =>
      frame.fighters.includes(seat as Seat)
        ? texts(table, frame, seat as Seat).reduce((sum, facts) => sum + (facts.gloryPerDeath ?? 0), 0)
        : 0,
    );
    run.call({
      proc: 'resolution',
      at: 'texts',
      seat: frame.seat,
      province: frame.province,
      again: frame.again,
      fighters: frame.fighters,
      voided: frame.voided,
      deaths: frame.deaths,
      valkyries: frame.valkyries,
      cursor: 0,
      winner,
      fought: true,
      judgements: perDeath,
      grace: winner === frame.seat && texts(table, frame, frame.seat).some((facts) => facts.grace === true),
    });
  },
};

/** BRC-22: a second Tide changes nothing. */
const firstTide = (table: Table, frame: BattleFrame): Seat | undefined =>
  frame.fighters.find((seat) => texts(table, frame, seat).some(({ before }) => before === 'tide'));

/** One Warrior of every opponent (BRC-21). */
function smite(run: SagaRun, frame: BattleFrame, seat: Seat): void {
  const victims = frame.fighters.flatMap((rival) => {
    const warrior = rival === seat ? -1 : findFigure(run.table, rival, 'warrior', frame.province);
    return warrior === -1 ? [] : [warrior];
  });
  if (victims.length === 0) return;
  run.call({
    proc: 'destroy',
    at: 'look',
    cause: 'smite',
    place: frame.province,
    victims,
    order: frame.fighters,
    cursor: 0,
  });
}

/** Odin's Tide: each clan picks one figure to survive, pillager first; the others die (BRC-22). */
export const tide: Proc<SagaRun, FrameOf<'tide'>> = {
  look(run, frame) {
    for (; frame.cursor < frame.fighters.length; frame.cursor++) {
      if (figuresIn(run.table, frame.fighters[frame.cursor]!, frame.province).length > 1) return;
    }
    run.goto('sweep');
  },
  ask(run, frame) {
    run.ask({ seat: frame.fighters[frame.cursor]!, ask: 'tide' });
  },
  keep(run, frame) {
    const seat = frame.fighters[frame.cursor]!;
    const picked = run.pick(seat);
    if (picked === undefined || !('figure' in picked)) throw new Error('a figure is asked for');
    const kept = figuresIn(run.table, seat, frame.province).find(
      (figure) => nameOf(run.table, figure) === (picked.figure as FigureId),
    )!;
    verbs.keepThroughTide(run, kept);
    frame.kept = [...frame.kept, kept];
    frame.cursor++;
    run.goto('look');
  },
  sweep(run, frame) {
    const { table } = run;
    const chose = new Set(frame.kept.map(ownerOf));
    const victims = frame.fighters.flatMap((seat) =>
      chose.has(seat) ? figuresIn(table, seat, frame.province).filter((figure) => !frame.kept.includes(figure)) : [],
    );
    if (victims.length === 0) return;
    run.call({
      proc: 'destroy',
      at: 'look',
      cause: 'tide',
      place: frame.province,
      victims,
      order: frame.fighters,
      cursor: 0,
    });
  },
};

/** BR-67, BRC-24: whoever is in the battle and has a card left is asked, late card or not. */
export const lateCards = reactionWindow<Table, SagaFrame, SagaOption, SagaEvent, FrameOf<'lateCards'>>({
  rounds: 'untilAllDecline',
  may: (run, _frame, seat) => run.table.hands[seat]!.length > 0,
  ask: (_run, _frame, seat) => ({ seat, ask: 'lateCard' }),
  react(run, _frame, seat) {
    const picked = run.pick(seat);
    if (picked === undefined || !('card' in picked) || picked.card === 'none') return false;
    verbs.show(run, seat, picked.card as CardId, KINDS[indexOfCard(picked.card as CardId)]!.bonus ?? 0, 'late');
    return true;
  },
});
