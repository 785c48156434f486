/** How much is measured. */
export interface Plan {
  readonly tables: number;
  readonly rounds: number;
  /** A round ends with whichever comes first: moves or time. */
  readonly movesPerTable: number;
  readonly roundMs: number;
  readonly openRounds: number;
  readonly openMs: number;
  readonly tablesInMemory: number;
  /** Numbers of tables at which the cost of a move is measured, rising. */
  readonly sizes: readonly number[];
}

export const FULL: Plan = {
  tables: 200,
  rounds: 5,
  movesPerTable: 20,
  roundMs: 3000,
  openRounds: 3,
  openMs: 4000,
  tablesInMemory: 1000,
  sizes: [20, 200, 2000],
};

export const QUICK: Plan = {
  ...FULL,
  rounds: 3,
  movesPerTable: 10,
  roundMs: 2000,
  openMs: 2500,
  tablesInMemory: 300,
  sizes: [20, 200],
};
