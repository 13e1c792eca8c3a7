/**
 * Calls on a page where a library has replaced the global `Request`. The build makes ky use a class of the SDK instead.
 */
import { afterAll, expect, it, vi } from 'vitest';
import { PlainRequest } from '../../sdk/client/request-class.ts';
import { startServer } from './http-server.ts';

const server = await startServer();
afterAll(() => server.stop());

it('EMBED-23 R9 client sends requests and retries a 503 in a page that replaces `Request`', async () => {
  vi.stubGlobal('Request', PlainRequest);
  // Loads ky only now, because ky also reads the global `Request` when its module loads.
  const { sendByKy } = await import('../../sdk/client/ky-transport.ts');
  let responseCount = 0;
  server.handle = response => {
    responseCount++;
    response.writeHead(responseCount === 1 ? 503 : 200, { 'Retry-After': '0' }).end('there');
  };
  const out = { url: `${server.url}/list`, headers: { ModuleId: 'M' }, timeout: 60_000, total: 60_000, fetch };
  const { signal } = new AbortController();
  const { response } = await sendByKy({ ...out, method: 'GET', retries: 1 }, signal);
  expect([response.status, await response.text(), responseCount]).toEqual([200, 'there', 2]);
  await sendByKy({ ...out, method: 'POST', body: 'a=1', retries: 0 }, signal);
  expect(server.seen.at(-1)).toMatchObject({ method: 'POST', body: 'a=1', headers: { moduleid: 'M' } });
});
