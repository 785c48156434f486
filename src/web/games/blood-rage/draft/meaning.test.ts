import { expect, test, vi } from 'vitest';
import type { CardId } from '../../../../games/blood-rage/facts/index.ts';
import { saga } from '../../../../games/blood-rage/tests/scenes.ts';
import { meaningsOf, type Meaning } from './meaning.ts';

// Settings need a browser; no words are read here.
vi.mock('../../../shared/settings.svelte.ts', () => ({ settings: { language: 'en' } }));

const scene = saga({
  seats: 3,
  age: 2,
  phase: 'draft',
  doom: ['horgr', 'angerboda', 'gimle'],
  clans: [
    { upgrades: ['friggas-charm', 'troll', 'dwarf-chieftain'], packet: ['valkyrie', 'tyrs-rage', 'odins-tide'] },
    { packet: ['dark-elf', 'thors-oath', 'heimdalls-watch'] },
    { packet: ['fire-dragons', 'lokis-backstab', 'tyrs-crush'] },
  ],
});
const view = scene.view(0);
const meanings = (card: CardId): readonly Meaning[] => meaningsOf({ card, age: 2 }, view, view.clans[0]!);

test('an upgrade says what it costs now, and which slot it needs', () => {
  expect(meanings('fire-dragons')).toEqual([
    { is: 'price', now: 1, printed: 2, by: ['friggas-charm'] },
    { is: 'slot', slot: 'ship', used: 0, of: 1 },
  ]);
  expect(meanings('dark-elf')).toContainEqual({ is: 'replaces', cards: ['troll', 'dwarf-chieftain'] });
  expect(meanings('dark-elf')).toContainEqual({ is: 'invades', rage: 1 });
});

test('a card that raises the Glory of Ragnarök says by how much', () => {
  expect(meanings('odins-inspiration')).toContainEqual({
    is: 'doom',
    province: 'angerboda',
    now: 3,
    raised: 6,
  });
});

test('a Quest says what it pays and where it can be fulfilled', () => {
  const [pays, where] = meanings('quest-manheim');
  expect(pays).toEqual({ is: 'questPays', glory: 7 });
  const standing = (['elvagar', 'angerboda', 'myrkvlor'] as const).filter((id) => !view.provinces[id].destroyed);
  expect(where).toEqual({ is: 'region', region: 'manheim', standing: standing.length, doomed: 'angerboda' });
});

test('a battle card says what becomes of it', () => {
  expect(meanings('tyrs-rage')).toEqual([{ is: 'battle' }]);
});
