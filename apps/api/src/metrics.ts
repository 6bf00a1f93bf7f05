type Labels = Readonly<Record<string, string>>;

/** Figures of this process, for Prometheus. */
export type Metrics = {
  /** A figure that only grows: answers what adds to it. */
  counter: (name: string, help: string) => (labels: Labels, by?: number) => void;
  /** A figure that is asked for when the text is written. */
  gauge: (name: string, help: string, read: () => number) => void;
  /** All figures in Prometheus' text format 0.0.4. */
  text: () => string;
};

const escaped = (value: string): string =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

const labelled = (labels: Labels): string => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
};

export const createMetrics = (): Metrics => {
  const writers: (() => string[])[] = [];
  return {
    counter: (name, help) => {
      const values = new Map<string, number>();
      writers.push(() => [
        `# HELP ${name} ${help}`,
        `# TYPE ${name} counter`,
        ...[...values].map(([labels, value]) => `${name}${labels} ${value}`),
      ]);
      return (labels, by = 1) => {
        const key = labelled(labels);
        values.set(key, (values.get(key) ?? 0) + by);
      };
    },
    gauge: (name, help, read) => {
      writers.push(() => [`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, `${name} ${read()}`]);
    },
    text: () => `${writers.flatMap((write) => write()).join('\n')}\n`,
  };
};
