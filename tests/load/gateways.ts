/** Gateways of a load test: separate processes of one bundled script, killed and restarted. */
import type { ChildProcess } from 'node:child_process';
import { firstOutput, kill, runFixture, waitForExit } from '../helpers/gateway/processes.ts';

export interface LoadGateway {
  /** URLs of the gateway; null while the gateway is down. */
  running(): { readonly url: string; readonly gamesUrl: string } | null;
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Stops the gateway gracefully. */
  stop(): Promise<void>;
}

export interface LoadClock {
  /** Server time at `anchor`, ms since 1970. */
  readonly from: number;
  /** Real time at which the server time is `from`. */
  readonly anchor: number;
  /** Speed factor over real time. */
  readonly speed: number;
}

/** Time of all gateways of a load test. */
export const loadNow = ({ from, anchor, speed }: LoadClock): number => Math.floor(from + (Date.now() - anchor) * speed);

/** @param place data directory, or URL of a Postgres database */
export function createGateway(place: string, { from, anchor, speed }: LoadClock): LoadGateway {
  let at: { readonly url: string; readonly gamesUrl: string } | null = null;
  let child: ChildProcess | null = null;
  return {
    running: () => at,
    async kill() {
      at = null;
      if (child) await kill(child);
    },
    async start() {
      child = runFixture('child.ts', [place, String(from), String(speed), String(anchor)]);
      const [url = '', , gamesUrl = ''] = (await firstOutput(child)).trim().split(' ');
      at = { url, gamesUrl };
    },
    async stop() {
      at = null;
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const end = waitForExit(child);
      child.kill('SIGTERM');
      await end;
    },
  };
}
