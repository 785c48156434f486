/** Who may know what (BR-100): the zones of hidden cards, and the view, built from nothing. */
import { byName, knows, seatsOf, type Viewer, type Zone } from '../../../kernel/index.ts';
import {
  BOX,
  cardCode,
  cardName,
  CLANS,
  FIGURES_PER_CLAN,
  PHASE_CODES,
  phaseName,
  placeName,
  provinceName,
  PROVINCES,
  SOURCES,
  STATS,
  villagesOf,
  type CardView,
  type ClanId,
  type ClanView,
  type FigureId,
  type PlaceId,
  type ProvinceId,
  type ProvinceView,
  type SagaOptions,
  type SagaView,
  type SourceId,
  type StatId,
  type StatView,
  type StrengthView,
} from '../facts/index.ts';
import { cardsTotal, countedIn, hasSight, isSight, plainBonus, sightBonus } from './battle.ts';
import { countOnBoard, emptyVillages, nameOf, statValue, strengthLines } from './queries.ts';
import type { FrameOf } from './frames.ts';
import type { SagaState } from './run.ts';
import {
  gloryFrom,
  gloryOf,
  handOf,
  keptOf,
  packetOf,
  placeOf,
  playedOf,
  questsOf,
  rageOf,
  rewardOf,
  stepOf,
  upgradesOf,
  type Table,
} from './table.ts';
import { isQuestKind } from './pieces.ts';
import { ageOf, cardOf, codeOf, factsOf } from './cards.ts';

export function zones(table: Table): Zone[] {
  const list: Zone[] = [];
  for (const seat of seatsOf(table.rage.length)) {
    const owner = [seat];
    list.push(
      { name: `hand ${seat}`, pieces: handOf(table, seat), ordered: false, seenBy: owner },
      { name: `packet ${seat}`, pieces: packetOf(table, seat), ordered: false, seenBy: owner },
      { name: `kept ${seat}`, pieces: keptOf(table, seat), ordered: false, seenBy: owner },
      { name: `quests ${seat}`, pieces: questsOf(table, seat), ordered: false, seenBy: owner, fits: isQuestKind },
      { name: `upgrades ${seat}`, pieces: upgradesOf(table, seat), ordered: false, seenBy: 'all' },
      { name: `played ${seat}`, pieces: playedOf(table, seat), ordered: false, seenBy: 'all' },
    );
  }
  table.decks.forEach((pieces, age) => list.push({ name: `deck ${age}`, pieces, ordered: true, seenBy: [] }));
  list.push(
    { name: 'discard', pieces: table.discard, ordered: false, seenBy: 'all' },
    { name: 'buried', pieces: table.buried, ordered: false, seenBy: [] },
  );
  return list;
}

function cards(table: Table, zone: readonly number[]): CardView[] {
  const seenCards = zone.map((piece) => ({ index: codeOf(table, piece), age: ageOf(table, piece) + 1 }));
  seenCards.sort((a, b) => a.index - b.index || a.age - b.age);
  return seenCards.map(({ index, age }) => ({ card: cardName(index), age }));
}

/** The cards of a zone that the viewer knows. Cards of others are listed only with the option `draftMemory` (BR-98). */
function seen(state: SagaState, zone: readonly number[], viewer: Viewer, own: boolean): (CardView | null)[] {
  const { table } = state;
  const remembers = own || state.options.draftMemory;
  const known = remembers ? zone.filter((piece) => knows(table.hidden, viewer, piece)) : [];
  return [...cards(table, known), ...Array.from({ length: zone.length - known.length }, () => null)];
}

function figuresOf(table: Table, seat: number): ClanView['figures'] {
  const found = new Map<string, { figure: FigureId; place: PlaceId; count: number }>();
  for (let figure = seat * FIGURES_PER_CLAN; figure < (seat + 1) * FIGURES_PER_CLAN; figure++) {
    const place = placeOf(table, figure);
    if (place === BOX) continue;
    const name = nameOf(table, figure);
    const line = found.get(`${name} ${place}`);
    if (line === undefined) found.set(`${name} ${place}`, { figure: name, place: placeName(place), count: 1 });
    else line.count++;
  }
  return [...found.values()];
}

