/** Answers the calls of the widgets with the host's data source, in the format of the gateway. */
import { array, type GenericSchema, type InferOutput } from 'valibot';
import { TRIAL_TYPE } from '../../protocol/access.ts';
import type { memberInfo } from '../../protocol/account/member-calls.ts';
import type { freePlayLogin, login, logout, renewSession, trialUser } from '../../protocol/account/session-calls.ts';
import type { announcements, inboxUnread } from '../../protocol/content/calls.ts';
import type { LobbySource, SourceCall } from '../../protocol/embed/source.ts';
import type { Endpoint, Payload } from '../../protocol/endpoint.ts';
import { ERROR_CODES } from '../../protocol/error-codes.ts';
import type {
  addFavorite,
  addRecentGame,
  favoriteGames,
  favoriteIds,
  gameList,
  gameVendors,
  hotGames,
  recentGames,
  removeFavorite,
} from '../../protocol/games/calls.ts';
import type { launchGame } from '../../protocol/games/launch-calls.ts';
import type {
  drawHistory,
  gameMenu,
  gameMenuRecent,
  openedGameNumeros,
  popularGames,
} from '../../protocol/lottery/calls.ts';
import type { consolidatedSettings, validationSettings, whitelabel } from '../../protocol/merchants/calls.ts';
import { FLAGS } from '../../protocol/merchants/flags.ts';
import { type InvalidRows, parseResponse } from '../../protocol/parse-response.ts';
import type { serviceLinks } from '../../protocol/service/calls.ts';
import type { systemStatus } from '../../protocol/status/calls.ts';
import type { merchantWallet, wallet } from '../../protocol/wallet/calls.ts';
import type { rankList } from '../../protocol/winners/calls.ts';
import { invalidResponse, isCallError } from '../errors.ts';
import {
  downloads,
  draw,
  game,
  games,
  lottery,
  type numbers,
  results,
  services,
  session,
  vendor,
  wins,
} from './rows.ts';

/** Methods of a data source. The methods of its favorites have names such as `favorites.add`. */
type Methods = Omit<Required<LobbySource>, 'now' | 'favorites'> & {
  [Name in keyof Favorites & string as `favorites.${Name}`]: Favorites[Name];
};
type Favorites = NonNullable<LobbySource['favorites']>;
type Query<M extends keyof Methods> = Parameters<Methods[M]>[0];
type Result<M extends keyof Methods> = Awaited<ReturnType<Methods[M]>>;

/** Context of a call that the data source answers. */
interface Exchange {
  /** Returns the server time of the response, ms since 1970. */
  now(): Promise<number>;
  readonly token: string | null;
  /** BCP 47 tag of the visitor's language. */
  readonly language: string;
  has(method: keyof Methods): boolean;
  /**
   * Calls a method of the data source.
   * @throws SourceUnavailable if the source does not have the method
   */
  run<M extends keyof Methods>(method: M, query: Query<M>): Promise<Result<M>>;
  /**
   * Calls a method of the data source and validates its result. Returns `empty` if the source does not have the method.
   * @throws CallError that names the invalid field by its path
   */
  read<M extends keyof Methods, S extends GenericSchema>(
    method: M,
    query: Query<M>,
    schema: S,
    empty?: InferOutput<S>,
  ): Promise<InferOutput<S>>;
}

type Handle = (exchange: Exchange, payload: never) => unknown;

/** Creates the handler of a call. The handler returns the `value` of the response. */
const handle = <E extends Endpoint>(
  run: (exchange: Exchange, payload: Payload<E>) => Promise<InferOutput<E['value']>>,
): Handle => run;

/** Vendor id of games whose vendor the data source does not name. */
const OWN_VENDOR = 'own';
/**
 * Placeholder for the key at the end of a service link. The documented format requires a key, but the links of a data
 * source have none.
 */
const NO_KEY = '-'.repeat(8);

/**
 * Error text for a user name that is empty or too long, by language. The kit's text is not used, because it contains
 * the length limits of the documents.
 */
const NAME_REQUIRED: Readonly<Record<string, string>> = {
  en: 'Enter your username.',
  vi: 'Nhập tên đăng nhập của bạn.',
  pt: 'Digite seu usuário.',
};

/**
 * Handlers by the name of the call. All other calls, and calls whose method the source lacks, fail as not available.
 */
