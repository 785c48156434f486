/** The state of the lobby: my name, my tables, open tables, the games on offer. */
import type { ListedTable } from '../../protocol/table.ts';
import type { NewTable } from '../../protocol/requests.ts';
import { api, type OfferedGame } from '../shared/api.ts';
import { router, tablePath } from '../shared/router.svelte.ts';
import { settings } from '../shared/settings.svelte.ts';
import type { GamePoster } from '../board/game-ui.ts';
import { byUrgency } from './table-order.ts';

const REFRESH = 15_000;
/** More seats than this make a first game long. */
const MOST_SEATS = 4;

export const seatsToPlay = ({ seats }: GamePoster): number => Math.min(MOST_SEATS, seats.max);

export class LobbyModel {
  /** Null while it is loading. */
  name: string | null = $state(null);
  mine: readonly ListedTable[] | null = $state.raw(null);
  open: readonly ListedTable[] | null = $state.raw(null);
  /** The error of the last refresh; null if it succeeded. */
  error: unknown = $state.raw(null);
  /** The game whose table is being created. */
  starting: string | null = $state(null);
  now = $state(Date.now());
  private identified: Promise<void> | null = null;
  private offered: Promise<readonly OfferedGame[]> | null = null;
  private isRefreshing = false;

  get turns(): number {
    return this.mine?.filter(({ yourTurn }) => yourTurn).length ?? 0;
  }

  /** Refreshes now, regularly while the page is visible, and when it becomes visible or online again. Returns the function that stops it. */
  startRefreshing(): () => void {
    const look = (): void => {
      if (document.visibilityState === 'visible') void this.refresh();
    };
    look();
    const timer = setInterval(look, REFRESH);
    addEventListener('focus', look);
    addEventListener('online', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      removeEventListener('focus', look);
      removeEventListener('online', look);
      document.removeEventListener('visibilitychange', look);
    };
  }

  async refresh(): Promise<void> {
    if (this.isRefreshing) return;
    this.isRefreshing = true;
    try {
      await this.identify();
      const [mine, open] = await Promise.all([api.myTables(), api.openTables()]);
      this.mine = byUrgency(mine.tables);
      this.open = open.tables;
      this.error = null;
    } catch (error) {
      this.error = error;
    } finally {
      this.now = Date.now();
      this.isRefreshing = false;
    }
  }

  async rename(name: string): Promise<void> {
    await this.identify();
    this.name = (await api.rename(name)).name;
  }

  /** The server now knows this browser as the person who made the code. */
  async useDeviceCode(code: string): Promise<void> {
    await api.useDeviceCode(code);
    this.identified = null;
    this.mine = null;
    await this.refresh();
  }

  /** The server forgets this browser, which is somebody new from now on. */
  async signOut(): Promise<void> {
    await api.signOut();
    this.identified = null;
    this.mine = null;
    await this.refresh();
  }

  games(): Promise<readonly OfferedGame[]> {
    this.offered ??= api.games().then(
      ({ games }) => games,
      (error: unknown) => {
        this.offered = null;
        throw error;
      },
    );
    return this.offered;
  }

  /** One click, and the first question is asked. */
  play(poster: GamePoster): Promise<void> {
    return this.make(poster, { seats: seatsToPlay(poster), bots: 'greedy', botPace: 'natural' });
  }

  /** A prepared game against patient bots. */
  practise(poster: GamePoster): Promise<void> {
    return this.goToNew(poster, () => api.practise(poster.id));
  }

  make(poster: GamePoster, wanted: Omit<NewTable, 'game'>): Promise<void> {
    return this.goToNew(poster, () => api.create({ game: poster.id, ...wanted }));
  }

  private async goToNew(poster: GamePoster, create: () => Promise<{ readonly table: string }>): Promise<void> {
    if (this.starting !== null) return;
    this.starting = poster.id;
    // Loads the board while the server creates the table; if that fails, the table page tries again.
    void poster.board?.load().catch(() => undefined);
    try {
      const { table } = await create();
      settings.lastGame = poster.id;
      router.go(tablePath(table));
    } finally {
      this.starting = null;
    }
  }

  /** Asks the server for an identity (a cookie and a name). Lists of one's own tables need it. */
  private identify(): Promise<void> {
    this.identified ??= api.me().then(
      ({ name }) => void (this.name = name),
      (error: unknown) => {
        this.identified = null;
        throw error;
      },
    );
    return this.identified;
  }
}
