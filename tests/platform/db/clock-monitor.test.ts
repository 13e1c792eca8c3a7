/** Offset between the clocks of gateway and database (OPS-03, OPS-10). */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createClockMonitor } from '../../../site/gateway/platform/db/clock-monitor.ts';
import { sampleOf, scrape } from '../../helpers/gateway/scrape-metrics.ts';
import { gateway, TEST_NOW, type TestGateway } from '../../helpers/gateway.ts';

let server: TestGateway;
beforeAll(async () => {
  server = await gateway();
});
afterAll(() => server.stop());

/** Creates a monitor whose clock is off by the given ms; the last offset repeats. */
function monitorAt(...offsets: number[]) {
  const lines: string[] = [];
  const line = (level: string) => (detail: object) => void lines.push(`${level} ${JSON.stringify(detail)}`);
  const log = { info: line('info'), warn: line('warn'), error: line('error') } as never;
  const now = () => TEST_NOW + (offsets.length > 1 ? offsets.shift()! : offsets[0]!);
  return { ...createClockMonitor({ db: server.db, now, log }), lines };
}

it.each([
  [0, true, []],
  [2_000, true, []],
  [2_001, true, ['warn {"offsetSeconds":2.001}']],
  [-2_001, true, ['warn {"offsetSeconds":-2.001}']],
  [5_000, true, ['warn {"offsetSeconds":5}']],
  [5_001, false, ['error {"offsetSeconds":5.001}']],
  [-60_000, false, ['error {"offsetSeconds":-60}']],
])(
  'OPS-03 a clock offset of %i ms logs a warning above 2 s and marks the clock as wrong above 5 s',
  async (offset, isRight, lines) => {
    const monitor = monitorAt(offset);
    await monitor.measure();
    expect(monitor.isRight()).toBe(isRight);
    expect(monitor.lines).toEqual(lines);
    expect(await monitor.metric.read()).toEqual([{ value: offset / 1_000 }]);
  },
);

it('OPS-03 a slow database response is not counted as an offset', async () => {
  const monitor = monitorAt(-3_000, 9_000);
  await monitor.measure();
  expect(monitor.lines).toEqual([]);
});

it('OPS-03 a corrected clock is correct from the next measurement on', async () => {
  const monitor = monitorAt(9_000, 9_000, 0);
  await monitor.measure();
  await monitor.measure();
  expect(monitor.isRight()).toBe(true);
  expect(monitor.lines).toEqual(['error {"offsetSeconds":9}', 'info {"offsetSeconds":0}']);
});

it('OPS-10 a gateway whose clock is 6 s ahead of its database reports the offset and is not ready', async () => {
  const ahead = await gateway({ moneyClock: () => TEST_NOW - 6_000, metricsPort: 0 });
  expect(sampleOf((await scrape(ahead)).lines, 'lobbykit_clock_offset_seconds', {})).toBe(6);
  expect((await fetch(`${ahead.url}/ready`)).status).toBe(503);
  expect((await fetch(`${server.url}/ready`)).status).toBe(200);
  await ahead.stop();
});

it('OPS-03 a gateway measures its clock every minute', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    let offset = 0;
    const drifting = await gateway({ moneyClock: () => TEST_NOW + offset });
    const ready = async () => (await fetch(`${drifting.url}/ready`)).status;
    expect(await ready()).toBe(200);
    offset = 6_000;
    vi.advanceTimersByTime(59_000);
    expect(await ready()).toBe(200);
    vi.advanceTimersByTime(1_000);
    await expect.poll(ready, { timeout: 10_000 }).toBe(503);
    await drifting.stop();
  } finally {
    vi.useRealTimers();
  }
});
