import { describe, expect, it } from 'vitest';
import { gameMenu } from '../../sdk/protocol/lottery/calls.ts';
import { client, failureOf, leave, menuQuery, save, server, startServerHere } from './client-kit.ts';
import { json } from './http-server.ts';

startServerHere();

describe('timeouts and connection loss', () => {
  it('ERR-17 a dropped connection is reported as an offline error with the connection text', async () => {
    server.handle = response => response.destroy();
    const { call, received } = client();
    const error = await failureOf(call(gameMenu, menuQuery, { retry: false }));
    expect(error).toMatchObject({ kind: 'offline', messageKey: 'error.connection' });
    expect(received.lost).toBe(1);
    expect(server.seen).toHaveLength(1);
  });

  it('ERR-17 a server without a response causes a timeout error', async () => {
    server.handle = () => {};
    const { call, received } = client();
    expect(await failureOf(call(gameMenu, menuQuery, { timeout: 50, retry: false }))).toMatchObject({
      kind: 'timeout',
      messageKey: 'error.connection',
    });
    expect(received.lost).toBe(1);
  });

  it('ERR-17 a response body that never ends causes a timeout error', async () => {
    server.handle = response => void response.writeHead(200).write('{"success":');
    expect(await failureOf(client().fetchTime({ timeout: 80, probe: true }))).toMatchObject({
      kind: 'timeout',
    });
  });

  it('R9 a GET is retried after 503 and succeeds', async () => {
    let times = 0;
    server.handle = response =>
      times++ === 0 ? json(response, { success: false }, 503) : json(response, { success: true, value: [] });
    expect((await client().call(gameMenu, menuQuery)).value).toEqual([]);
    expect(server.seen).toHaveLength(2);
  });

  it('R9 a POST is sent exactly once after a lost response and after a 503', async () => {
    server.handle = response => response.destroy();
    await failureOf(client().call(save, { body: { id: 1 } }));
    server.handle = response => json(response, { success: false }, 503);
    await failureOf(client().call(save, { body: { id: 2 } }));
    expect(server.seen).toHaveLength(2);
  });

  it.each([
    ['of seconds', () => '120', 120_000],
    // Lower limit of 110 s instead of 120 s: an HTTP date has whole seconds, and time passes until it is parsed.
    ['that is a date', () => new Date(Date.now() + 120_000).toUTCString(), 110_000],
  ])('R9 client does not wait for a Retry-After %s longer than the total timeout', async (_, after, min) => {
    server.handle = response => json(response, { success: false, errorCode: 'busy' }, 503, { 'Retry-After': after() });
    const { retryAfter } = await failureOf(client().call(gameMenu, menuQuery));
    expect(retryAfter).toBeGreaterThanOrEqual(min);
    expect(retryAfter).toBeLessThanOrEqual(120_000);
    // The client sends no retry, because the caller schedules the next request.
    expect(server.seen).toHaveLength(1);
  });

  it('R9 logout is retried once', async () => {
    let times = 0;
    server.handle = response => (times++ === 0 ? response.destroy() : json(response, { success: true, value: {} }));
    await client().call(leave);
    expect(server.seen).toHaveLength(2);
  });

  it('R12 a failed time probe does not report a lost connection', async () => {
    server.handle = response => response.destroy();
    const { fetchTime, received } = client();
    await failureOf(fetchTime({ probe: true }));
    expect(received.lost).toBe(0);
  });
});
