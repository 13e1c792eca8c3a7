import { request } from 'node:http';
import { catalog } from 'lobbykit/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPlayer } from '../../helpers/gateway/bet-steps.ts';
import { gateway, type TestGateway } from '../../helpers/gateway.ts';

let server: TestGateway;
beforeAll(async () => {
  server = await gateway();
});
afterAll(() => server.stop());

const arrays = (levels: number) => `{"a":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;
const objects = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
const TOO_DEEP = 'The body is nested deeper than 16 levels.';

/** Sends a body as JSON, also with methods for which `fetch` allows no body. */
const send = (url: string, method: string, headers: Record<string, string>, body: string) =>
  new Promise<{ status: number; message: string }>((resolve, reject) => {
    const length = { 'Content-Type': 'application/json', 'Content-Length': String(body.length) };
    request(url, { method, headers: { ...length, ...headers } }, async response => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const { message } = JSON.parse(Buffer.concat(chunks).toString()) as { message: string };
      resolve({ status: response.statusCode ?? 0, message });
    })
      .on('error', reject)
      .end(body);
  });

describe('JSON body with 5,000 nesting levels', () => {
  const withJson = catalog.filter(endpoint => endpoint.body && !endpoint.form);

  it.each(withJson)(
    'S41 call $name rejects a deeply nested body with 400 and the limit',
    async ({ method, path, moduleId }) => {
      const { headers } = await newPlayer(server);
      for (const text of [arrays(5_000), objects(5_000)]) {
        const response = await send(server.url + path, method, { ...headers, ModuleId: moduleId }, text);
        // Ignores responses with 403: some calls are restricted to other account types, and some reject the request
        // earlier.
        if (response.status !== 403) expect(response).toEqual({ status: 400, message: TOO_DEEP });
      }
    },
  );

  it.each(['enter', 'play', 'bet', 'chat', 'chat/enter'])(
    'S41 the games port rejects a deeply nested body: %s',
    async name => {
      const { status, message } = await send(`${server.gamesUrl}/api/${name}`, 'POST', {}, arrays(2_000));
      expect([status, message]).toEqual([400, TOO_DEEP]);
    },
  );
});

describe('JSON depth limit', () => {
  it('S41 a body may have 16 nesting levels, not counting brackets within strings', async () => {
    const path = catalog.find(({ name }) => name === 'login')!;
    const message = async (text: string) => (await server.call(path, text)).body.message;
    for (const text of [arrays(16), objects(16), `{"a":"${'['.repeat(100)}\\"${'{'.repeat(100)}"}`]) {
      expect(await message(text)).not.toBe(TOO_DEEP);
    }
    for (const text of [arrays(17), objects(17), `{"a":"\\\\","b":${'['.repeat(16)}`]) {
      expect(await message(text)).toBe(TOO_DEEP);
    }
  });
});
