import { expect, test } from 'vitest';
import { SLOW, Timeline } from './timeline.ts';

const timeline = (): Timeline<string, string, 'lands' | 'sinks' | 'step'> =>
  new Timeline({ lands: 'lands', sinks: 'sinks' });

test('each motion begins where the one before has ended', () => {
  const line = timeline();
  const end = line.walk(
    7,
    [0, 1, 2].map((x) => ({ x, y: 0 })),
    'step',
  );
  line.fly(['ring'], 'space:a', 'seat:1');
  const { walks, flights } = line.plan;
  expect(walks.get(7)!.map(({ time }) => time)).toEqual([0, end / 2, end]);
  expect(flights[0]!.at).toBe(end);
});

test('what is dealt onto places is hidden there until it has landed', () => {
  const line = timeline();
  line.deal(
    ['north', 'south'].map((place) => ({ item: 'ring', place })),
    'reserve',
  );
  const { flights, hiddenPieces } = line.plan;
  expect(hiddenPieces).toEqual(flights.map(({ to, at }) => ({ place: to.replace('space:', ''), until: at + SLOW })));
});

test('a flight has the sound of landing, or of sinking', () => {
  const line = timeline();
  line.fly(['ring'], 'space:a', 'space:b');
  line.fly(['ring'], 'space:a', 'space:c', { sinks: true });
  expect(line.plan.sounds.map(({ sound }) => sound)).toEqual(['lands', 'sinks']);
});

test('cards turn over one after the other before anything moves', () => {
  const line = timeline();
  line.fly(['ring'], 'space:a', 'seat:1');
  for (const card of ['first', 'second']) line.reveal(card, { turns: 'step' });
  const { reveals, revealedAt, flights } = line.plan;
  expect(reveals.map(({ face, at }) => [face, at])).toEqual([
    ['first', 0],
    ['second', revealedAt / 2],
  ]);
  expect(flights[0]!.at).toBe(0);
});

test('a long plan is shortened to three seconds', () => {
  const line = timeline();
  for (let reveal = 0; reveal < 12; reveal++) line.reveal('card', { turns: 'step' });
  const { revealedAt, timeScale } = line.plan;
  expect(revealedAt * timeScale).toBeLessThanOrEqual(3000);
});
