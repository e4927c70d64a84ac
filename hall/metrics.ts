// Numbers for Prometheus.

type Kind = 'counter' | 'gauge';

export class Metrics {
  readonly #values = new Map<string, { kind: Kind; help: string; value: () => number }>();
  readonly #counts = new Map<string, number>();

  counter(name: string, help: string): (by?: number) => void {
    this.#counts.set(name, 0);
    this.#values.set(name, { kind: 'counter', help, value: () => this.#counts.get(name) ?? 0 });
    return (by = 1) => this.#counts.set(name, (this.#counts.get(name) ?? 0) + by);
  }

  gauge(name: string, help: string, value: () => number): void {
    this.#values.set(name, { kind: 'gauge', help, value });
  }

  text(): string {
    return [...this.#values]
      .map(
        ([name, { kind, help, value }]) =>
          `# HELP skald_${name} ${help}\n# TYPE skald_${name} ${kind}\nskald_${name} ${value()}\n`,
      )
      .join('');
  }
}
