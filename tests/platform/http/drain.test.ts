import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type Listening, listen } from '../../../site/gateway/platform/http/listen.ts';
import { embeddedGateway } from '../../helpers/gateway.ts';
import { holdDatabase } from '../../helpers/hold-database.ts';

describe('gateway shutdown', () => {
  it('OPS-12 a stopping gateway is live but not ready, and completes the responses in progress', async () => {
    const server = await embeddedGateway();
    const { letGo, done } = holdDatabase(server);
    const pending = server.get('/wps/system/status');
    // Waits until the call is pending at the database.
    await sleep(500);
    // Requests `/ready` over an existing connection, as a load balancer does.
    const stopped = server.stop();
    const ready = fetch(`${server.url}/ready`);
    const live = await fetch(`${server.url}/live`);
    expect([live.status, live.headers.get('connection')]).toEqual([200, 'close']);
    letGo();
    const response = await ready;
    expect([response.status, await response.json()]).toEqual([503, { ready: false }]);
    expect((await pending).status).toBe(200);
    await Promise.all([done, stopped]);
    await expect(fetch(`${server.url}/live`)).rejects.toThrow();
  });

  it('OPS-12 a stopping gateway waits for an endless response only until its timeout', async () => {
    let onRequest = () => {};
    const arrived = new Promise<void>(resolve => {
      onRequest = resolve;
    });
    // Starts a response and never finishes it.
    const server: Listening = await listen(
      (_, response) => {
        response.writeHead(200).write('.');
        onRequest();
      },
      { host: '127.0.0.1', port: 0 },
      'PORT',
      500,
    );
    const cut = new Promise<string>(resolve => {
      request(server.url, response => {
        response.resume().on('error', ({ message }) => resolve(message));
      }).end();
    });
    await arrived;
    await server.stop();
    expect(await cut).toBe('aborted');
    await expect(fetch(server.url)).rejects.toThrow();
  });
});
