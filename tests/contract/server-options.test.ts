/** `lobbykit/server` with invalid host options or an unreachable gateway: complete errors and no leaked timers. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { renderBoard } from '../../sdk/prerender/index.ts';
import { gateway, type TestGateway } from '../helpers/gateway.ts';

const page = { merchant: 'demo', language: 'EN' } as const;

// Runs before the gateway of this file starts, because the gateway has timers, and this test counts timers.
describe('rendering without a response', () => {
  const timers = () => process.getActiveResourcesInfo().filter(name => name === 'Timeout').length;

  for (const widget of ['lottery-board', 'winner-board'] as const) {
    it(`EMBED-18 R3 refused connection ends the ${widget} rendering immediately and leaves no timer`, async () => {
      const before = timers();
      // The timeout of 2,000 s exceeds that of this test, so the test fails if the rendering waits for it.
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

    it(`EMBED-18 R3 rendering of the ${widget} leaves no timer after a gateway timeout`, async () => {
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

describe('invalid renderBoard options', () => {
  const board = { ...page, widget: 'lottery-board' } as const;
  let live: TestGateway;

  beforeAll(async () => {
    live = await gateway();
  });
  afterAll(() => live.stop());

  it('EMBED-18 S30 renderBoard reports an unknown merchant as an invalid option', async () => {
    await expect(renderBoard({ ...board, gateway: live.url, merchant: 'nobody' })).rejects.toThrow(
      'lobbykit: option "merchant" is "nobody"; allowed: the code of a merchant of this gateway.',
    );
  });

  it('EMBED-17 S30 renderBoard reports all invalid options in one error and sends no request', async () => {
    const fetch = vi.fn(async () => Response.json({}));
    const wrong = renderBoard({
      ...board,
      gateway: 'gw.example',
      merchant: 'no such',
      language: 'english!',
      attributes: { limit: 'many', color: 'red', layout: 'round' },
      fetch,
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
    expect(fetch).not.toHaveBeenCalled();
  });

  it('EMBED-17 negative timeout logs one warning and uses the default', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    for (const _ of 'ab')
      expect((await renderBoard({ ...board, gateway: live.url, timeout: -1 })).status).toBe('ready');
    expect(warned.mock.calls).toEqual([['lobbykit: timeout -1 of renderBoard is 2000; allowed: ms from 0.']]);
    warned.mockRestore();
  });
});