const clanOf = (options: SagaOptions, seat: number): ClanId => options.clans[seat] ?? CLANS[seat]!;

function clanView(state: SagaState, seat: number, viewer: Viewer): ClanView {
  const { table, options } = state;
  const own = viewer === seat;
  return {
    clan: clanOf(options, seat),
    glory: gloryOf(table, seat),
    rage: rageOf(table, seat),
    passed: table.passed[seat]!,
    stats: byName<StatId, StatView>(STATS, (_, stat) => ({
      step: stepOf(table, seat, stat) + 1,
      value: statValue(table, seat, stat),
    })),
    sources: byName<SourceId, number>(SOURCES, (_, source) => gloryFrom(table, seat, source)),
    upgrades: cards(table, upgradesOf(table, seat)),
    hand: seen(state, handOf(table, seat), viewer, own),
    packet: seen(state, packetOf(table, seat), viewer, own),
    kept: seen(state, keptOf(table, seat), viewer, own),
    // BR-81: in the Quest phase all Quests are face up, so they are listed even without `draftMemory`.
    quests: seen(state, questsOf(table, seat), viewer, own || table.phase === PHASE_CODES.quest),
    played: cards(table, playedOf(table, seat)),
    figures: figuresOf(table, seat),
    onBoard: countOnBoard(table, seat),
  };
}

function strengthView(table: Table, battle: FrameOf<'battle'>): StrengthView[] {
  return battle.fighters.map((seat) => {
    const lines = strengthLines(table, seat, battle.province, countedIn(table, battle));
    const shown = playedOf(table, seat).map((piece) => ({
      card: cardOf(table, piece),
      bonus:
        plainBonus(table, battle, seat, piece) +
        (isSight(factsOf(table, piece)) && hasSight(table, battle, seat) ? sightBonus(table, battle, seat) : 0),
      silenced: battle.voided.includes(seat),
    }));
    const total = lines.reduce((sum, line) => sum + line.strength, 0) + cardsTotal(table, battle, seat);
    return { seat, lines, cards: shown.sort((a, b) => cardCode(a.card) - cardCode(b.card)), total };
  });
}

function pillageView({ table, stack }: SagaState): SagaView['pillage'] {
  const under = stack.findLastIndex((frame) => frame.proc === 'pillage');
  const pillage = stack[under];
  if (pillage?.proc !== 'pillage' || pillage.province === -1) return null;
  // The battle of this pillage is above it on the stack; a battle below belongs to an outer pillage (Loki's Blessing, then Thor's Domain).
  const battle = stack.slice(under).find((frame): frame is FrameOf<'battle'> => frame.proc === 'battle');
  const strength = battle === undefined ? [] : strengthView(table, battle);
  return { seat: pillage.seat, province: provinceName(pillage.province), strength };
}

export function view(state: SagaState, viewer: Viewer): SagaView {
  const { table, stack } = state;
  const turn = stack.find((frame): frame is FrameOf<'actionPhase'> => frame.proc === 'actionPhase');
  return {
    age: table.age + 1,
    phase: phaseName(table.phase),
    first: table.first,
    turn: turn?.seat ?? null,
    doom: table.doom.map((province) => provinceName(province)),
    provinces: byName<ProvinceId, ProvinceView>(PROVINCES, (_, province) => ({
      reward: table.destroyed[province] ? null : rewardOf(table, province),
      pillaged: table.pillaged[province]!,
      destroyed: table.destroyed[province]!,
      emptyVillages: villagesOf(province) === Infinity ? null : emptyVillages(table, province),
    })),
    clans: table.rage.map((_, seat) => clanView(state, seat, viewer)),
    discard: cards(table, table.discard),
    pillage: pillageView(state),
  };
}
