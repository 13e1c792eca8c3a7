import type { CallError } from 'lobbykit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createGameFrame } from '../../../../site/src/features/games/launch/frame-model.ts';
import { FRAME_WAIT_MS } from '../../../../site/src/shared/time/durations.ts';

const GAME = { gameId: 'g7', code: 'c7', name: 'Dragon', vendor: 'JL', nodeId: '70' };
const rejection: CallError = Object.assign(new Error('Off today.'), {
  name: 'CallError',
  kind: 'api' as const,
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

/** Creates a game frame that requests its URLs with `take`, and subscribes to it. */
function opened(take: () => Promise<string>) {
  const frame = createGameFrame({ take }, GAME);
  offs.push(frame.$state.subscribe(() => {}));
  return frame;
}
const settle = () => vi.advanceTimersByTimeAsync(0);

describe('game frame', () => {
  it('LAUNCH-07 game frame requests the URL when subscribed and is open after its page has loaded', async () => {
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

  it('LAUNCH-08 game frame shows the error of a failed URL request and retries on restart', async () => {
    const take = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(rejection)
      .mockResolvedValue('https://games.test/2');
    const frame = opened(take);
    await settle();
    expect(frame.$state.get()).toEqual({ status: 'failed', error: rejection });
    frame.restart();
    await settle();
    expect(frame.$state.get()).toMatchObject({ status: 'opening', address: 'https://games.test/2' });
  });

  it('R11 game frame shows a timeout if its page does not load in time', async () => {
    const frame = opened(async () => 'https://games.test/slow');
    await vi.advanceTimersByTimeAsync(FRAME_WAIT_MS);
    expect(frame.$state.get()).toEqual({ status: 'failed', error: null });
    frame.loaded(1);
    expect(frame.$state.get().status).toBe('failed');
  });

  it('R10 restart ignores a pending URL and load events of the previous frame', async () => {
    const responders: ((address: string) => void)[] = [];
    const frame = opened(() => new Promise(resolve => responders.push(resolve)));
    frame.restart();
    responders[1]?.('https://games.test/second');
    await settle();
    responders[0]?.('https://games.test/first');
    await settle();
    expect(frame.$state.get()).toEqual({ status: 'opening', address: 'https://games.test/second', turn: 2 });
    frame.loaded(1);
    expect(frame.$state.get().status).toBe('opening');
  });
});
