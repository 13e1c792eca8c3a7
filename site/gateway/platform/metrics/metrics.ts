/** What the gateway counts of itself, for Prometheus (OPS-10). */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Upper ends of the classes of a histogram, s. */
const ANSWER_SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];
const STATEMENT_SECONDS = [0.001, 0.002, 0.005, 0.01, 0.025, 0.1, 0.5, 5];

/** Figures of the library that Prometheus complains about: they go up and down, and are called totals. */
const MISNAMED = ['nodejs_active_handles_total', 'nodejs_active_requests_total', 'nodejs_active_resources_total'];

/** One value of a figure, by the values of its labels. */
export interface Sample {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

export interface Metric {
  /** What ends on `_total` only grows. */
  readonly name: string;
  /** One sentence. */
  readonly help: string;
  readonly labels?: readonly string[];
  /** Asked with each scrape. */
  readonly read: () => Promise<readonly Sample[]> | readonly Sample[];
}

export interface Metrics {
  /** A request was answered, or ended without an answer: then `status` is `aborted`. @param endpoint a name out of a short list */
  answered(endpoint: string, status: number | 'aborted', ms: number): void;
  /** A call was refused by a code of the catalog. */
  refused(endpoint: string, code: string): void;
  /** An answer was taken from those kept, or made to be kept. */
  kept(result: 'hit' | 'made'): void;
  /** The database did a statement. */
  statement(ms: number, outcome: 'done' | 'failed'): void;
  /** A figure that is read when somebody asks; while it cannot be read it is left out. */
  metric(metric: Metric): void;
  /** Everything, in the text format of Prometheus. */
  text(): Promise<string>;
  readonly contentType: string;
}

export interface MetricsOptions {
  /** Of the gateway. */
  readonly version: string;
  /** Told why a figure is left out. */
  readonly onError: (error: unknown) => void;
}

export function createMetrics({ version, onError }: MetricsOptions): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  for (const name of MISNAMED) registry.removeSingleMetric(name);
  const build = { name: 'lobbykit_build_info', help: 'Version of the gateway; always 1.', labelNames: ['version'] };
  new Gauge({ ...build, registers }).set({ version }, 1);
  const answers = new Histogram({
    name: 'lobbykit_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its answer.',
    labelNames: ['endpoint', 'status'],
    buckets: ANSWER_SECONDS,
    registers,
  });
  const refusals = new Counter({
    name: 'lobbykit_errors_total',
    help: 'Rejected calls; those of the endpoint "login" are refused logins.',
    labelNames: ['endpoint', 'code'],
    registers,
  });
  const responseCache = new Counter({
    name: 'lobbykit_response_cache_requests_total',
    help: 'Answers taken from those kept (hit), and made to be kept (made).',
    labelNames: ['result'],
    registers,
  });
  const statements = new Histogram({
    name: 'lobbykit_database_statement_duration_seconds',
    help: 'Time that the database took for a statement.',
    labelNames: ['outcome'],
    buckets: STATEMENT_SECONDS,
    registers,
  });

  return {
    answered: (endpoint, status, ms) => answers.observe({ endpoint, status: String(status) }, ms / 1_000),
    refused: (endpoint, code) => refusals.inc({ endpoint, code }),
    kept: result => responseCache.inc({ result }),
    statement: (ms, outcome) => statements.observe({ outcome }, ms / 1_000),
    metric({ name, help, labels = [], read }) {
      // What only grows is a counter for Prometheus, whose name says so.
      const Kind = name.endsWith('_total') ? Counter : Gauge;
      new Kind({
        name,
        help,
        labelNames: [...labels],
        registers,
        async collect() {
          this.reset();
          // A figure without labels begins at 0, which would be told while it cannot be read.
          if (labels.length === 0) this.remove();
          try {
            for (const sample of await read()) this.inc({ ...sample.labels }, sample.value);
          } catch (error) {
            onError(error);
          }
        },
      });
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