export const HANDLERS: Readonly<Record<string, Handle>> = {
  systemStatus: handle<typeof systemStatus>(async ({ now }) => {
    await now();
    return {};
  }),
  // The response is empty, so amounts have the currency symbol from the lobby's options.
  merchantWallet: handle<typeof merchantWallet>(async () => ({})),
  wallet: handle<typeof wallet>(async () => ({})),
  memberInfo: handle<typeof memberInfo>(async () => ({})),
  announcements: handle<typeof announcements>(async () => ({})),
  // The data source itself decides which names and passwords are valid. The documents' rules apply only to their
  // gateway.
  validationSettings: handle<typeof validationSettings>(async ({ language }) => ({
    loginUsername: { pattern: '^.+$', maxLength: 64, message: NAME_REQUIRED[language.slice(0, 2)] ?? NAME_REQUIRED.en },
    loginPassword: { pattern: '^.+$', maxLength: 128 },
  })),
  whitelabel: handle<typeof whitelabel>(async ({ has }) => ({ [FLAGS.mail]: has('unreadMessages') })),
  async consolidatedSettings({ read }) {
    const [{ links }, app] = await Promise.all([
      read('services', {}, services, { support: '' }),
      read('downloads', {}, downloads, {}),
    ]);
    const { android, iosProfile, ios, icon, background, description, color } = app;
    const files = { Android: android, MOBILECONFIG: iosProfile, IOS: ios, AppDownloadIcon: icon };
    return {
      template: { app_background: background, app_desc: description, app_desc_font_color: color },
      downloadLinks: Object.entries(files).flatMap(([resourceType, url]) => (url ? [{ resourceType, url }] : [])),
      customerServiceResources: links?.map(({ channel, url, label }) => ({
        resourceType: channel.toUpperCase(),
        url,
        labelNameEn: label,
      })),
    } satisfies ValueOf<typeof consolidatedSettings>;
  },
  serviceLinks: handle<typeof serviceLinks>(async ({ read }) => {
    const { support } = await read('services', {}, services, { support: '' });
    return { version: { pathList: support ? [{ type: '3', path: support + NO_KEY }] : [] } };
  }),
  inboxUnread: handle<typeof inboxUnread>(({ run }) => run('unreadMessages', {})),

  gameMenu: handle<typeof gameMenu>(async ({ read, now }, { query: { prizeMode } }) => {
    const rows = await read('lotteries', { prizeMode }, array(lottery), []);
    const at = await now();
    const groups = [...new Set(rows.map(groupOf))];
    return groups.map(tag => ({
      tag,
      labelName: tag,
      gameMenus: wireLotteries(
        rows.filter(row => groupOf(row) === tag),
        at,
      ),
    }));
  }),
  popularGames: handle<typeof popularGames>(async ({ read, now }, { query: { prizeMode = 'Lott' } }) =>
    wireLotteries(await read('popularLotteries', { prizeMode }, array(lottery), []), await now()),
  ),
  gameMenuRecent: handle<typeof gameMenuRecent>(async ({ read, now }, { query: { prizeMode, recentCount } }) => {
    const rows = await read('recentLotteries', { prizeMode, limit: Number(recentCount) }, array(lottery), []);
    return wireLotteries(rows, await now());
  }),
  openedGameNumeros: handle<typeof openedGameNumeros>(async ({ read, now }, { query: { gameId, count } }) => {
    const rows = await read('draws', { lotteryId: String(gameId), limit: Number(count) }, array(draw), []);
    const at = await now();
    return rows.map(row => ({ gameId, numero: row.drawNumber, ...timesOf(row, at) }));
  }),
  drawHistory: handle<typeof drawHistory>(async ({ read }, { query: { gameId, pageNo, pageSize } }) => {
    const query = { lotteryId: String(gameId), ...pageOf(pageNo, pageSize) };
    const found = await read('results', query, results, { results: [] });
    const content = found.results.map(({ drawNumber, numbers, at }) => ({
      numero: drawNumber,
      winningNumber: numbersOf(numbers),
      winningTime: at,
    }));
    return { content, pageNum: pageNo, totalPages: found.totalPages ?? 1 };
  }),

  rankList: handle<typeof rankList>(async ({ read }, { query: { gameCategory, limitNum } }) => {
    const found = await read('winners', { category: gameCategory, limit: Number(limitNum) }, wins, { wins: [] });
    const list = found.wins.map(({ name, game: gameName, amount, avatar, gameId, vendor: by, category }) => ({
      vo: {
        customerName: name,
        gameName,
        winAmount: amount,
        avatar,
        ...(gameId != null && { gameId, nodeId: gameId, vendor: by ?? OWN_VENDOR, gameCategory: category }),
      },
    }));
    return { currencySymbol: found.currency, list };
  }),

  gameList: handle<typeof gameList>(async ({ read }, { query }) => {
    const { gameType: category, pageNo, pageSize, gameName, vassalage, gameClassify, minBet, minLine, isNew } = query;
    const filter = {
      ...(gameName && { name: gameName }),
      ...(vassalage && { vendor: vassalage }),
      ...(gameClassify && { class: gameClassify }),
      ...(minBet && { minBet: String(minBet) }),
      ...(minLine && { minLine: String(minLine) }),
      ...(isNew && { isNew: true }),
    };
    const found = await read('games', { category, ...pageOf(pageNo, pageSize), ...filter }, games, { games: [] });
    return { games: wireGames(found.games, category), pageNum: pageNo, totalPages: found.totalPages ?? 1 };
  }),
  hotGames: handle<typeof hotGames>(async ({ read }, { query: { gameType: category } }) =>
    wireGames(await read('hotGames', { category }, array(game), []), category),
  ),
  recentGames: handle<typeof recentGames>(async ({ read }, { query: { gameType: category, page, pageSize } }) => {
    const found = await read('recentGames', { category, ...pageOf(page, pageSize) }, games, { games: [] });
    return { list: wireGames(found.games, category), totalPages: found.totalPages ?? 1 };
  }),
  favoriteGames: handle<typeof favoriteGames>(async ({ read }, { body: { gameType: category, pageNo, pageSize } }) => {
    const query = { category, ...pageOf(pageNo, pageSize) };
    const found = await read('favorites.games', query, games, { games: [] });
    return { content: wireGames(found.games, category), totalPages: found.totalPages ?? 1, pageNum: pageNo };
  }),
  favoriteIds: handle<typeof favoriteIds>(async ({ read }) => ({
    content: [...(await read('favorites.ids', {}, array(game.entries.id), []))],
    totalPages: 1,
  })),
  addFavorite: handle<typeof addFavorite>(async ({ run }, { body: { nodeId, vendor: by } }) => {
    await run('favorites.add', { gameId: String(nodeId), vendor: by });
  }),
  removeFavorite: handle<typeof removeFavorite>(async ({ run }, { body: { nodeId, vendor: by } }) => {
    await run('favorites.remove', { gameId: String(nodeId), vendor: by });
  }),
  // The data source can remember the game in its method `launch`.
  addRecentGame: handle<typeof addRecentGame>(async () => null),
  gameVendors: handle<typeof gameVendors>(async ({ read }) => {
    const rows = await read('vendors', {}, array(vendor), []);
    const sorting = [...new Set(rows.map(({ category }) => category))];
    const vendorsOf = (kind: string) =>
      rows
        .filter(({ category }) => category === kind)
        .map(({ id, name, icon }) => ({ vassalage: id, displayName: name, mobileSmallIcon: icon }));
    return { sorting, mapping: Object.fromEntries(sorting.map(kind => [kind, { vendors: vendorsOf(kind) }])) };
  }),
  launchGame: handle<typeof launchGame>(({ run }, { body }) => {
    const { vendor: by, gameId, nodeId, gameCategory }: Readonly<Record<string, unknown>> = body;
    const [id, category] = [gameId || nodeId, gameCategory].map(part => String(part ?? '')) as [string, string];
    return run('launch', { id, vendor: String(by), category });
  }),

  login: handle<typeof login>(async ({ read }, { body: { username: userName = '', password = '' } }) =>
    wireSession(await read('login', { userName, password }, session)),
  ),
  // In the documents, a first call creates the trial account, and a second one logs in to it. The data source does both
  // in one method, which the second call uses.
  trialUser: handle<typeof trialUser>(async () => ({ userName: 'trial' })),
  freePlayLogin: handle<typeof freePlayLogin>(async ({ read }) =>
    wireSession({ isTrial: true, ...(await read('trial', {}, session)) }),
  ),
  // The data source renews its tokens itself.
  renewSession: handle<typeof renewSession>(async ({ token }) => ({ token: token ?? '' })),
  logout: handle<typeof logout>(async ({ run, has }) => {
    if (has('logout')) await run('logout', {});
    return null;
  }),
};

