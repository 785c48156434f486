import { expect, test } from 'vitest';
import { Metrics } from './metrics.ts';

test('are written as Prometheus reads them', () => {
  const metrics = new Metrics();
  const count = metrics.counter('moves_total', 'Moves taken');
  let open = 3;
  metrics.gauge('sockets', 'Sockets open now', () => open);
  metrics.total('commits_total', 'Counted elsewhere', () => 7);
  count();
  count();
  open = 4;
  expect(metrics.text()).toBe(
    [
      '# HELP moves_total Moves taken',
      '# TYPE moves_total counter',
      'moves_total 2',
      '# HELP sockets Sockets open now',
      '# TYPE sockets gauge',
      'sockets 4',
      '# HELP commits_total Counted elsewhere',
      '# TYPE commits_total counter',
      'commits_total 7',
      '',
    ].join('\n'),
  );
});
