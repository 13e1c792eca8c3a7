import type { CallError } from 'lobbykit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createGameFrame } from '../../../../site/src/features/games/launch/frame-model.ts';
import { FRAME_WAIT_MS } from '../../../../site/src/shared/time/durations.ts';

const GAME = { gameId: 'g7', code: 'c7', name: 'Dragon', vendor: 'JL', nodeId: '70' };
const refusal: CallError = Object.assign(new Error('Off today.'), {
  name: 'CallError',
  kind: 'business' as const,
  messageKey: 'error.unknown',
});

const offs: (() => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const off of offs.splice(0)) off();
  vi.useRealTimers();
});

/** A frame somebody looks at, whose addresses come from `take`. */
function opened(take: () => Promise<string>) {
  const frame = createGameFrame({ take }, GAME);
  offs.push(frame.$state.subscribe(() => {}));
  return frame;
}
const settle = () => vi.advanceTimersByTimeAsync(0);

describe('a game in its frame', () => {
  it('LAUNCH-07 asks when somebody looks, opens the address, and is open when its page has loaded', async () => {
    const take = vi.fn(async () => 'https://games.test/1');
    const frame = createGameFrame({ take }, GAME);
    expect(take).not.toHaveBeenCalled();
    offs.push(frame.$state.subscribe(() => {}));
    expect(frame.$state.get()).toEqual({ status: 'asking' });
    await settle();
    expect(frame.$state.get()).toEqual({ status: 'opening', address: 'https://games.test/1', turn: 1 });
    frame.loaded(1);
    expect(frame.$state.get()).toMatchObject({ status: 'open', turn: 1 });
    await vi.advanceTimersByTimeAsync(FRAME_WAIT_MS);
    expect(frame.$state.get().status).toBe('open');
  });

  it('LAUNCH-08 tells why the address did not come, and asks again when told to', async () => {
    const take = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(refusal)
      .mockResolvedValue('https://games.test/2');
    const frame = opened(take);
    await settle();
    expect(frame.$state.get()).toEqual({ status: 'failed', error: refusal });
    frame.restart();
    await settle();
    expect(frame.$state.get()).toMatchObject({ status: 'opening', address: 'https://games.test/2' });
  });

  it('R11 tells that the page did not come in time', async () => {
    const frame = opened(async () => 'https://games.test/slow');
    await vi.advanceTimersByTimeAsync(FRAME_WAIT_MS);
    expect(frame.$state.get()).toEqual({ status: 'failed', error: null });
    frame.loaded(1);
    expect(frame.$state.get().status).toBe('failed');
  });

  it('R10 starting again drops the address that was on its way, and what its frame says', async () => {
    const answers: ((address: string) => void)[] = [];
    const frame = opened(() => new Promise(resolve => answers.push(resolve)));
    frame.restart();
    answers[1]?.('https://games.test/second');
    await settle();
    answers[0]?.('https://games.test/first');
    await settle();
    expect(frame.$state.get()).toEqual({ status: 'opening', address: 'https://games.test/second', turn: 2 });
    frame.loaded(1);
    expect(frame.$state.get().status).toBe('opening');
  });
});
