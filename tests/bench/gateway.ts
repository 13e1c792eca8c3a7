/** Responses per second of the gateway to 64 connections, compared with a minimal node:http server. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startGateway } from '../../site/gateway/main.ts';
import { type LoadCounts, type LoadRequest, startLoad } from './load.ts';
import { benchRecords } from './records.ts';
import { type Row, report } from './report.ts';
import { benchRounds } from './rounds.ts';

const CONNECTIONS = 64;
const WARM_UP_MS = 1_500;
const MS = 8_000;
const GAMES = 20_000;
/** Minimum rates as fractions of the minimal server's rate. */
const LIST_GOAL = 1 / 25;
const MENU_GOAL = 1 / 4;
const SEARCH_GOAL = 1 / 10;
/** Maximum response time of a cached response while the database is busy, ms. */
const CONCURRENT_GOAL = { median: 30, p99: 200 };

const MENU = '/lgw/vn/games/game_menu?prizeMode=Lott&device=MOBILE&language=EN';
const listPath = (extra: string) =>
  `/wps/relay/GCSGAME_gameList?merchant=demo&platform=html5&gameType=RNG&pageSize=25&clientType=2${extra}`;
/** Typical requests of visitors for game lists: first pages, by vendor, by class, in two languages. */
const LISTS = ['EN', 'VI'].flatMap(language =>
  ['', '&vassalage=JL', '&vassalage=BGS', '&gameClassify=JP', '&minBet=0.5'].flatMap(filter =>
    [1, 2, 3, 4].map(page => listPath(`&language=${language}&pageNo=${page}${filter}`)),
  ),
);
/** More searches than the cache holds, so that the gateway rebuilds each response. */
const SEARCHES = ['ti', 'rong', 'gold', 'da', 'ho va', 'cherry', 'ngoc', 'king', 'mat chuoc', 'sorte'].flatMap(word =>
  Array.from({ length: 100 }, (_, index) =>
    listPath(`&language=VI&pageNo=${index + 1}&gameName=${encodeURIComponent(word)}`),
  ),
);
const HEADERS = { ModuleId: 'COMM3', 'Accept-Encoding': 'br' };

const requestsTo = (paths: readonly string[]): LoadRequest[] => paths.map(path => ({ path }));

/** Minimal server whose only response has the transferred size of a page of the game list. */
async function startBare(body: Buffer) {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': body.length }).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

export async function benchGateway(): Promise<boolean> {
  // Prevents draws during the measurement, because a draw changes the menu, which is then rebuilt and sent again.
  const gateway = await startGateway({
    port: 0,
    dataDir: null,
    staticDir: null,
    logLevel: 'silent',
    sandboxGameCount: GAMES,
    runsWorkers: false,
  });
  const load = startLoad();
  const crowd = startLoad();
  const page = await fetch(gateway.url + LISTS[0], { headers: HEADERS });
  const bytes = Number(page.headers.get('content-length'));
  const bare = await startBare(Buffer.alloc(bytes, 'x'));

  const measure = async (url: string, paths: readonly string[], headers = {}, expected = 200) => {
    const order = {
      url,
      requestList: requestsTo(paths),
      headers: { ...HEADERS, ...headers },
      connections: CONNECTIONS,
      expected,
    };
    await load.run({ ...order, ms: WARM_UP_MS });
    return load.run({ ...order, ms: MS });
  };
  try {
    const plain = await measure(bare.url, ['/']);
    const lists = await measure(gateway.url, LISTS);
    const menus = await measure(gateway.url, [MENU]);
    const tag = (await fetch(gateway.url + MENU, { headers: HEADERS })).headers.get('etag') ?? '';
    const same = await measure(gateway.url, [MENU], { 'If-None-Match': tag }, 304);
    const searches = await measure(gateway.url, SEARCHES);
    const order = { url: gateway.url, headers: HEADERS, expected: 200, ms: MS };
    const [, concurrent] = await Promise.all([
      crowd.run({ ...order, requestList: requestsTo(SEARCHES), connections: CONNECTIONS }),
      load.run({ ...order, requestList: requestsTo([MENU]), connections: 2 }),
    ]);
    const row = (title: string, counts: LoadCounts, goal?: number): Row => {
      const ratio = counts.responses / plain.responses;
      const figures = {
        'per second': Math.round((counts.responses * 1000) / MS),
        ratio,
        median: counts.median,
        p99: counts.p99,
        errors: counts.errors,
      };
      if (goal === undefined) return { what: title, figures, goal: { text: 'errors 0', met: counts.errors === 0 } };
      const text = `>= 1/${Math.round(1 / goal)} of bare, errors 0`;
      return { what: title, figures, goal: { text, met: ratio >= goal && counts.errors === 0 } };
    };
    return report(
      'gateway',
      [
        row('bare node:http', plain),
        row('game list pages', lists, LIST_GOAL),
        row('lottery menu', menus, MENU_GOAL),
        row('lottery menu, 304', same, MENU_GOAL),
        row('search over all games', searches, SEARCH_GOAL),
        {
          ...row('lottery menu beside 64 searches', concurrent),
          goal: {
            text: `median <= ${CONCURRENT_GOAL.median}, p99 <= ${CONCURRENT_GOAL.p99} ms`,
            met:
              concurrent.median <= CONCURRENT_GOAL.median &&
              concurrent.p99 <= CONCURRENT_GOAL.p99 &&
              concurrent.errors === 0,
          },
        },
        ...(await benchRounds()),
        ...(await benchRecords()),
      ],
      { connections: CONNECTIONS, seconds: MS / 1000, games: GAMES, pageBytes: bytes, database: 'embedded' },
    );
  } finally {
    load.stop();
    crowd.stop();
    bare.stop();
    await gateway.stop();
  }
}
