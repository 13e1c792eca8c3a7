/** Boards ask for their menu, for wins and for the time without the full client: nobody may see a difference. */
import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { gameMenu } from '../../sdk/wire/lottery.ts';
import { plainMenu } from '../../sdk/wire/plain-menu.ts';
import { plainRanks } from '../../sdk/wire/plain-ranks.ts';
import { rankList } from '../../sdk/wire/play.ts';
import { systemStatus } from '../../sdk/wire/status.ts';
import { menu } from '../fixtures/lottery.ts';
import { client, failureOf, menuQuery, server, startServerHere } from './client-kit.ts';
import { html, json } from './http-server.ts';

startServerHere();

const winsQuery = { query: { gameCategory: 'ALL', language: 'EN', limitNum: 20 } } as const;
const wins = { list: [{ vo: { customerName: 'lu***c', gameName: 'Reels', winAmount: '690.00', gameId: 'r1' } }] };
const HEAD = { 'Cache-Control': 'no-store', Date: 'Sun, 06 Nov 1994 08:49:37 GMT', Age: '3' };
const status = { info: '', location: '1.2.3.4', maintenance: false, regionRestriction: 0 };
const refresh = { publishLag: 1000, spreadMs: 0 };
const [group] = menu;

type Handle = (response: ServerResponse) => void;
const refused = { success: false, errorCode: 'busy', message: 'later', serverTime: 8 };
const menus: readonly (readonly [string, Handle])[] = [
  ['a menu', r => json(r, { success: true, value: menu, serverTime: 7, refresh, sandbox: true }, 200, HEAD)],
  ['a menu under data', r => json(r, { success: true, data: menu })],
  ['a bad row', r => json(r, { success: true, value: [group, group, { tag: null }] }, 200, HEAD)],
  ['a refusal', r => json(r, refused, 200, HEAD)],
  ['a server that wants peace', r => json(r, refused, 503, { ...HEAD, 'Retry-After': '7' })],
  ['HTML', r => html(r)],
  ['HTML of a broken proxy', r => html(r, 502)],
  ['half a body of JSON', r => r.end('{"success":tr')],
  ['a connection that is dropped', r => r.destroy()],
  ['a body that breaks off', r => void r.writeHead(200, { 'Content-Length': '99' }).write('{', () => r.destroy())],
];
const ranks: typeof menus = [
  ['wins', r => json(r, { success: true, value: wins, serverTime: 7, sandbox: true }, 200, HEAD)],
  ['wins under data', r => json(r, { success: true, data: wins })],
  ['a bad row', r => json(r, { success: true, value: { list: [...wins.list, ...wins.list, { vo: 7 }] } }, 200, HEAD)],
  ...menus.slice(3),
];
const states: typeof menus = [
  ['a status', r => json(r, { success: true, value: status, serverTime: 7 }, 200, HEAD)],
  ['a status of another shape', r => json(r, { success: true, value: { maintenance: [1] }, serverTime: 7 }, 200, HEAD)],
  ...menus.slice(3),
];

/** Two questions may fall into two seconds: an answer that names no time of its own names none. */
const timeless =
  (handle: Handle): Handle =>
  response => {
    response.sendDate = false;
    handle(response);
  };

/** How a question ended, what reached the lobby on the way, and what reached the server. */
async function outcome(ask: (one: ReturnType<typeof client>) => Promise<unknown>) {
  server.seen.length = 0;
  const one = client({ language: () => 'pt-BR', token: () => 'secret', paths: { other: '/x' } });
  const end = await ask(one).then(
    answer => ({ answer }),
    ({ kind, messageKey, code, status, retryAfter }) => ({ kind, messageKey, code, status, retryAfter }),
  );
  const answers = one.heard.answers.map(({ sentAt, receivedAt, ...said }) => [receivedAt >= sentAt, said]);
  const seen = server.seen.map(({ method, url, headers }) => ({ method, url, headers: { ...headers, host: '' } }));
  return { end, heard: { ...one.heard, answers }, seen };
}

