import { expect, test } from 'vitest';
import { apply, lotsOf, project, type Seat } from '../../kernel/index.ts';
import { scenario } from '../../testkit/scenario.ts';
import { sample } from './index.ts';
import type { Card } from './facts/ids.ts';
import { cardOf } from './table.ts';

const drafted = (seat: number, card: Card | null) => ({ type: 'drafted', seat, card }) as const;
const buried = (seat: number, card: Card | null) => ({ type: 'buried', seat, card }) as const;
const rested = (seat: number) => ({ type: 'rested', seat }) as const;

/** Two jarls with four cards each, all different: what one took the other can work out. */
const TWO = {
  seats: 2,
  packets: [
    ['ale', 'axe', 'horn', 'shield'],
    ['axe', 'horn', 'shield', 'raven'],
  ],
};
const THREE = {
  seats: 3,
  packets: [
    ['ale', 'axe', 'horn', 'shield'],
    ['axe', 'horn', 'shield', 'raven'],
    ['ale', 'axe', 'shield', 'raven'],
  ],
};

test('SG-10 all are asked at once, each for a card of the own packet', () => {
  scenario(sample, { ...TWO, first: 1 })
    .asks('draft', 1, 0)
    .offers(0, { card: 'ale' }, { card: 'axe' }, { card: 'horn' }, { card: 'shield' })
    .offers(1, { card: 'axe' }, { card: 'horn' }, { card: 'shield' }, { card: 'raven' })
    .refuses(0, { card: 'raven' }, 'SG-10')
    .refuses(1, { card: 'ale' }, 'SG-10')
    .allows(1, { card: 'raven' });
});

test('SG-10 two cards of a kind are one option', () => {
  const packets = [
    ['axe', 'axe', 'axe', 'ale'],
    ['horn', 'horn', 'ale', 'axe'],
  ];
  scenario(sample, { seats: 2, packets })
    .offers(0, { card: 'ale' }, { card: 'axe' })
    .offers(1, { card: 'ale' }, { card: 'axe' }, { card: 'horn' });
});

test('SG-10 a night begins with four cards for each', () => {
  const draft = scenario(sample, { seats: 3, turn: 5 }).answers(2, { act: 'rest' });
  draft.tells(0, rested(2), { type: 'nightFalls', night: 2, first: 1 }, { type: 'dealt' }).asks('draft', 1, 2, 0);
  expect(draft.view('spectator')).toMatchObject({ night: 2, first: 1, deck: 6 });
  for (const { packet } of draft.view('spectator').jarls) expect(packet).toEqual([null, null, null, null]);
  for (const seat of [0, 1, 2]) expect(draft.view(seat).jarls[seat]!.packet).not.toContain(null);
});

test('SG-10 a pick stays secret until all have picked', () => {
  const draft = scenario(sample, TWO);
  const before = [draft.view(1), draft.view('spectator')];
  draft.answers(0, { card: 'horn' }).tells(0).tells(1).asks('draft', 0, 1);
  expect([draft.view(1), draft.view('spectator')]).toEqual(before);
  draft
    .answers(1, { card: 'raven' })
    .tells(0, drafted(0, 'horn'), drafted(1, null))
    .tells(1, drafted(0, null), drafted(1, 'raven'))
    .tells('spectator', drafted(0, null), drafted(1, null));
});

test('SG-10 a pick can be taken back and changed while another still chooses', () => {
  const draft = scenario(sample, TWO).answers(0, { card: 'horn' });
  expect(project(sample, draft.state, 0 as Seat).sealed).toEqual([2]);
  draft.takesBack(0);
  expect(project(sample, draft.state, 0 as Seat).sealed).toBeNull();
  draft.answers(0, { card: 'ale' }).answers(1, { card: 'raven' });
  expect(draft.view(0).jarls[0]!.hand).toEqual(['ale']);
  const late = apply(sample, draft.state, { do: 'takeBack', seat: 0 as Seat, question: draft.state.question - 1 });
  expect(late).toMatchObject({ ok: false, refusal: { why: 'table.tooLate' } });
  const undo = apply(sample, draft.state, { do: 'undo', seat: 1 as Seat, question: draft.state.question });
  expect(undo).toMatchObject({ ok: false, refusal: { why: 'table.undoClosed' } });
});

test('SG-10 the order in which picks arrive is told to nobody', () => {
  const inOrder = scenario(sample, TWO).answers(0, { card: 'horn' }).answers(1, { card: 'raven' });
  const turned = scenario(sample, TWO).answers(1, { card: 'raven' }).answers(0, { card: 'horn' });
  expect(turned.heard(0)).toEqual(inOrder.heard(0));
  expect(turned.state).toEqual(inOrder.state);
});

test('SG-10 the rest of the packet goes to the left', () => {
  scenario(sample, THREE)
    .answers(0, { card: 'ale' })
    .answers(1, { card: 'raven' })
    .answers(2, { card: 'axe' })
    .asks('draft', 0, 1, 2)
    .offers(1, { card: 'axe' }, { card: 'horn' }, { card: 'shield' })
    .offers(2, { card: 'axe' }, { card: 'horn' }, { card: 'shield' })
    .offers(0, { card: 'ale' }, { card: 'shield' }, { card: 'raven' });
});

