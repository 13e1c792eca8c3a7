/** Metrics of the gateway for Prometheus (OPS-10). */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Upper limits of the histograms' buckets, s. */
const REQUEST_SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];
const STATEMENT_SECONDS = [0.001, 0.002, 0.005, 0.01, 0.025, 0.1, 0.5, 5];

/** Metrics of prom-client that are omitted, because they are gauges with the name of a counter (`_total`). */
const MISNAMED = ['nodejs_active_handles_total', 'nodejs_active_requests_total', 'nodejs_active_resources_total'];

/** Value of a metric for one combination of label values. */
export interface Sample {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

export interface Metric {
  /** Name of the metric. A name that ends with `_total` makes it a counter. */
  readonly name: string;
  /** Description in one sentence. */
  readonly help: string;
  readonly labels?: readonly string[];
  /** Returns the values; called at each scrape. */
  readonly read: () => Promise<readonly Sample[]> | readonly Sample[];
}

export interface Metrics {
  /**
   * Counts a completed request. `status` is `aborted` if the request ended without a response.
   * @param endpoint name from `nameOf`, which limits the number of different names
   */
  observeRequest(endpoint: string, status: number | 'aborted', ms: number): void;
  /** Counts a rejected call by its error code. */
  countError(endpoint: string, code: string): void;
  /** Counts a response that was found in the cache (`hit`) or built (`made`). */
  countCacheLookup(result: 'hit' | 'made'): void;
  /** Counts a database statement. */
  statement(ms: number, outcome: 'done' | 'failed'): void;
  /** Registers a metric that is read at each scrape. If reading fails, the scrape omits the metric. */
  metric(metric: Metric): void;
  /** Returns all metrics in Prometheus' text format. */
  text(): Promise<string>;
  readonly contentType: string;
}

export interface MetricsOptions {
  /** Version of the gateway, reported as a metric. */
  readonly version: string;
  /** Called with the error if a metric cannot be read. */
  readonly onError: (error: unknown) => void;
}

export function createMetrics({ version, onError }: MetricsOptions): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  for (const name of MISNAMED) registry.removeSingleMetric(name);
  const build = { name: 'lobbykit_build_info', help: 'Version of the gateway; always 1.', labelNames: ['version'] };
  new Gauge({ ...build, registers }).set({ version }, 1);
  const durations = new Histogram({
    name: 'lobbykit_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its answer.',
    labelNames: ['endpoint', 'status'],
    buckets: REQUEST_SECONDS,
    registers,
  });
  const errors = new Counter({
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
    observeRequest: (endpoint, status, ms) => durations.observe({ endpoint, status: String(status) }, ms / 1_000),
    countError: (endpoint, code) => errors.inc({ endpoint, code }),
    countCacheLookup: result => responseCache.inc({ result }),
    statement: (ms, outcome) => statements.observe({ outcome }, ms / 1_000),
    metric({ name, help, labels = [], read }) {
      // Prometheus recognizes counters by names that end with `_total`.
      const Kind = name.endsWith('_total') ? Counter : Gauge;
      new Kind({
        name,
        help,
        labelNames: [...labels],
        registers,
        async collect() {
          this.reset();
          // A metric without labels has the initial value 0, which must not be reported if reading fails.
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
