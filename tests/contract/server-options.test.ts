/** `lobbykit/server` where the host, or its gateway, is wrong: told at once and in full, and nothing is left behind. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { renderBoard } from '../../sdk/prerender/index.ts';
import { gateway, type TestGateway } from '../helpers/gateway.ts';

const page = { merchant: 'demo', language: 'EN' } as const;

// Before a gateway is started here, which has timers of its own.
describe('what is left of a rendering without an answer', () => {
  const timers = () => process.getActiveResourcesInfo().filter(name => name === 'Timeout').length;

  for (const widget of ['lottery-board', 'winner-board'] as const) {
    it(`EMBED-18 R3 a gateway that refuses ends the ${widget} at once, and no timer outlives it`, async () => {
      const before = timers();
      // Longer than this test may take.
      const { html, status } = await renderBoard({
        ...page,
        widget,
        gateway: 'http://127.0.0.1:1',
        timeout: 2_000_000,
      });
      expect({ html, status }).toEqual({ html: `<lobby-${widget}></lobby-${widget}>`, status: 'error' });
      await new Promise(setImmediate);
      expect(timers()).toBeLessThanOrEqual(before);
    });

    it(`EMBED-18 R3 nothing is left of a gateway that never answers the ${widget}`, async () => {
      const before = timers();
      const silent: typeof fetch = (_, init) =>
        new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
      const { status } = await renderBoard({
        ...page,
        widget,
        gateway: 'https://gateway.test',
        fetch: silent,
        timeout: 20,
      });
      expect(status).toBe('loading');
      await new Promise(setImmediate);
      expect(timers()).toBeLessThanOrEqual(before);
    });
  }
});

describe('what a host can get wrong', () => {
  const board = { ...page, widget: 'lottery-board' } as const;
  let live: TestGateway;

  beforeAll(async () => {
    live = await gateway();
  });
  afterAll(() => live.stop());

  it('EMBED-18 S30 a merchant that the gateway does not know is an option that is wrong', async () => {
    await expect(renderBoard({ ...board, gateway: live.url, merchant: 'nobody' })).rejects.toThrow(
      'lobbykit: option "merchant" is "nobody"; allowed: the code of a merchant of this gateway.',
    );
  });

  it('EMBED-17 S30 names all that is wrong at once, says what is allowed once each, and asks nobody', async () => {
    const ask = vi.fn(async () => Response.json({}));
    const wrong = renderBoard({
      ...board,
      gateway: 'gw.example',
      merchant: 'no such',
      language: 'english!',
      attributes: { limit: 'many', color: 'red', layout: 'round' },
      fetch: ask,
    });
    const { message } = await wrong.then(
      () => ({ message: '' }),
      (error: Error) => error,
    );
    expect(message.split('\n').map(line => /option "(\w+)"/.exec(line)?.[1])).toEqual([
      'limit',
      'color',
      'layout',
      'gateway',
      'merchant',
      'language',
    ]);
    expect(message).not.toMatch(/allowed: allowed/);
    expect(message).toContain('option "limit" is "many"; allowed: a whole number from 1 to 1000.');
    expect(ask).not.toHaveBeenCalled();
  });

  it('EMBED-17 a time below 0 is said once and counts as none', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    for (const _ of 'ab')
      expect((await renderBoard({ ...board, gateway: live.url, timeout: -1 })).status).toBe('ready');
    expect(warned.mock.calls).toEqual([['lobbykit: timeout -1 of renderBoard is 2000; allowed: ms from 0.']]);
    warned.mockRestore();
  });
});
