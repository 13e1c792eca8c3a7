/** Retries. Each test resets the modules because a page has a small budget of retries per minute (R9). */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { gameMenu } from '../../sdk/protocol/lottery/calls.ts';
import { client, failureOf, menuQuery, save, server, startServerHere } from './client-kit.ts';
import { json } from './http-server.ts';

startServerHere();
beforeEach(() => {
  vi.resetModules();
});

describe('retries of client calls', () => {
  it('R9 a GET is retried after a dropped connection', async () => {
    let times = 0;
    server.handle = response => (times++ === 0 ? response.destroy() : json(response, { success: true, value: [] }));
    const { call, received } = client();
    expect((await call(gameMenu, menuQuery)).value).toEqual([]);
    expect(server.seen).toHaveLength(2);
    expect(received.lost).toBe(0);
  });

  it('R9 a GET is not retried after a timeout', async () => {
    server.handle = () => {};
    expect(await failureOf(client().call(gameMenu, menuQuery, { timeout: 1_000 }))).toMatchObject({ kind: 'timeout' });
    expect(server.seen).toHaveLength(1);
  });

  it('R9 S13 a POST is sent exactly once with its method, headers and body', async () => {
    server.handle = response => json(response, { success: false }, 503);
    await failureOf(client({ token: () => 'token-1' }).call(save, { body: { id: 1 } }));
    expect(server.seen).toHaveLength(1);
    expect(server.seen[0]).toMatchObject({
      method: 'POST',
      url: '/save',
      headers: { moduleid: 'MEMTRANS3', authorization: 'Bearer token-1', 'content-type': 'application/json' },
      body: '{"id":1}',
    });
  });

  it.each([400, 401, 403, 404, 409, 422, 500, 501])('R9 a GET is not retried after %i', async status => {
    server.handle = response => json(response, { success: false }, status);
    await failureOf(client().call(gameMenu, menuQuery));
    expect(server.seen).toHaveLength(1);
  });

  it.each([
    ['seconds', () => '1'],
    ['a date of the server', () => new Date(Date.now() + 1_000).toUTCString()],
  ])('R9 a retry waits for the Retry-After time of the server sent as %s', async (_, header) => {
    let times = 0;
    server.handle = response =>
      times++ === 0
        ? json(response, { success: false }, 429, { 'Retry-After': header() })
        : json(response, { success: true, value: [] });
    expect((await client().call(gameMenu, menuQuery)).value).toEqual([]);
    expect(server.seen).toHaveLength(2);
  });

  it('R9 R10 an abort before the next attempt cancels the retry', async () => {
    const abort = new AbortController();
    server.handle = response => {
      json(response, { success: false }, 503, { 'Retry-After': '1' });
      setTimeout(() => abort.abort(), 100);
    };
    const { call, received } = client();
    await expect(call(gameMenu, menuQuery, { signal: abort.signal })).rejects.toMatchObject({ name: 'AbortError' });
    expect(server.seen).toHaveLength(1);
    expect(received.lost).toBe(0);
  });
});
