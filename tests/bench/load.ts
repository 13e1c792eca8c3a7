/** HTTP load from a separate process, so that the client takes no time from the measured server. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** One request. `{uuid}` in headers and body is replaced by a new UUID for each request. */
export interface LoadRequest {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Body that is sent by POST as JSON. */
  readonly body?: string;
}

export interface LoadOrder {
  readonly url: string;
  /** Requests of the load, sent in rotation. */
  readonly requestList: readonly LoadRequest[];
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly ms: number;
  /** Expected status of the response; any other status is an error. */
  readonly expected: number;
}

export interface LoadCounts {
  readonly responses: number;
  readonly errors: number;
  /** Response times, ms. */
  readonly median: number;
  readonly p99: number;
}

export interface Load {
  run(order: LoadOrder): Promise<LoadCounts>;
  stop(): void;
}

export function startLoad(): Load {
  const child: ChildProcess = fork(fileURLToPath(new URL('./load-child.ts', import.meta.url)));
  return {
    async run(order) {
      child.send(order);
      const [counts] = await once(child, 'message');
      return counts as LoadCounts;
    },
    stop: () => child.kill(),
  };
}
