/**
 * How fast the step machine is: the sample game beside a port of it to boardgame.io, the cost of a copy and of an imagined world,
 * and the kernel by itself. Prints one JSON object a line; README.md says how to read them. Arguments name the contestants to
 * run, all unless told: a profile of one alone shows that one alone.
 */
import { randomOf, sfc } from '../src/kernel/index.ts';
import { countByApply, countInPlace } from './counting.ts';
import { Games, median, Operation, type Contestant } from './measure.ts';
import manifest from './package.json' with { type: 'json' };
import { peerBytes, playPeer } from './peer-boardgameio.ts';
import { copies, imaginedWorlds, playSample, sampleBytes, SEATS, statesInTheMiddle } from './sample.ts';

const ROUNDS = 40;
const WARM_UP_MS = 2000;
const GAMES_MS = 250;
const OPERATION_MS = 60;

/** Both sides choose with the same generator. */
const random = randomOf(sfc('bench'));
const states = statesInTheMiddle(101, random);

/** Goes through the states: the median over the calls is the median over the states. */
function overStates(work: (state: (typeof states)[number], count: number) => void, count: number): () => number {
  let at = 0;
  return () => {
    work(states[at++ % states.length]!, count);
    return count;
  };
}

const sample = new Games('sample', playSample, random);
const peer = new Games('boardgame.io', playPeer, random);
const copy = new Operation('copy', overStates(copies, 100));
const imagined = new Operation('imagine', overStates(imaginedWorlds, 10));
const silent = new Operation('kernel', () => countInPlace(false));
const telling = new Operation('kernel-events', () => countInPlace(true));
const pure = new Operation('kernel-apply', () => countByApply());
const ALL: readonly Contestant[] = [sample, peer, copy, imagined, silent, telling, pure];

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
  if (contestants.includes(sample)) printGames(sample, sampleFacts());
  if (contestants.includes(peer)) printGames(peer, peerFacts());
  if (contestants.includes(sample) && contestants.includes(peer)) printRatio();
  const printed: [Operation, string][] = [
    [copy, 'copyMicroseconds'],
    [imagined, 'imagineMicroseconds'],
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

function sampleFacts(): object {
  const { table, knowledge } = sampleBytes(random);
  return {
    eventsPerGame: rounded(sample.total.events / sample.total.games),
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
function printRatio(): void {
  const of = (ours: readonly number[], theirs: readonly number[]): number[] =>
    ours.map((rate, round) => rate / theirs[round]!);
  const decisions = of(sample.decisionsPerSecond, peer.decisionsPerSecond).sort((a, b) => a - b);
  const quarter = Math.floor(decisions.length / 4);
  print({
    ratio: rounded(median(decisions)),
    ratioOfHalfTheRounds: [rounded(decisions[quarter]!), rounded(decisions.at(-1 - quarter)!)],
    ratioOfGames: rounded(median(of(sample.gamesPerSecond, peer.gamesPerSecond))),
  });
}
