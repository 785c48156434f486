/** A store in memory: two worlds are two of these, and nothing is shared between them. */
import {
  DAY,
  type Commit,
  type Expiry,
  type LogEntry,
  type Person,
  type ShuffleCount,
  type Store,
  type StoreFailure,
  type StoryRange,
  type TableCard,
  type TableRow,
} from '../store/store.ts';

interface Shelf {
  readonly row: TableRow;
  readonly log: readonly LogEntry[];
  readonly members: readonly string[];
}

export class MemoryStore implements Store {
  private readonly shelves = new Map<string, Shelf>();
  private readonly persons = new Map<string, Person>();
  private readonly tokens = new Map<string, string>();
  private readonly codes = new Map<string, { readonly person: string; readonly expires: number }>();
  private readonly counts = new Map<string, Omit<ShuffleCount, 'person'>>();
  private commits = 0;

  /** A table as it was taken elsewhere, with its story. */
  put(row: TableRow, log: readonly LogEntry[], members: readonly string[]): void {
    this.shelves.set(row.id, { row, log, members });
  }

  async commit({ row, entries, members, counts = [] }: Commit): Promise<'done' | 'conflict'> {
    const known = this.shelves.get(row.id);
    if (entries[0]!.seq !== (known?.row.seq ?? 0) + 1) return 'conflict';
    this.put(row, [...(known?.log ?? []), ...entries], members ?? known?.members ?? []);
    for (const { person, givenUp, withheld } of counts) {
      const before = await this.shuffleCount(person);
      this.counts.set(person, { givenUp: before.givenUp + givenUp, withheld: before.withheld + withheld });
    }
    this.commits++;
    return 'done';
  }

  async load(id: string): Promise<TableRow | null> {
    return this.shelves.get(id)?.row ?? null;
  }

  async seq(id: string): Promise<number | null> {
    return (await this.load(id))?.seq ?? null;
  }

  async log(id: string, since: { readonly lines?: number; readonly after?: number } = {}): Promise<LogEntry[]> {
    const { lines = -1, after = 0 } = since;
    return (this.shelves.get(id)?.log ?? []).filter((entry) => entry.lines > lines && entry.seq > after);
  }

  async story(id: string, { after, upTo, limit }: StoryRange): Promise<LogEntry[]> {
    const log = this.shelves.get(id)?.log ?? [];
    const isTold = ({ lines }: LogEntry, index: number): boolean => {
      const before = log[index - 1]?.lines ?? 0;
      return lines > before && lines > after && before < upTo;
    };
    return log.filter(isTold).slice(-limit);
  }

  async remove(id: string, seq: number): Promise<'done' | 'conflict'> {
    if (this.shelves.get(id)?.row.seq !== seq) return 'conflict';
    this.shelves.delete(id);
    return 'done';
  }

  async listed(limit: number): Promise<TableCard[]> {
    return this.latest(limit, ({ row }) => row.listed && (row.phase === 'gathering' || row.phase === 'playing'));
  }

  async ofPerson(person: string, limit: number): Promise<TableCard[]> {
    return this.latest(limit, ({ members }) => members.includes(person));
  }

  private latest(limit: number, wanted: (shelf: Shelf) => boolean): TableCard[] {
    const cards = [...this.shelves.values()].filter(wanted).map(({ row: { state: _, ...card } }) => card);
    return cards.sort((a, b) => b.changed - a.changed).slice(0, limit);
  }

  async due(): Promise<string[]> {
    return [...this.shelves.values()].filter(({ row }) => row.due).map(({ row }) => row.id);
  }

  async expire(expiry: Expiry): Promise<number> {
    const old = [...this.shelves.values()].filter(({ row }) => row.changed < expiry[row.phase]);
    for (const { row } of old) this.shelves.delete(row.id);
    return old.length;
  }

  async expirePersons(): Promise<number> {
    return 0;
  }

  async expireCodes(): Promise<number> {
    return 0;
  }

  async daysOfChange(): Promise<number[]> {
    const days = [...this.shelves.values()].map(({ row }) => Math.floor(row.changed / DAY));
    return [...new Set(days)].sort((a, b) => a - b);
  }

  async person(tokenHash: string): Promise<Person | null> {
    return this.persons.get(this.tokens.get(tokenHash) ?? '') ?? null;
  }

  async shuffleCount(person: string): Promise<Omit<ShuffleCount, 'person'>> {
    return this.counts.get(person) ?? { givenUp: 0, withheld: 0 };
  }

  async addPerson(person: Person, tokenHash: string): Promise<'done' | 'conflict'> {
    if (this.tokens.has(tokenHash)) return 'conflict';
    this.persons.set(person.id, person);
    this.tokens.set(tokenHash, person.id);
    return 'done';
  }

  async addToken(person: string, tokenHash: string): Promise<void> {
    this.tokens.set(tokenHash, person);
  }

  async removeToken(tokenHash: string): Promise<void> {
    this.tokens.delete(tokenHash);
  }

  async removeOtherTokens(person: string, keptHash: string): Promise<void> {
    for (const [hash, owner] of this.tokens) if (owner === person && hash !== keptHash) this.tokens.delete(hash);
    for (const [hash, code] of this.codes) if (code.person === person) this.codes.delete(hash);
  }

  async updatePerson(person: Person): Promise<void> {
    if (this.persons.has(person.id)) this.persons.set(person.id, person);
  }

  async addCode(codeHash: string, person: string, expires: number): Promise<void> {
    this.codes.set(codeHash, { person, expires });
  }

  async spendCode(codeHash: string, now: number): Promise<string | null> {
    const code = this.codes.get(codeHash);
    this.codes.delete(codeHash);
    return code !== undefined && code.expires > now ? code.person : null;
  }

  async backup(): Promise<void> {
    throw new Error('nothing here outlives the test');
  }

  trouble(): StoreFailure | null {
    return null;
  }

  stats(): { readonly commits: number; readonly transactions: number } {
    return { commits: this.commits, transactions: this.commits };
  }

  async close(): Promise<void> {}
}