test('SG-10 all pick until each has three, then the first jarl acts', () => {
  const draft = scenario(sample, { ...TWO, first: 1 })
    .answers(0, { card: 'horn' })
    .answers(1, { card: 'raven' })
    .answers(0, { card: 'axe' })
    .answers(1, { card: 'shield' })
    .asks('draft', 1, 0)
    .offers(0, { card: 'ale' }, { card: 'axe' })
    .offers(1, { card: 'horn' }, { card: 'shield' })
    .answers(0, { card: 'ale' })
    .answers(1, { card: 'shield' })
    .asks('act', 1);
  expect(draft.view(0).jarls[0]!.hand).toEqual(['ale', 'axe', 'horn']);
  expect(draft.view(1).jarls[1]!.hand).toEqual(['shield', 'shield', 'raven']);
});

test('SG-10 a jarl who sees a packet again knows what was taken from it', () => {
  const draft = scenario(sample, TWO).answers(0, { card: 'ale' }).answers(1, { card: 'raven' });
  // The rival's card is from a packet that seat 0 never saw; of the three cards passed on, seat 0 knows each.
  expect(draft.view(0).jarls[1]).toMatchObject({ hand: [null], packet: ['axe', 'horn', 'shield'] });
  draft.answers(0, { card: 'axe' }).answers(1, { card: 'horn' });
  // Seat 0 looks again at the packet it passed on: the horn is missing. It never saw the raven.
  expect(draft.view(0).jarls[0]!.packet).toEqual(['axe', 'shield']);
  expect(draft.view(0).jarls[1]!.hand).toEqual(['horn', null]);
  expect(draft.view(1).jarls[0]!.hand).toEqual(['axe', null]);
  expect(draft.view('spectator').jarls[0]!.hand).toEqual([null, null]);
});

test('SG-10 of two cards missing from a packet nobody knows who took which', () => {
  const draft = scenario(sample, THREE);
  const round = (zero: Card, one: Card, two: Card): unknown =>
    draft.answers(0, { card: zero }).answers(1, { card: one }).answers(2, { card: two });
  round('ale', 'raven', 'ale');
  round('shield', 'horn', 'axe');
  round('horn', 'axe', 'shield');
  // Seat 0 passed on axe, horn and shield and got the axe back: seats 1 and 2 have horn and shield, in whatever order.
  expect(draft.view(0).jarls[1]!.hand).toEqual([null, null, null]);
  expect(draft.view(0).jarls[2]!.hand).toEqual([null, null, null]);
  const lots = lotsOf(draft.table.hidden, 0 as Seat);
  expect(lots.map((lot) => lot.map((piece) => cardOf(draft.table, piece)))).toContainEqual(['horn', 'shield']);
});

test('SG-11 the last card of a packet is buried, seen by its holder only', () => {
  const draft = scenario(sample, THREE);
  const round = (zero: Card, one: Card, two: Card): typeof draft =>
    draft.answers(0, { card: zero }).answers(1, { card: one }).answers(2, { card: two });
  round('ale', 'raven', 'axe');
  round('raven', 'horn', 'axe');
  round('horn', 'ale', 'axe');
  expect(draft.heard(0).slice(3)).toEqual([buried(0, 'shield'), buried(1, null), buried(2, null)]);
  expect(draft.heard(1).slice(3)).toEqual([buried(0, null), buried(1, 'shield'), buried(2, null)]);
  expect(draft.heard('spectator').slice(3)).toEqual([buried(0, null), buried(1, null), buried(2, null)]);
  // Seat 0 itself passed on the packet whose last card seat 1 buried.
  expect(draft.view(0)).toMatchObject({ buried: ['shield', 'shield', null], discard: [] });
  expect(draft.view('spectator').buried).toEqual([null, null, null]);
  expect(draft.view(0).jarls.map(({ packet }) => packet)).toEqual([[], [], []]);
});

test('SG-12 a deck too small for the deal takes in all discarded and buried cards', () => {
  // Twelve cards in all, seven of them in the deck: one too few for two packets.
  const draft = scenario(sample, { seats: 2, turn: 3, hands: [['axe'], ['horn']], discard: ['ale', 'axe', 'raven'] })
    .answers(1, { act: 'rest' })
    .tells(
      0,
      rested(1),
      buried(0, 'axe'),
      buried(1, null),
      { type: 'nightFalls', night: 2, first: 1 },
      { type: 'reshuffled' },
      { type: 'dealt' },
    );
  expect(draft.view(0)).toMatchObject({ deck: 4, discard: [], buried: [] });
});

test('SG-12 a deck large enough is dealt as it is', () => {
  const draft = scenario(sample, { seats: 2, turn: 3, hands: [['axe'], ['horn']], discard: ['ale', 'axe'] })
    .answers(1, { act: 'rest' })
    .asks('draft', 1, 0);
  expect(draft.heard(0).map(({ type }) => type)).not.toContain('reshuffled');
  expect(draft.view(0)).toMatchObject({ deck: 0, discard: ['ale', 'axe'], buried: ['axe', null] });
});

test('SG-12 after the shuffle nobody knows where a card once seen has gone', () => {
  const discard = ['ale', 'ale', 'axe', 'axe', 'horn', 'horn', 'shield', 'shield'];
  const position = { seats: 2, turn: 3, hands: [['raven'], ['raven']], discard };
  for (const seed of ['one', 'two', 'three', 'four']) {
    const draft = scenario(sample, position, { seed }).answers(1, { act: 'rest' });
    expect(draft.view(0).jarls[1]!.packet).toEqual([null, null, null, null]);
    const { hidden, deck, packets } = draft.table;
    const unseen = [...deck, ...packets[1]!].sort((a, b) => a - b);
    expect(lotsOf(hidden, 0 as Seat)).toContainEqual(unseen);
  }
});
