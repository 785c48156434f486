import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../kernel/index.ts';
import { diff, patched, PROTOCOL, type ServerMessage, type TableDoc } from '../../protocol/index.ts';
import { LETTERS, scenes } from '../tests/scenes.ts';
import { NotingGuest, PEOPLE, playing, put, TestServices } from '../tests/table-parts.ts';
import { played } from './commands/game.ts';
import type { Change } from './change.ts';
import { Presence } from './presence.ts';
import { withMember, withSeat, FREE_SEAT, type TableRecord } from './record.ts';
import { Broadcaster } from './broadcaster.ts';
import type { TableSnapshot } from './snapshot.ts';
import { firstStep } from './steps.ts';

type Message<T extends ServerMessage['t']> = Extract<ServerMessage, { readonly t: T }>;

/** A table with all its people and somebody who watches. */
async function opened(before: TableSnapshot, game: AnyGame = scenes) {
  const services = new TestServices();
  put(services.store, before);
  const presence = new Presence(services);
  const broadcaster = new Broadcaster(services, game, presence, before);
  const guests = [...PEOPLE, null].map((person) => new NotingGuest(person));
  const docs = new Map<NotingGuest, TableDoc>();
  for (const guest of guests) {
    await broadcaster.welcome(guest, broadcaster.standpointOf(guest), null);
    docs.set(guest, (guest.take()[0] as Message<'welcome'>).doc);
  }
  const [ann, bob, cat, watcher] = guests as [NotingGuest, NotingGuest, NotingGuest, NotingGuest];
  /** Shows a change; gives those who are to be moved. */
  const change = (made: Change, from = before) => {
    const step = firstStep(from, { do: 'test', person: null }, made, services.clock);
    const prepared = broadcaster.prepare(made, step.snapshot);
    const moving = broadcaster.show({ change: made, docs: prepared, lines: step.entry.lines, at: services.clock });
    return { moving, snapshot: step.snapshot };
  };
  return { services, presence, broadcaster, change, guests, docs, ann, bob, cat, watcher };
}

const answer = (before: TableSnapshot, seat: number, picks: readonly number[]): Change => {
  const input = { do: 'answer', seat: seat as never, question: before.state!.question, picks } as const;
  const verdict = played({ ...before, game: scenes, now: 0 }, input);
  if (!verdict.ok) throw new Error(verdict.refusal.why);
  return verdict.change;
};

const kinds = (guest: NotingGuest): string[] => guest.take().map(({ t }) => t);

describe('a guest who comes', () => {
  test('is shown the table from the own seat, with a number and a mark', async () => {
    const before = playing('alone');
    const { broadcaster, presence } = await opened(before);
    const bob = new NotingGuest('bob');
    await broadcaster.welcome(bob, broadcaster.standpointOf(bob), null);
    const welcome = bob.take()[0] as Message<'welcome'>;
    expect(welcome).toMatchObject({ t: 'welcome', version: PROTOCOL, mark: 'boot.1', n: 1, since: 0, lines: [] });
    expect(welcome.doc).toMatchObject({ you: { seat: 1, host: false }, game: { choice: { seat: 1 } } });
    expect(presence.placeOf(bob)!.standpoint.viewer).toBe(1);
  });

  test('with everything is told so, without anything is sent all, at another seat too', async () => {
    const { broadcaster } = await opened(playing('alone'));
    const bob = new NotingGuest('bob');
    const comes = async (mark: string, n: number): Promise<string> => {
      await broadcaster.welcome(bob, broadcaster.standpointOf(bob), { mark, n, line: 0 });
      return kinds(bob)[0]!;
    };
    expect([await comes('boot.1', 1), await comes('boot.1', 0), await comes('boot.0', 1)]).toEqual([
      'current',
      'welcome',
      'welcome',
    ]);
  });
});

