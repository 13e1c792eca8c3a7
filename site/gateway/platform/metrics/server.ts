/** Server for Prometheus on a separate port, which visitors cannot access (OPS-10). */
import type { RequestListener } from 'node:http';
import { COMMON_HEADERS } from '../http/headers.ts';
import { type Listening, listen } from '../http/listen.ts';
import type { Log } from '../log.ts';
import type { Metrics } from './metrics.ts';
import { pathOf } from './request-names.ts';

interface Place {
  /** Host to listen on. */
  readonly host: string;
  /** TCP port; 0 or undefined selects any free port. */
  readonly metricsPort?: number;
}

/** Listens on METRICS_PORT and serves `GET /metrics`. Throws StartError if the port is in use. */
export function openMetrics(metrics: Metrics, { host, metricsPort: port = 0 }: Place, log: Log): Promise<Listening> {
  const handle: RequestListener = (request, response) => {
    const isScrape = request.method === 'GET' && pathOf(request) === '/metrics';
    if (!isScrape) return void response.writeHead(404, COMMON_HEADERS).end();
    metrics.text().then(
      text => response.writeHead(200, { ...COMMON_HEADERS, 'Content-Type': metrics.contentType }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'metrics could not be gathered');
        response.writeHead(500, COMMON_HEADERS).end();
      },
    );
  };
  return listen(handle, { host, port }, 'METRICS_PORT');
}
