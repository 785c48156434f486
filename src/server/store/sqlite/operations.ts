import {
  DAY,
  PHASES,
  type Commit,
  type Expiry,
  type LogEntry,
  type Person,
  type Phase,
  type ShuffleCount,
  type StoryRange,
  type TableCard,
  type TableRow,
} from '../store.ts';
import { numberOf, textOf, type Connection, type SqlRow, type Statement } from './driver.ts';
import { EXPIRE_AT_ONCE, type Operations } from './requests.ts';

const CARD = 'id, seq, phase, listed, due, changed, record';

/** Since 1970. */
const dayOf = (time: number): number => Math.floor(time / DAY);

function phaseOf(row: SqlRow): Phase {
  const text = textOf(row, 'phase');
  const phase = PHASES.find((each) => each === text);
  if (phase === undefined) throw new TypeError('a table has an unknown phase');
  return phase;
}

function cardOf(row: SqlRow): TableCard {
  return {
    id: textOf(row, 'id'),
    seq: numberOf(row, 'seq'),
    phase: phaseOf(row),
    listed: row['listed'] === 1,
    due: row['due'] === 1,
    changed: numberOf(row, 'changed'),
    record: textOf(row, 'record'),
  };
}

function entryOf(row: SqlRow): LogEntry {
  return {
    seq: numberOf(row, 'seq'),
    at: numberOf(row, 'at'),
    lines: numberOf(row, 'lines'),
    entry: textOf(row, 'entry'),
  };
}

