/** A part of the long run: something that is checked in rounds until its time is up. */
export type Counts = { readonly [figure: string]: number };

export interface Round {
  readonly counts: Counts;
  readonly faults: readonly string[];
}

export interface Part {
  readonly name: string;
  /** The seed decides the games. `minutes` is the time left; a round of fixed length ignores it. */
  round(seed: string, minutes: number | null): Promise<Round>;
}

export interface Totals {
  readonly part: string;
  readonly rounds: number;
  readonly faults: number;
  /** Added up over the rounds. */
  readonly counts: Counts;
}

/** Rounds until the time is up; without a time, one. */
export async function runPart(
  part: Part,
  seed: string,
  minutes: number | null,
  print: (line: string) => void,
): Promise<Totals> {
  const until = minutes === null ? null : Date.now() + minutes * 60_000;
  const left = (): number | null => (until === null ? null : (until - Date.now()) / 60_000);
  const counts: { [figure: string]: number } = {};
  let faults = 0;
  let rounds = 0;
  do {
    rounds++;
    const own = `${seed} ${part.name} ${rounds}`;
    const round = await part
      .round(own, left())
      .catch((error: unknown): Round => ({ counts: {}, faults: [textOf(error)] }));
    for (const [figure, count] of Object.entries(round.counts)) counts[figure] = (counts[figure] ?? 0) + count;
    faults += round.faults.length;
    for (const fault of round.faults) print(`FAULT ${part.name}, seed ${own}: ${fault}`);
    print(`${part.name}, round ${rounds}: ${JSON.stringify(round.counts)}, ${faults} faults so far`);
  } while ((left() ?? 0) > 0);
  return { part: part.name, rounds, faults, counts };
}

const textOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));
