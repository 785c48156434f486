import { expect, test } from 'vitest';
import type { TableDoc } from '../../protocol/index.ts';
import { NotingGuest, playing, TestServices } from '../tests/table-parts.ts';
import { Presence } from './presence.ts';
import { standpointOf } from './standpoint.ts';

const { record } = playing('alone');
const DOC = {} as TableDoc;
const ANN = 0;
const BOB = 1;

function opened() {
  const services = new TestServices();
  const presence = new Presence(services);
  const comes = (person: string | null): NotingGuest => {
    const guest = new NotingGuest(person);
    presence.put(guest, { standpoint: standpointOf(record, person), record, doc: DOC, line: 0 });
    presence.arrived(guest);
    return guest;
  };
  return { services, presence, comes };
}

test('everybody here is told who is here: members in order, others counted', () => {
  const { comes } = opened();
  const watching = comes(null);
  const bob = comes('bob');
  comes('ann');
  const told = { t: 'present', members: [ANN, BOB], watching: 1 };
  expect([watching.take().at(-1), bob.take().at(-1)]).toEqual([told, told]);
});

test('a member of two connections is one, and is here until the last of them has gone', () => {
  const { presence, comes } = opened();
  const [first, second, bob] = [comes('ann'), comes('ann'), comes('bob')];
  expect(bob.take().at(-1)).toMatchObject({ members: [ANN, BOB] });
  presence.leave(first);
  // Nothing changed, so nothing is said.
  expect(bob.take()).toEqual([]);
  presence.leave(second);
  expect(bob.take().at(-1)).toMatchObject({ members: [BOB] });
});

test('a member is away a while after the last connection closed', () => {
  const { services, presence, comes } = opened();
  const ann = comes('ann');
  services.clock += 10_000;
  expect(presence.isAway(ANN)).toBe(false);
  presence.leave(ann);
  services.clock += 999;
  expect(presence.isAway(ANN)).toBe(false);
  services.clock += 1;
  expect(presence.isAway(ANN)).toBe(true);
  comes('ann');
  expect(presence.isAway(ANN)).toBe(false);
});

test('a member not seen yet is away a while after the table was loaded', () => {
  const { services, presence } = opened();
  services.clock += 999;
  expect(presence.isAway(BOB)).toBe(false);
  services.clock += 1;
  expect(presence.isAway(BOB)).toBe(true);
});

test('a seat is played from the latest connection of its person; watchers and other people stay', () => {
  const { presence, comes } = opened();
  const [first, second, bob] = [comes('ann'), comes('ann'), comes('bob')];
  const watchers = [comes(null), comes(null)];
  presence.replaceOthers(second, 0 as never);
  expect([first, second, bob].map(({ farewell }) => farewell)).toEqual(['replaced', null, null]);
  expect(presence.has(first)).toBe(false);
  presence.replaceOthers(watchers[0]!, 'spectator');
  expect(watchers.map(({ farewell }) => farewell)).toEqual([null, null]);
  // Bob was given ann's seat, whom the table still shows it to.
  presence.replaceOthers(bob, 0 as never);
  expect(second.farewell).toBeNull();
});

test('a guest that left is sent nothing more, and leaves once', () => {
  const { presence, comes } = opened();
  const [ann, bob] = [comes('ann'), comes('bob')];
  ann.take();
  expect([presence.leave(ann), presence.leave(ann)]).toEqual([true, false]);
  expect(ann.take()).toEqual([]);
  presence.dropAll('restarting');
  expect([bob.farewell, presence.count]).toEqual(['restarting', 0]);
});
