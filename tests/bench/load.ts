/** Load over HTTP from a process of its own, so that asking takes nothing from the server that is measured. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** One thing to ask. In headers and body `{uuid}` is another one each time. */
export interface Ask {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent by POST, as JSON. */
  readonly body?: string;
}

export interface LoadOrder {
  readonly url: string;
  /** Asked for by turns. */
  readonly asks: readonly Ask[];
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly ms: number;
  /** Status of a right answer; any other one is an error. */
  readonly expected: number;
}

export interface LoadCounts {
  readonly answers: number;
  readonly errors: number;
  /** ms */
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
