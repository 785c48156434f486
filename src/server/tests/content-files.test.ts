import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DEFAULT_PACK } from '../../games/clash-of-rage/facts/pack/index.ts';
import { clashOfRage } from '../../games/clash-of-rage/index.ts';
import type { RageView } from '../../games/clash-of-rage/view.ts';
import { randomOf, sfc } from '../../kernel/index.ts';
import { begin, playOn, testServer, Visitor, type Place, type TestServer } from './harness.ts';

/** The printed figures, as an owner of the box might enter them: Bashers are nine. */
function boxPack(): unknown {
  const pack = JSON.parse(JSON.stringify(DEFAULT_PACK)) as {
    id: string;
    clans: { bohorg: { units: { count: number }[] } };
  };
  pack.id = 'box';
  pack.clans.bohorg.units[0]!.count = 9;
  return pack;
}

/** A data folder with these files of content for the game. */
function dataWith(files: { readonly [name: string]: string }): { readonly data: string; readonly folder: string } {
  const data = mkdtempSync(join(tmpdir(), 'meadhall-'));
  const folder = join(data, 'content', 'clash-of-rage');
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return { data, folder };
}

const viewOf = (place: Place): RageView => place.doc!.game!.view as RageView;
const bashers = (place: Place): number => viewOf(place).seats[0]!.reserve[0]!;
const errors = (server: TestServer): string[] => server.logged.filter((line) => line.includes('content file'));

test('a table is opened with a pack of the data folder, and keeps it when the file is gone', async () => {
  const { data, folder } = dataWith({ 'box.json': JSON.stringify(boxPack()) });
  const server = await testServer({ data, games: [clashOfRage] });
  const { table, visitors, places } = await begin(server, 1, { game: 'clash-of-rage', options: { pack: 'box' } });
  const [visitor] = visitors;
  const [place] = places;
  expect(viewOf(place!).pack!.id).toBe('box');
  expect(bashers(place!)).toBe(9);
  const plain = await begin(server, 1, { game: 'clash-of-rage' });
  expect([bashers(plain.places[0]!), viewOf(plain.places[0]!).pack]).toEqual([7, null]);
  rmSync(folder, { recursive: true });
  const again = await server.restart();
  const back = await visitor!.join(table);
  expect(viewOf(back).pack!.id).toBe('box');
  await playOn(back, randomOf(sfc('pack')));
  expect(back.doc!.game!.result).not.toBeNull();
  const late = await Visitor.to(again);
  await expect(late.open({ game: 'clash-of-rage', seats: 1, options: { pack: 'box' } })).rejects.toThrow(
    'no table: 400',
  );
  await again.end();
});

test('a pack that cannot be used is left out, with the file and the field in the log', async () => {
  const bad = boxPack() as { equipment: { cost?: number }[] };
  delete bad.equipment[0]!.cost;
  const { data } = dataWith({
    'a-bad.json': JSON.stringify(bad),
    'b-good.json': JSON.stringify(boxPack()),
    'c-twin.json': JSON.stringify(boxPack()),
    'd-large.json': ' '.repeat(10 * 1024 * 1024),
    'e-text.json': 'not a pack',
  });
  const server = await testServer({ data, games: [clashOfRage] });
  const { places } = await begin(server, 1, { game: 'clash-of-rage', options: { pack: 'box' } });
  expect(bashers(places[0]!)).toBe(9);
  const logged = errors(server);
  expect(logged).toHaveLength(4);
  expect(logged[0]).toContain('d-large.json');
  expect(logged.find((line) => line.includes('a-bad.json'))).toMatch(/equipment\[0\]\.cost|equipment\.0\.cost/);
  expect(logged.find((line) => line.includes('c-twin.json'))).toContain('there is already a pack box');
  expect(logged.find((line) => line.includes('e-text.json'))).toContain('is not JSON');
  await server.end();
});
