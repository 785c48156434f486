/** Counters and gauges in Prometheus' text form. */
interface Metric {
  readonly help: string;
  readonly kind: 'counter' | 'gauge';
  readonly read: () => number;
}

export class Metrics {
  private readonly metrics = new Map<string, Metric>();

  /** A counter, and the function that adds one to it. */
  counter(name: string, help: string): () => void {
    let count = 0;
    this.metrics.set(name, { help, kind: 'counter', read: () => count });
    return () => void count++;
  }

  gauge(name: string, help: string, read: () => number): void {
    this.metrics.set(name, { help, kind: 'gauge', read });
  }

  /** A counter that is kept elsewhere and read here. */
  total(name: string, help: string, read: () => number): void {
    this.metrics.set(name, { help, kind: 'counter', read });
  }

  text(): string {
    return [...this.metrics]
      .map(([name, { help, kind, read }]) => `# HELP ${name} ${help}\n# TYPE ${name} ${kind}\n${name} ${read()}\n`)
      .join('');
  }
}
