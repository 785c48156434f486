/**
 * The part of boardgame.io that the bench uses. Its own types are not read: type checks must pass where the peers are not
 * installed.
 */
declare module 'boardgame.io/core' {
  export const INVALID_MOVE: 'INVALID_MOVE';
}

declare module 'boardgame.io/internal' {
  export interface Ctx {
    readonly numPlayers: number;
    readonly currentPlayer: string;
    readonly playOrderPos: number;
    readonly turn: number;
    readonly activePlayers: { readonly [playerID: string]: string | null } | null;
    readonly gameover?: unknown;
  }

  export interface Context<G> {
    readonly G: G;
    readonly ctx: Ctx;
    readonly playerID: string;
    readonly events: { setActivePlayers(active: { readonly value: { readonly [playerID: string]: string } }): void };
    readonly random: { Shuffle<X>(deck: readonly X[]): X[]; Die(spots: number): number };
  }

  export type Move<G> = (context: Context<G>, ...args: never[]) => void | 'INVALID_MOVE';
  type Moves<G> = { readonly [name: string]: Move<G> };
  type Hook<G> = (context: Context<G>) => void;

  export interface Turn<G> {
    readonly order?: {
      first(context: Context<G>): number;
      next(context: Context<G>): number | undefined;
    };
    readonly activePlayers?: { readonly all: string };
    readonly stages?: { readonly [stage: string]: { readonly moves: Moves<G> } };
    readonly onBegin?: Hook<G>;
    readonly endIf?: (context: Context<G>) => boolean;
  }

  export interface Game<G> {
    readonly name: string;
    readonly disableUndo: boolean;
    setup(context: Omit<Context<G>, 'G' | 'playerID'>): G;
    readonly phases: {
      readonly [phase: string]: {
        readonly start?: boolean;
        readonly next: string;
        readonly moves?: Moves<G>;
        readonly turn: Turn<G>;
        readonly onBegin?: Hook<G>;
        readonly endIf?: (context: Context<G>) => boolean;
      };
    };
    endIf(context: Context<G>): unknown;
    playerView?(context: {
      readonly G: G;
      readonly ctx: Ctx;
      /** Null: somebody who watches. */
      readonly playerID: string | null;
    }): G;
  }

  export interface State<G> {
    readonly G: G;
    readonly ctx: Ctx;
  }

  export interface MakeMove {
    readonly type: 'MAKE_MOVE';
    readonly payload: { readonly type: string; readonly args: readonly unknown[]; readonly playerID: string };
  }

  export function ProcessGameConfig<G>(game: Game<G>): Game<G>;
  export function InitializeGame<G>(match: { readonly game: Game<G>; readonly numPlayers: number }): State<G>;
  export function CreateGameReducer<G>(of: { readonly game: Game<G> }): (state: State<G>, action: MakeMove) => State<G>;
}

declare module 'boardgame.io/server' {
  import type { Server as HttpServer } from 'node:http';
  import type { Game } from 'boardgame.io/internal';

  interface Servers {
    readonly appServer: HttpServer;
  }

  /** A storage of its own making: one file for each thing, rewritten with every move. */
  export const FlatFile: new (options: { readonly dir: string }) => Storage;

  interface Storage {
    connect(): Promise<void>;
  }

  export function Server<G>(options: {
    readonly games: readonly Game<G>[];
    readonly origins: readonly string[];
    /** The memory unless told. */
    readonly db?: Storage;
  }): {
    run(options: { readonly port: number }): Promise<Servers>;
    kill(servers: Servers): void;
  };
}