describe('a change', () => {
  test('reaches everybody as the difference to what they had, each with the own number', async () => {
    const before = playing('alone');
    const { change, guests, docs, broadcaster } = await opened(before);
    const { moving, snapshot } = change(answer(before, 1, LETTERS.a));
    expect(moving).toEqual([]);
    change(answer(snapshot, 1, LETTERS.b), snapshot);
    for (const guest of guests) {
      const [first, second] = guest.take() as [Message<'update'>, Message<'update'>];
      expect([first, second]).toMatchObject([
        { t: 'update', n: 2, lines: [{ no: 1, event: {} }] },
        { t: 'update', n: 3, lines: [{ no: 2, event: {} }] },
      ]);
      const again = new NotingGuest(guest.person?.id ?? null);
      await broadcaster.welcome(again, broadcaster.standpointOf(again), null);
      const shown = patched(patched(docs.get(guest)!, first.patch), second.patch);
      expect(shown).toEqual((again.take()[0] as Message<'welcome'>).doc);
    }
  });

  test('that nobody sees sends nothing again of the one before', async () => {
    const before = playing('alone');
    const { change, ann, docs } = await opened(before);
    const { snapshot } = change(answer(before, 1, LETTERS.a));
    change({ record: snapshot.record, lines: [{ chat: 'Hail', member: 0, name: 'ann' }] }, snapshot);
    const [, second] = ann.take() as [Message<'update'>, Message<'update'>];
    expect(second.patch).toEqual(diff(docs.get(ann)!, docs.get(ann)!));
    expect(second.lines).toMatchObject([{ chat: 'Hail' }]);
  });

  test('that is sealed reaches one seat, and leaves the numbers of the others alone', async () => {
    const before = playing('sealed');
    const { change, ann, bob, cat, watcher } = await opened(before);
    const { snapshot } = change(answer(before, 1, LETTERS.a));
    expect([ann, cat, watcher].flatMap(kinds)).toEqual([]);
    expect(bob.take()).toMatchObject([{ t: 'update', n: 2 }]);
    change(answer(snapshot, 2, LETTERS.b), snapshot);
    expect(ann.take()).toMatchObject([{ t: 'update', n: 2 }]);
    expect(bob.take()).toMatchObject([{ t: 'update', n: 3 }]);
  });

  test('tells those who may not watch that the table changed, and nothing of the game', async () => {
    const closed = playing('alone');
    const settings = { ...closed.record.settings, watch: false };
    const before = { ...closed, record: { ...closed.record, settings } };
    const { change, docs, watcher } = await opened(before);
    expect(docs.get(watcher)!.game).toBeNull();
    change(answer(before, 1, LETTERS.a));
    const [update] = watcher.take() as [Message<'update'>];
    expect(update.lines).toBeUndefined();
    expect(patched(docs.get(watcher)!, update.patch).game).toBeNull();
  });

  test('of seats returns the guests whose seat changed, and sends them nothing of their old seat', async () => {
    const before = playing('alone');
    const { change, broadcaster, bob, cat } = await opened(before);
    const record: TableRecord = withSeat(before.record, 1, FREE_SEAT);
    const { moving } = change({ record });
    expect(moving).toEqual([bob]);
    expect(kinds(bob)).toEqual(['present']);
    expect(kinds(cat)).toEqual(['update', 'present']);
    await broadcaster.move(bob);
    expect(bob.take()[0]).toMatchObject({ t: 'welcome', mark: 'boot.spectator', since: 0 });
  });

  test('that bans somebody dismisses them and shows nothing else', async () => {
    const before = playing('alone');
    const { change, broadcaster, presence, bob } = await opened(before);
    const { moving } = change({ record: withMember(before.record, 1, { banned: true }) });
    for (const guest of moving) await broadcaster.move(guest);
    expect([bob.farewell, presence.has(bob)]).toEqual(['kicked', false]);
    expect(kinds(bob)).toEqual(['present']);
  });

  test('whose view fails for somebody here fails before it is shown to anybody', async () => {
    const before = playing('alone');
    const broken = { ...scenes, view: scenes.view };
    const { change, ann, watcher } = await opened(before, broken);
    broken.view = (state, viewer) => {
      if (viewer === 'spectator') throw new Error('planted');
      return scenes.view(state, viewer);
    };
    expect(() => change(answer(before, 1, LETTERS.a))).toThrow('planted');
    expect([ann, watcher].flatMap(kinds)).toEqual([]);
  });
});

describe('what another server changed', () => {
  test('is shown from the beginning to those whose numbers moved', async () => {
    const before = playing('sealed');
    const { broadcaster, services, ann, bob } = await opened(before);
    const { snapshot } = firstStep(before, { do: 'answer', person: 'bob' }, answer(before, 1, LETTERS.a), 9);
    put(services.store, snapshot);
    await broadcaster.resync(before, snapshot);
    expect(kinds(bob)).toEqual(['welcome', 'present']);
    expect(kinds(ann)).toEqual(['present']);
  });
});