describe('what a board asks by itself', () => {
  it.each(menus)(
    'R9 R13 API-01 API-09 I18N-01 the menu again: %s is to it what it is to the full client',
    async (_, handle) => {
      server.handle = timeless(handle);
      const plain = await outcome(({ call }) => call(plainMenu, menuQuery, { retry: false }));
      expect(plain).toEqual(await outcome(({ call }) => call(gameMenu, menuQuery, { retry: false })));
      expect(plain.seen).toHaveLength(1);
    },
  );

  it.each(ranks)('WIN-06 R9 R13 the latest wins: %s is to it what it is to the full client', async (_, handle) => {
    server.handle = timeless(handle);
    const plain = await outcome(({ call }) => call(plainRanks, winsQuery, { retry: false }));
    expect(plain).toEqual(await outcome(({ call }) => call(rankList, winsQuery, { retry: false })));
    expect(plain.seen).toHaveLength(1);
  });

  it('R9 what was refused for a while is asked again, the first answer counted', async () => {
    let left = 1;
    server.handle = response =>
      left-- > 0 ? json(response, refused, 503) : json(response, { success: true, value: wins });
    const { call, heard } = client();
    expect((await call(plainRanks, winsQuery)).value).toEqual(wins);
    expect(server.seen).toHaveLength(2);
    expect(heard.lost).toBe(0);
  });

  it('R9 a connection that is dropped is tried again, and no loss when the next one holds', async () => {
    let left = 1;
    server.handle = response => {
      if (left-- > 0) response.destroy();
      else json(response, { success: true, value: wins });
    };
    const { call, heard } = client();
    expect((await call(plainRanks, winsQuery)).value).toEqual(wins);
    expect(heard.lost).toBe(0);
  });

  it.each(states)('R1 API-13 the time: %s tells the clock what it tells by the full client', async (_, handle) => {
    server.handle = timeless(handle);
    const { end, ...plain } = await outcome(({ askTime }) => askTime({ retry: false }));
    const { end: known, ...full } = await outcome(({ call }) => call(systemStatus, {}, { retry: false }));
    expect(plain).toEqual(full);
    // Nobody looks at the value, but whether it came.
    expect('answer' in end ? 'answer' : end).toEqual('answer' in known ? 'answer' : known);
    expect(plain.seen).toHaveLength(1);
  });

  it('API-14 goes to the path of the host', async () => {
    const { askTime, call } = client({ paths: { systemStatus: '/state', gameMenu: '/v2/menu' } });
    await call(plainMenu, menuQuery, { retry: false });
    await askTime({ retry: false });
    expect(server.seen.map(({ url }) => url.split('?')[0])).toEqual(['/v2/menu', '/state']);
  });

  it('ERR-08 without an address it fails without a request', async () => {
    const { askTime } = client({ paths: { systemStatus: '' } });
    expect(await failureOf(askTime({ retry: false }))).toMatchObject({ kind: 'address' });
    expect(server.seen).toHaveLength(0);
  });

  it('R3 waits for the time as long as it was told, head and body', async () => {
    server.handle = response => void response.writeHead(200).write('{"success":');
    const { askTime, heard } = client();
    expect(await failureOf(askTime({ timeout: 50 }))).toMatchObject({ kind: 'timeout' });
    expect(heard.lost).toBe(1);
  });

  it('R10 ends when nobody waits for it, and calls that no loss', async () => {
    const abort = new AbortController();
    server.handle = () => abort.abort();
    const { call, heard } = client();
    const asked = call(plainMenu, menuQuery, { retry: false, signal: abort.signal });
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
    await expect(call(plainMenu, menuQuery, { retry: false, signal: abort.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(heard.lost).toBe(0);
    expect(server.seen).toHaveLength(1);
  });

  it('R10 joins the question of the full client where that one asks already', async () => {
    const { call, askTime } = client();
    server.handle = response => json(response, { success: true, value: status });
    await Promise.all([call(systemStatus, {}, { retry: false }), askTime({ retry: false })]);
    expect(server.seen).toHaveLength(1);
  });
});
