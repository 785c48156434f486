/** What somebody in the lobby knows: who they are, their tables, the open ones, the games on offer. */
import type { ListedTable } from '../../protocol/table.ts';
import type { NewTable } from '../../protocol/requests.ts';
import { api, type OfferedGame } from '../shared/api.ts';
import { router, tablePath } from '../shared/router.svelte.ts';
import { settings } from '../shared/settings.svelte.ts';
import type { GamePoster } from '../board/game-ui.ts';
import { byUrgency } from './order.ts';

const REFRESH = 15_000;
/** More seats than this make a first game long. */
const MOST_SEATS = 4;

export const seatsToPlay = ({ seats }: GamePoster): number => Math.min(MOST_SEATS, seats.max);

export class Visit {
  /** Null until the server has said it. */
  name: string | null = $state(null);
  mine: readonly ListedTable[] | null = $state.raw(null);
  open: readonly ListedTable[] | null = $state.raw(null);
  /** What went wrong with the last look around; null when it went well. */
  trouble: unknown = $state.raw(null);
  /** The game whose table is being set. */
  starting: string | null = $state(null);
  now = $state(Date.now());
  private known: Promise<void> | null = null;
  private offered: Promise<readonly OfferedGame[]> | null = null;
  private isLooking = false;

  get turns(): number {
    return this.mine?.filter(({ yourTurn }) => yourTurn).length ?? 0;
  }

  /** Looks around now, then every so often while the page is looked at, and when somebody comes back to it. */
  follow(): () => void {
    const look = (): void => {
      if (document.visibilityState === 'visible') void this.look();
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

  async look(): Promise<void> {
    if (this.isLooking) return;
    this.isLooking = true;
    try {
      await this.know();
      const [mine, open] = await Promise.all([api.myTables(), api.openTables()]);
      this.mine = byUrgency(mine.tables);
      this.open = open.tables;
      this.trouble = null;
    } catch (error) {
      this.trouble = error;
    } finally {
      this.now = Date.now();
      this.isLooking = false;
    }
  }

  async rename(name: string): Promise<void> {
    await this.know();
    this.name = (await api.rename(name)).name;
  }

  /** After a code was spent this browser is somebody else. */
  async becomeAnother(code: string): Promise<void> {
    await api.useDeviceCode(code);
    this.known = null;
    this.mine = null;
    await this.look();
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

  async make(poster: GamePoster, wanted: Omit<NewTable, 'game'>): Promise<void> {
    if (this.starting !== null) return;
    this.starting = poster.id;
    // The board comes over the wire while the server sets the table; without it the table page tries again.
    void poster.board?.load().catch(() => undefined);
    try {
      const { table } = await api.create({ game: poster.id, ...wanted });
      settings.lastGame = poster.id;
      router.go(tablePath(table));
    } finally {
      this.starting = null;
    }
  }

  /** Makes a newcomer somebody, with a name; what is theirs can be asked for after that. */
  private know(): Promise<void> {
    this.known ??= api.me().then(
      ({ name }) => void (this.name = name),
      (error: unknown) => {
        this.known = null;
        throw error;
      },
    );
    return this.known;
  }
}
