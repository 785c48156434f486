/** The battle: cards, their texts in the order of BRC-18, late cards, the comparison (BR-64 to BR-68). */
import { reactionWindow, seatsOf, type Seat } from '../../../kernel/index.ts';
import { factsOfCard, type BattleFacts, type CardId } from '../facts/index.ts';
import {
  cardsTotal,
  figuresTotal,
  hasSight,
  isSight,
  printedBonus,
  shownCard,
  shownQuest,
  sightBonus,
  texts,
} from '../rules/battle.ts';
import { destroyFrame, frameIn, resolutionFrame, type FrameOf } from '../rules/frames.ts';
import { questBonus } from '../rules/cards.ts';
import { figuresIn, findFigure, monsterAt, nameOf } from '../rules/queries.ts';
import { proc, type ProcOf, type SagaRun } from '../rules/run.ts';
import { handOf, ownerOf, type Table } from '../rules/table.ts';
import * as verbs from '../rules/verbs/index.ts';

type BattleFrame = FrameOf<'battle'>;

const silences = ({ onReveal }: BattleFacts): boolean => onReveal === 'silence';
const sweeps = ({ onReveal }: BattleFacts): boolean => onReveal === 'sweep';

/** The name of the seat's shown card that has that effect. */
const cardThat = (table: Table, seat: Seat, does: (facts: BattleFacts) => boolean): CardId =>
  shownCard(table, seat, does)!.id;

export const battle = proc('battle', {
  begin(run, frame) {
    const { table } = run;
    verbs.beginBattle(run, frame.province, frame.fighters);
    frame.valkyries = frame.fighters.filter(
      (seat) => monsterAt(table, seat, frame.province, 'gloryPerRivalDeath') !== -1,
    );
  },
  cards(run, frame) {
    const armed = frame.fighters.filter((seat) => handOf(run.table, seat).length > 0);
    run.ask(...armed.map((seat) => ({ seat, ask: 'battleCard' as const })));
  },
  /** All cards are revealed together; the events come in the order of the fighters, pillager first. */
  reveal(run, frame) {
    for (const seat of frame.fighters) {
      const picked = run.pickIfAsked(seat, 'battleCard');
      if (picked === null) {
        verbs.showNoCard(run, seat);
        continue;
      }
      const facts = factsOfCard(picked.card);
      const mayFight = facts.type === 'quest' && questBonus(run.table, seat) > 0;
      verbs.revealCard(run, seat, picked, printedBonus(facts), mayFight);
    }
    frame.questBonus = frame.questBonus.map(() => 0);
  },
  /** BRC-25: asked before Watch sums up the bonuses (BRC-20). Primacy does not void it: the text is on the clan sheet (BRC-19). */
  quests(run, frame) {
    run.offer({ proc: 'questFights', order: frame.fighters });
  },
  /** BRC-19: an opponent's Primacy voids a card's text, not its bonus. */
  silence(run, frame) {
    const { table } = run;
    const silencing = frame.fighters.filter((seat) => shownCard(table, seat, silences) !== null);
    frame.voided = frame.fighters.filter((seat) => silencing.some((other) => other !== seat));
    for (const seat of silencing) verbs.cancelTexts(run, seat, cardThat(table, seat, silences));
  },
  /** BRC-20: the first Watch sweeps all shown cards away, and everybody chooses again. */
  sweep(run, frame) {
    const { table } = run;
    const watcher = frame.fighters.find((seat) => texts(table, frame, seat).some(sweeps));
    if (watcher === undefined) return;
    let glory = 0;
    for (const seat of frame.fighters) glory += cardsTotal(table, frame, seat);
    verbs.sweep(run, watcher, cardThat(table, watcher, sweeps), glory);
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
      if (hasSight(table, frame, seat))
        verbs.copySight(run, seat, cardThat(table, seat, isSight), sightBonus(table, frame, seat));
      const [figures, cards] = [figuresTotal(table, frame, seat), cardsTotal(table, frame, seat)];
      verbs.tellStrength(run, seat, figures, cards);
      return figures + cards;
    });
    const best = Math.max(...totals);
    const winners = frame.fighters.filter((_, index) => totals[index] === best);
    const [first = -1] = winners;
    const winner = winners.length === 1 ? first : -1; // BR-68
    const next = Math.max(0, ...totals.filter((total) => total !== best));
    if (winner === -1) verbs.tellTie(run, frame.province, best);
    else verbs.nameWinner(run, winner, frame.province, best, next);
    const judgements = seatsOf(run.seats).map((seat) =>
      frame.fighters.includes(seat)
        ? texts(table, frame, seat).flatMap(({ id, gloryPerDeath }) => (gloryPerDeath === undefined ? [] : [id]))
        : [],
    );
    const grace = winner === frame.seat && texts(table, frame, frame.seat).some((facts) => facts.grace === true);
    run.call(resolutionFrame('texts', frame, { winner, fought: true, judgements, grace }));
  },
});

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
  run.call(destroyFrame('smite', frame.province, victims, frame.fighters));
}

const chooserOf = (frame: FrameOf<'tide'>): Seat => frame.fighters[frame.cursor]!;

/** Odin's Tide: each clan picks one figure to survive, pillager first; the others die (BRC-22). */
export const tide = proc('tide', {
  look(run, frame) {
    for (; frame.cursor < frame.fighters.length; frame.cursor++) {
      if (figuresIn(run.table, chooserOf(frame), frame.province).length > 1) return;
    }
    run.goto('sweep');
  },
  ask(run, frame) {
    run.ask({ seat: chooserOf(frame), ask: 'tide' });
  },
  keep(run, frame) {
    const seat = chooserOf(frame);
    const picked = run.pick(seat, 'tide');
    const kept = figuresIn(run.table, seat, frame.province).find(
      (figure) => nameOf(run.table, figure) === picked.figure,
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
    run.call(destroyFrame('tide', frame.province, victims, frame.fighters));
  },
});

/** BRC-25: asks each seat that shows a Quest and has Tyr's Domain or Wrath. Both are public, so being asked reveals nothing. */
export const questFights: ProcOf<'questFights'> = reactionWindow({
  rounds: 'once',
  may: ({ table }, _frame, seat) => shownQuest(table, seat) !== -1 && questBonus(table, seat) > 0,
  ask: (_run, _frame, seat) => ({ seat, ask: 'questFights' }),
  react(run, _frame, seat) {
    const { as } = run.pick(seat, 'questFights');
    const quest = shownQuest(run.table, seat);
    if (as === 0) {
      verbs.restQuest(run, seat, quest);
      return false;
    }
    const frame = frameIn(run.stack, 'battle')!;
    frame.questBonus = frame.questBonus.with(seat, as);
    verbs.fightWithQuest(run, seat, quest, as);
    return true;
  },
});

/** BR-67, BRC-24: asks every seat in the battle with cards in hand, whether or not it holds a late card: being asked is public. */
export const lateCards: ProcOf<'lateCards'> = reactionWindow({
  rounds: 'untilAllDecline',
  may: (run, _frame, seat) => handOf(run.table, seat).length > 0,
  ask: (_run, _frame, seat) => ({ seat, ask: 'lateCard' }),
  react(run, _frame, seat) {
    const { card } = run.pick(seat, 'lateCard');
    if (card === 'none') return false;
    verbs.addLateCard(run, seat, card, printedBonus(factsOfCard(card)));
    return true;
  },
});
