/** Device, network and server controlled by the test, with a clock between them. */
import { createClock, type LobbyClock } from '../../../sdk/lobby/clock/clock.ts';
import { createClockSync } from '../../../sdk/lobby/clock/sync.lazy.ts';
import type { CountdownSpec, CountdownView } from '../../../sdk/protocol/lottery/countdown.ts';
import { type FakeEnv, fakeEnv } from '../fake-env.ts';

export const YEAR = 365 * 86_400_000;
export const MINUTE = 60_000;
export const T0 = 1_700_000_000_000;

export interface World {
  readonly env: FakeEnv;
  readonly clock: LobbyClock;
  /** Server time, ms since 1970. */
  truth(): number;
  /** Simulates device sleep: wall clocks advance, the monotonic clock does not. */
  sleep(ms: number): void;
  requestCount(): number;
  /** If false, no request gets a response. */
  up: boolean;
}

/** Device with a clock that is `wrong` ms off and a network with these one-way delays in ms. */
export function world({ wrong = 0, there = 20, back = 20 } = {}): World {
  const env = fakeEnv(T0 + wrong);
  const start = env.now();
  let slept = 0;
  let requestCount = 0;
  const truth = () => T0 + (env.now() - start) + slept;
  const wait = (ms: number) => new Promise<void>(resolve => env.after(ms, resolve));
  const fetchTime = async () => {
    requestCount++;
    if (!result.up) {
      await wait(3_000);
      throw new Error('timeout');
    }
    const sentAt = env.now();
    await wait(there);
    const serverTime = truth();
    await wait(back);
    result.clock.take({ sentAt, receivedAt: env.now(), serverTime, noStore: true });
  };
  const result: World = {
    env,
    truth,
    up: true,
    requestCount: () => requestCount,
    sleep(ms) {
      slept += ms;
      env.jumpWall(ms);
    },
    clock: createClock(env, async stored => createClockSync(stored, fetchTime)),
  };
  return result;
}

/** Draw whose sale closes at the time of the draw. */
export const draw = (at: number): CountdownSpec => ({ onSale: true, closeAt: at, drawAt: at });

/** Records the views of the countdown of one draw. */
export function watch(clock: LobbyClock, at: number) {
  const shown: CountdownView[] = [];
  const off = clock.watch(draw(at), view => shown.push(view));
  return { shown, off, last: () => shown.at(-1) };
}