/** The methods of the store in SQL. The caller opens and ends the transaction. */
export class SqlOperations implements Operations {
  readonly #connection: Connection;
  readonly #prepared = new Map<string, Statement>();

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  #sql(sql: string): Statement {
    const known = this.#prepared.get(sql);
    if (known !== undefined) return known;
    const statement = this.#connection.prepare(sql);
    this.#prepared.set(sql, statement);
    return statement;
  }

  commit({ row, entries, members, counts = [] }: Commit): 'done' | 'conflict' {
    if (!this.#put(row, entries[0]!.seq - 1)) return 'conflict';
    const append = this.#sql('INSERT INTO log (table_id, seq, at, lines, entry) VALUES (?, ?, ?, ?, ?)');
    for (const { seq, at, lines, entry } of entries) append.run(row.id, seq, at, lines, entry);
    if (members !== undefined) {
      this.#sql('DELETE FROM members WHERE table_id = ?').run(row.id);
      const add = this.#sql('INSERT OR IGNORE INTO members (table_id, person) VALUES (?, ?)');
      for (const person of members) add.run(row.id, person);
    }
    const count = this.#sql('UPDATE persons SET given_up = given_up + ?, withheld = withheld + ? WHERE id = ?');
    for (const { person, givenUp, withheld } of counts) count.run(givenUp, withheld, person);
    return 'done';
  }

  /** Writes the row if the stored seq is `before`. Returns whether it was. */
  #put({ id, seq, phase, listed, due, changed, record, state }: TableRow, before: number): boolean {
    const searched = [phase, Number(listed), Number(due), dayOf(changed)] as const;
    if (before === 0) {
      const insert = this.#sql(
        `INSERT INTO tables (id, seq, changed, record, state, phase, listed, due, day) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (id) DO NOTHING`,
      );
      return Number(insert.run(id, seq, changed, record, state, ...searched).changes) === 1;
    }
    // A move seldom changes an indexed column. An UPDATE that does not name one writes no index.
    const move = this.#sql(
      `UPDATE tables SET seq = ?, changed = ?, record = ?, state = ?
       WHERE id = ? AND seq = ? AND phase = ? AND listed = ? AND due = ? AND changed / ${DAY} = ?`,
    );
    if (Number(move.run(seq, changed, record, state, id, before, ...searched).changes) === 1) return true;
    const update = this.#sql(
      `UPDATE tables SET phase = ?, listed = ?, due = ?, day = ?, seq = ?, changed = ?, record = ?, state = ?
       WHERE id = ? AND seq = ?`,
    );
    return Number(update.run(...searched, seq, changed, record, state, id, before).changes) === 1;
  }

  load(id: string): TableRow | null {
    const row = this.#sql(`SELECT ${CARD}, state FROM tables WHERE id = ?`).get(id);
    return row === undefined ? null : { ...cardOf(row), state: row['state'] === null ? null : textOf(row, 'state') };
  }

  seq(id: string): number | null {
    const row = this.#sql('SELECT seq FROM tables WHERE id = ?').get(id);
    return row === undefined ? null : numberOf(row, 'seq');
  }

  log(id: string, since: { readonly lines?: number; readonly after?: number } = {}): LogEntry[] {
    return this.#sql('SELECT seq, at, lines, entry FROM log WHERE table_id = ? AND seq > ? AND lines > ? ORDER BY seq')
      .all(id, since.after ?? 0, since.lines ?? -1)
      .map(entryOf);
  }

  story(id: string, { after, upTo, limit }: StoryRange): LogEntry[] {
    return this.#sql(
      `SELECT seq, at, lines, entry FROM (
         SELECT seq, at, lines, entry, coalesce(
           (SELECT earlier.lines FROM log AS earlier WHERE earlier.table_id = log.table_id AND earlier.seq = log.seq - 1), 0
         ) AS lines_before FROM log WHERE table_id = ? AND lines > ?
       ) WHERE lines_before < lines AND lines_before < ? ORDER BY seq DESC LIMIT ?`,
    )
      .all(id, after, upTo, limit)
      .map(entryOf)
      .reverse();
  }

  remove(id: string, seq: number): 'done' | 'conflict' {
    const { changes } = this.#sql('DELETE FROM tables WHERE id = ? AND seq = ?').run(id, seq);
    return Number(changes) === 1 ? 'done' : 'conflict';
  }

  listed(limit: number): TableCard[] {
    return this.#sql(
      `SELECT ${CARD} FROM tables WHERE listed = 1 AND phase IN ('gathering', 'playing') ORDER BY changed DESC LIMIT ?`,
    )
      .all(limit)
      .map(cardOf);
  }

  ofPerson(person: string, limit: number): TableCard[] {
    return this.#sql(
      `SELECT ${CARD} FROM tables WHERE id IN (SELECT table_id FROM members WHERE person = ?) ORDER BY changed DESC LIMIT ?`,
    )
      .all(person, limit)
      .map(cardOf);
  }

  due(): string[] {
    return this.#sql('SELECT id FROM tables WHERE due = 1 ORDER BY changed')
      .all()
      .map((row) => textOf(row, 'id'));
  }

  /** Removes `EXPIRE_AT_ONCE` tables at most; the next two methods, as many persons and codes. */
  expire(expiry: Expiry): number {
    const remove = this.#sql(
      'DELETE FROM tables WHERE id IN (SELECT id FROM tables WHERE phase = ? AND day <= ? AND changed < ? LIMIT ?)',
    );
    let removed = 0;
    for (const phase of PHASES) {
      const before = expiry[phase];
      removed += Number(remove.run(phase, dayOf(before), before, EXPIRE_AT_ONCE - removed).changes);
    }
    return removed;
  }

  expirePersons(before: number): number {
    const remove = this.#sql(
      `DELETE FROM persons WHERE id IN (SELECT id FROM persons
       WHERE seen < ? AND NOT EXISTS (SELECT 1 FROM members WHERE members.person = persons.id) LIMIT ?)`,
    );
    return Number(remove.run(before, EXPIRE_AT_ONCE).changes);
  }

  expireCodes(now: number): number {
    const remove = this.#sql('DELETE FROM codes WHERE hash IN (SELECT hash FROM codes WHERE expires <= ? LIMIT ?)');
    return Number(remove.run(now, EXPIRE_AT_ONCE).changes);
  }

  daysOfChange(): number[] {
    return this.#sql('SELECT DISTINCT day FROM tables ORDER BY day')
      .all()
      .map((row) => numberOf(row, 'day'));
  }

  person(tokenHash: string): Person | null {
    const row = this.#sql(
      'SELECT id, name, seen FROM tokens JOIN persons ON persons.id = tokens.person WHERE hash = ?',
    ).get(tokenHash);
    if (row === undefined) return null;
    return { id: textOf(row, 'id'), name: textOf(row, 'name'), seen: numberOf(row, 'seen') };
  }

  shuffleCount(person: string): Omit<ShuffleCount, 'person'> {
    const row = this.#sql('SELECT given_up, withheld FROM persons WHERE id = ?').get(person);
    if (row === undefined) return { givenUp: 0, withheld: 0 };
    return { givenUp: numberOf(row, 'given_up'), withheld: numberOf(row, 'withheld') };
  }

  addPerson({ id, name, seen }: Person, tokenHash: string): 'done' | 'conflict' {
    if (this.#sql('SELECT 1 FROM tokens WHERE hash = ?').get(tokenHash) !== undefined) return 'conflict';
    this.#sql('INSERT INTO persons (id, name, seen) VALUES (?, ?, ?)').run(id, name, seen);
    this.addToken(id, tokenHash);
    return 'done';
  }

  addToken(person: string, tokenHash: string): void {
    this.#sql('INSERT INTO tokens (hash, person) VALUES (?, ?)').run(tokenHash, person);
  }

  removeToken(tokenHash: string): void {
    this.#sql('DELETE FROM tokens WHERE hash = ?').run(tokenHash);
  }

  removeOtherTokens(person: string, keptHash: string): void {
    this.#sql('DELETE FROM tokens WHERE person = ? AND hash <> ?').run(person, keptHash);
    this.#sql('DELETE FROM codes WHERE person = ?').run(person);
  }

  updatePerson({ id, name, seen }: Person): void {
    this.#sql('UPDATE persons SET name = ?, seen = ? WHERE id = ?').run(name, seen, id);
  }

  addCode(codeHash: string, person: string, expires: number): void {
    this.#sql('DELETE FROM codes WHERE person = ?').run(person);
    this.#sql('INSERT INTO codes (hash, person, expires) VALUES (?, ?, ?)').run(codeHash, person, expires);
  }

  spendCode(codeHash: string, now: number): string | null {
    const spent = this.#sql('DELETE FROM codes WHERE hash = ? RETURNING person, expires').get(codeHash);
    return spent === undefined || numberOf(spent, 'expires') <= now ? null : textOf(spent, 'person');
  }
}