type ValueOf<E extends Endpoint> = InferOutput<E['value']>;
type Row<S extends GenericSchema> = InferOutput<S>;

const pageOf = (page: string | number, pageSize: string | number) => ({
  page: Number(page),
  pageSize: Number(pageSize),
});

/** Returns winning numbers in the documented format: prizes separated by `~`, numbers of a prize by commas. */
const numbersOf = (prizes: Row<typeof numbers>): string =>
  prizes.map(prize => (Array.isArray(prize) ? prize.join(',') : prize)).join(prizes.some(Array.isArray) ? '~' : ',');

const groupOf = ({ group }: Row<typeof lottery>): string => group ?? '';

const timesOf = ({ drawAt, closesAt, onSale }: Partial<Row<typeof lottery>>, now: number) => ({
  isSale: onSale ?? true,
  ...(drawAt != null && { remainTime: drawAt - now, lockTime: closesAt == null ? 0 : (drawAt - closesAt) / 1000 }),
});

const wireLotteries = (rows: readonly Row<typeof lottery>[], now: number): ValueOf<typeof popularGames> =>
  rows.map(row => ({
    gameId: row.id,
    code: row.code ?? row.id,
    remark: row.name,
    tag: groupOf(row),
    mobileIconUrl: row.icon,
    numero: row.drawNumber,
    drawDayOfWeek: row.drawDays?.join(','),
    zone: row.zone,
    ...timesOf(row, now),
    ...(row.previous && {
      previousNumero: row.previous.drawNumber,
      previousWinningNumber: numbersOf(row.previous.numbers),
      previousWinningTime: row.previous.at,
    }),
  }));

