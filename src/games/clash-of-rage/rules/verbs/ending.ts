/** How a game ends (CR-71 to CR-73, CR-93, CRR-49 to CRR-53). */
import type { Seat } from '../../../../kernel/index.ts';
import { CAMPAIGN_POINTS } from '../../facts/constants.ts';
import type { EndingId } from '../../facts/ids.ts';
import { citiesOf, elvesOnBoard, forgesOf, holdsStone, pointsOf } from '../control.ts';
import { frameIn } from '../frames.ts';
import type { VerbRun } from '../run.ts';
import { dominationLimit, isSolo, pointsToWin, roundLimitOf, scenarioOf } from '../table-options.ts';
import type { Table } from '../table.ts';

/** Points, crystals, gold: the later ones decide between equals (CRR-49). */
const standing = (table: Table, seat: number): readonly number[] => [
  pointsOf(table, seat),
  table.crystals[seat]!,
  table.gold[seat]!,
];

/** 1 for the best; equal ones share a place. */
function placesBy(ranks: readonly (readonly number[])[]): number[] {
  const isAbove = (one: readonly number[], two: readonly number[]): boolean => {
    for (let at = 0; at < one.length; at++) if (one[at] !== two[at]) return one[at]! > two[at]!;
    return false;
  };
  return ranks.map((own) => 1 + ranks.filter((other) => isAbove(other, own)).length);
}

/** Whether the scenario counts elves: then they come before points (CRR-52). */
const countsElves = (table: Table): boolean => scenarioOf(table)?.victory.kind === 'elves';

/** Ends the game with this ranking: every frame above the match is done. */
function endGame(run: VerbRun, ranks: readonly (readonly number[])[], ending: EndingId): void {
  const { table } = run;
  const places = placesBy(ranks);
  table.order.forEach((seat) =>
    run.emit({
      type: 'scored',
      seat,
      place: places[seat]!,
      points: pointsOf(table, seat),
      crystals: table.crystals[seat]!,
      gold: table.gold[seat]!,
      elves: countsElves(table) ? table.removed[seat]! : null,
    }),
  );
  run.emit({ type: 'won', seats: table.order.filter((seat) => places[seat] === 1), ending });
  close(run, places, ending);
}

function close(run: VerbRun, places: readonly number[], ending: EndingId): void {
  const match = frameIn(run.stack, 'match')!;
  match.places = places;
  match.ending = ending;
  for (const frame of run.stack) if (frame !== match) frame.at = '';
}

const seatsOf = (table: Table): readonly number[] => table.clans.map((_, seat) => seat);

/** The seat has won: it is first, the others follow by their standing. */
export function win(run: VerbRun, winner: Seat, ending: EndingId): void {
  const { table } = run;
  const ranks = seatsOf(table).map((seat) => [seat === winner ? 1 : 0, ...standing(table, seat)]);
  endGame(run, ranks, ending);
}

/** Nobody has won by then: the standing decides, after the elves removed where the scenario counts them. */
function endByStanding(run: VerbRun, ending: EndingId): void {
  const { table } = run;
  const ranks = seatsOf(table).map((seat) => [
    ...(countsElves(table) ? [table.removed[seat]!] : []),
    ...standing(table, seat),
  ]);
  endGame(run, ranks, ending);
}

function lose(run: VerbRun, seat: Seat): void {
  run.emit({ type: 'lost', seat, ending: 'domination' });
  close(run, [2], 'domination');
}

export const isOver = (run: Pick<VerbRun, 'stack'>): boolean => frameIn(run.stack, 'match')!.ending !== null;

/** At the start of the own second action, and after each forging and fight in it (CRR-34). */
export function checkPoints(run: VerbRun, seat: Seat): void {
  const wanted = pointsToWin(run.table, run.options);
  if (wanted !== null && pointsOf(run.table, seat) >= wanted) win(run, seat, 'points');
}

/** At the end of the own second action. */
export function checkEndOfAction(run: VerbRun, seat: Seat): void {
  const { table } = run;
  checkPoints(run, seat);
  if (isOver(run)) return;
  const victory = scenarioOf(table)?.victory;
  if (victory?.kind === 'forges' && forgesOf(table, seat) >= victory.forges) win(run, seat, 'forges');
  else if (victory?.kind === 'elves' && table.removed[seat]! >= victory.removed) win(run, seat, 'elvesRemoved');
  else if (victory?.kind === 'hold') {
    const isHeld = {
      city: () => citiesOf(table, seat) > 0,
      forge: () => forgesOf(table, seat) > 0,
      stone: () => holdsStone(table, seat),
    };
    table.held[seat] = victory.sites.every((site) => isHeld[site]()) ? table.held[seat]! + 1 : 0;
    if (table.held[seat] > 0) run.emit({ type: 'bannersHeld', seat, rounds: table.held[seat] });
    if (table.held[seat] >= victory.rounds) win(run, seat, 'held');
  }
}

/** Solo play is won as soon as no elf is left on the board (CR-93). */
export function checkLastElf(run: VerbRun, seat: Seat): void {
  if (isSolo(run.seats) && elvesOnBoard(run.table) === 0) win(run, seat, 'noElves');
}

/** At the end of a round with several players: the scenario's own end, then the round limit. */
export function checkEndOfRound(run: VerbRun): void {
  const { table } = run;
  const victory = scenarioOf(table)?.victory;
  if (victory?.kind === 'elves' && elvesOnBoard(table) === 0) endByStanding(run, 'mostElves');
  else if (victory?.kind === 'mostPoints' && table.round >= victory.round) endByStanding(run, 'mostPoints');
  else if (table.round === roundLimitOf(run.seats, run.options)) endByStanding(run, 'roundLimit');
}

export function checkDomination(run: VerbRun, seat: Seat): void {
  if (run.table.domination >= dominationLimit(run.options)) lose(run, seat);
}

/** The points of a game of the campaign (CR-96): its places' points in full to all who share them (CR-98). */
export function scoreCampaignGame(run: VerbRun, places: readonly number[]): void {
  const { table } = run;
  places.forEach((place, seat) => {
    const points = CAMPAIGN_POINTS[place - 1] ?? 0;
    table.campaignPoints[seat]! += points;
    run.emit({ type: 'campaignPoints', seat: seat as Seat, points, total: table.campaignPoints[seat]! });
  });
  table.gamesPlayed++;
}

/** The game, or the campaign, is over. */
export function finish(run: VerbRun, places: readonly number[], ending: EndingId): void {
  const { table } = run;
  if (table.course.length === 0) {
    run.finish({ scores: seatsOf(table).map((seat) => pointsOf(table, seat)), places, reason: ending });
    return;
  }
  const ranks = placesBy(table.campaignPoints.map((points) => [points]));
  run.emit({ type: 'won', seats: seatsOf(table).filter((seat) => ranks[seat] === 1) as Seat[], ending: 'campaign' });
  run.finish({ scores: table.campaignPoints.slice(), places: ranks, reason: 'campaign' });
}
