/**
 * How fast the step machine is: our games beside a port of the sample game to boardgame.io, the cost of a copy and of an imagined world,
 * and the kernel by itself. Prints one JSON object a line; README.md says how to read them. Arguments name the contestants to
 * run, all unless told: a profile of one alone shows that one alone.
 */
import { allGames } from '../src/games/index.ts';
import { randomOf, sfc, type AnyGame, type AnyState } from '../src/kernel/index.ts';
import { countByApply, countInPlace } from './counting.ts';
import { Games, median, Operation, type Contestant } from './measure.ts';
import manifest from './package.json' with { type: 'json' };
import { peerBytes, playPeer } from './peer-boardgameio.ts';
import { Ours, SEATS } from './ours.ts';

const ROUNDS = 40;
const WARM_UP_MS = 2000;
const GAMES_MS = 250;
const OPERATION_MS = 60;

/** Both sides choose with the same generator. */
const random = randomOf(sfc('bench'));

/** One of our games: whole games of it, a copy and an imagined world from the middle of one. */
class OurGame {
  readonly ours: Ours;
  readonly games: Games;
  readonly copy: Operation;
  readonly imagined: Operation;

  constructor(game: AnyGame) {
    const ours = new Ours(game);
    const states = ours.statesInTheMiddle(101, random);
    this.ours = ours;
    this.games = new Games(game.id, (chance, tally) => ours.play(chance, tally), random);
    this.copy = new Operation(
      `${game.id}-copy`,
      overStates(states, (state, count) => ours.copies(state, count), 100),
    );
    this.imagined = new Operation(
      `${game.id}-imagine`,
      overStates(states, (state, count) => ours.imaginedWorlds(state, count), 10),
    );
  }
}

/** Goes through the states: the median over the calls is the median over the states. */
function overStates(
  states: readonly AnyState[],
  work: (state: AnyState, count: number) => void,
  count: number,
): () => number {
  let at = 0;
  return () => {
    work(states[at++ % states.length]!, count);
    return count;
  };
}

const ourGames = allGames.map((game) => new OurGame(game));
const peer = new Games('boardgame.io', playPeer, random);
const silent = new Operation('kernel', () => countInPlace(false));
const telling = new Operation('kernel-events', () => countInPlace(true));
const pure = new Operation('kernel-apply', () => countByApply());
const ALL: readonly Contestant[] = [
  ...ourGames.map(({ games: played }) => played),
  peer,
  ...ourGames.flatMap(({ copy, imagined }) => [copy, imagined]),
  silent,
  telling,
  pure,
];

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !ALL.some((contestant) => contestant.name === name));
if (unknown !== undefined) {
  const names = ALL.map((contestant) => contestant.name).join(', ');
  process.stderr.write(`bench: engine has no contestant called ${unknown}. There are: ${names}\n`);
  process.exitCode = 2;
} else measure(wanted.length === 0 ? ALL : ALL.filter((contestant) => wanted.includes(contestant.name)));

function measure(contestants: readonly Contestant[]): void {
  const lengthOf = (contestant: Contestant): number => (contestant instanceof Games ? GAMES_MS : OPERATION_MS);
  for (const contestant of contestants) contestant.round(WARM_UP_MS, false);
  for (let round = 1; round <= ROUNDS; round++) {
    if (round % 10 === 1) process.stderr.write(`bench: round ${round} of ${ROUNDS}\n`);
    for (const contestant of contestants) contestant.round(lengthOf(contestant), true);
  }
  for (const our of ourGames) if (contestants.includes(our.games)) printGames(our.games, ourFacts(our));
  if (contestants.includes(peer)) printGames(peer, peerFacts());
  for (const our of ourGames) {
    if (contestants.includes(our.games) && contestants.includes(peer)) printRatio(our.games);
    if (contestants.includes(our.copy)) printOperation(our, 'copyMicroseconds', our.copy);
    if (contestants.includes(our.imagined)) printOperation(our, 'imagineMicroseconds', our.imagined);
  }
  const printed: [Operation, string][] = [
    [silent, 'kernelMicrosecondsPerDecision'],
    [telling, 'kernelMicrosecondsPerDecisionWithEvent'],
    [pure, 'applyMicrosecondsPerDecisionWithEvent'],
  ];
  for (const [operation, key] of printed) {
    if (contestants.includes(operation)) print({ [key]: rounded(median(operation.microseconds)) });
  }
}

function print(line: object): void {
  process.stdout.write(`${JSON.stringify({ bench: 'engine', ...line })}\n`);
}

function rounded(value: number): number {
  return Number(value.toPrecision(4));
}

function printGames({ name, total, decisionsPerSecond, gamesPerSecond }: Games, facts: object): void {
  print({
    contestant: name,
    seats: SEATS,
    decisionsPerSecond: Math.round(median(decisionsPerSecond)),
    gamesPerSecond: rounded(median(gamesPerSecond)),
    decisionsPerGame: rounded(total.decisions / total.games),
    optionsPerDecision: rounded(total.options / total.decisions),
    scorePerSeat: rounded(total.scores / total.seats),
    ...facts,
  });
}

function printOperation({ ours }: OurGame, key: string, operation: Operation): void {
  print({ contestant: ours.game.id, [key]: rounded(median(operation.microseconds)) });
}

function ourFacts({ ours, games: played }: OurGame): object {
  const { table, knowledge } = ours.bytes(random);
  return {
    eventsPerGame: rounded(played.total.events / played.total.games),
    tableBytes: table,
    tableBytesWithoutKnowledge: table - knowledge,
    how: 'in place, legality checked, events on, knowledge of every seat kept',
  };
}

function peerFacts(): object {
  return {
    tableBytes: peerBytes(random),
    how: `reducer of ${manifest.dependencies['boardgame.io']} in production mode, no client, no undo, no view`,
  };
}

/** Of two rounds side by side, so that a slow moment of the machine strikes both. */
function printRatio(our: Games): void {
  const of = (ours: readonly number[], theirs: readonly number[]): number[] =>
    ours.map((rate, round) => rate / theirs[round]!);
  const decisions = of(our.decisionsPerSecond, peer.decisionsPerSecond).sort((a, b) => a - b);
  const quarter = Math.floor(decisions.length / 4);
  print({
    contestant: our.name,
    beside: peer.name,
    ratio: rounded(median(decisions)),
    ratioOfHalfTheRounds: [rounded(decisions[quarter]!), rounded(decisions.at(-1 - quarter)!)],
    ratioOfGames: rounded(median(of(our.gamesPerSecond, peer.gamesPerSecond))),
  });
}