const wireGames = (rows: readonly Row<typeof game>[], category: string): ValueOf<typeof hotGames> =>
  rows.map(row => ({
    nodeId: row.id,
    gameId: row.id,
    gameName: row.name,
    vassalage: row.vendor ?? OWN_VENDOR,
    gameType: row.category ?? category,
    mobileLargeIcon: row.image,
    isTop: row.isHot,
    isNew: row.isNew,
  }));

const wireSession = ({ token, userName, isTrial }: Row<typeof session>): ValueOf<typeof login> => ({
  token,
  userName,
  ...(isTrial && { customerType: TRIAL_TYPE }),
});

/** Error of a call for which the data source has no method. */
class SourceUnavailable extends Error {
  readonly status = 501;
}

/**
 * Calls the method of the data source that answers a call.
 * @returns response in the format of the gateway. If the method rejects with `status` or `code`, this is an error
 * response
 * @throws CallError if the result is invalid. Any other rejection of the method is passed on and counts as a lost
 * connection
 */
export async function sendToSource(source: LobbySource, call: SourceCall): Promise<Response> {
  const { endpoint, payload, token, language, signal } = call;
  const dropped: InvalidRows[] = [];
  let serverTime: number | undefined;
  const find = (method: keyof Methods) => {
    const [name = '', nested] = method.split('.');
    const owner: unknown = nested ? Reflect.get(source, name) : source;
    const found: unknown = Reflect.get(Object(owner), nested ?? name);
    return typeof found === 'function' ? found.bind(owner) : undefined;
  };
  const run: Exchange['run'] = async (method, query) => {
    const found = find(method);
    if (!found) throw new SourceUnavailable(`lobbykit: the source has no method ${method}().`);
    return found(query, { language, token, signal });
  };
  const exchange: Exchange = {
    async now() {
      serverTime ??= (await source.now?.()) ?? Date.now();
      return serverTime;
    },
    token,
    language,
    has: method => find(method) !== undefined,
    run,
    async read(method, query, schema, empty) {
      if (empty !== undefined && !find(method)) return empty;
      const parsed = parseResponse(schema, await run(method, query));
      if (!parsed.ok) throw invalidResponse(200, new TypeError(`source.${method}(): ${parsed.reason}`));
      dropped.push(...parsed.dropped);
      return parsed.value;
    },
  };
  const handler = Object.hasOwn(HANDLERS, endpoint.name) ? HANDLERS[endpoint.name] : undefined;
  try {
    if (!handler) throw new SourceUnavailable(`lobbykit: a source has no method for the call ${endpoint.name}.`);
    const value = await handler(exchange, payload as never);
    if (dropped.length > 0) call.onInvalidRows(dropped);
    return respond(200, { success: true, value, serverTime });
  } catch (error) {
    if (signal.aborted) throw error;
    const { status, code, message }: Readonly<Record<string, unknown>> = Object(error);
    if (isCallError(error) || !(isStatus(status) || isErrorCode(code))) {
      // Logs the error, because otherwise the console would not show a bug in a method of the data source.
      const { cause }: { readonly cause?: unknown } = Object(error);
      const isInvalid = isCallError(error) && cause instanceof Error;
      const what = isInvalid ? cause.message : `the source failed for the call ${endpoint.name}:`;
      console.error(`lobbykit: ${what}`, error);
      throw error;
    }
    const isLogin = endpoint.name === 'login' && [400, 401, 403].includes(Number(status));
    const errorCode = isErrorCode(code) ? code : isLogin ? ERROR_CODES.loginFailed : undefined;
    return respond(isStatus(status) ? status : 400, { success: false, errorCode, message });
  }
}

/**
 * Codes of the gateway are in lower case. Other libraries use capitals, such as `ERR_NETWORK` for a lost connection.
 */
const isErrorCode = (code: unknown): code is string => typeof code === 'string' && /^[a-z]+(\.[a-z]+)*$/.test(code);

const isStatus = (status: unknown): status is number =>
  Number.isInteger(status) && Number(status) >= 400 && Number(status) <= 599;

const respond = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'Cache-Control': 'no-store' } });
