/** A real gateway for tests, with a separate database, a free port and a movable clock. */
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Endpoint } from 'lobbykit/wire';
import { type Gateway, startGateway } from '../../site/gateway/main.ts';
import type { Settings } from '../../site/gateway/settings.ts';
import { DATABASE_WAIT_MS, imageAt, TEST_KEY } from './gateway-image.ts';
import { LIGHT_COST } from './light-passwords.ts';
import { copyDatabase } from './postgres/shared.ts';
import { addMemberSession, type SessionOptions } from './session.ts';
import { TEST_NOW } from './start-time.ts';

export { TEST_KEY, TEST_NOW };

export interface TestGateway extends Gateway {
  /** Advances the time and runs due draws. */
  advance(ms: number): Promise<void>;
  /** Adds a member with a session of twelve hours; returns its token. */
  memberSession(options?: SessionOptions): Promise<{ token: string; memberId: number }>;
  /** GET with the module id header; `body` is the parsed envelope. */
  get<T = unknown>(path: string, headers?: Record<string, string>): Promise<Reply<T>>;
  /** Calls an endpoint of the catalog with a JSON body, or with a text whose type is in `headers`. */
  call<T = unknown>(
    endpoint: Pick<Endpoint, 'method' | 'path' | 'moduleId'>,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Reply<T>>;
}

export interface Reply<T = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Envelope<T>;
}

/** A lottery of the menu, with the fields used by tests. */
export interface Game {
  readonly code: string;
  readonly gameId: string;
  readonly remark: string;
  readonly isSale: boolean;
  readonly remainTime: number;
  readonly lockTime: number;
  readonly numero: string;
  readonly previousNumero: string;
  readonly previousWinningNumber: string;
}

export interface Group {
  readonly tag: string;
  readonly labelName: string;
  readonly gameMenus: readonly Game[];
}

export interface HistoryPage {
  readonly content: readonly {
    readonly numero: string;
    readonly winningNumber: string;
    readonly resultSource: string;
  }[];
  readonly pageNum: number;
  readonly totalPages: number;
}

export interface Envelope<T = unknown> {
  readonly success: boolean;
  /** Value of the response; missing in an error response. */
  readonly value: T;
  readonly errorCode?: string;
  readonly message?: string;
  readonly serverTime?: number;
  readonly requestId?: string;
  readonly refresh?: { publishLag: number; spreadMs: number };
  readonly sandbox?: boolean;
  readonly firstGivenAt?: number;
}

/** True if the options provide a database or require an empty one, so the gateway is not started on a copy. */
const providesDatabase = ({ dataDir, databaseUrl, databaseImage, now, mode }: Partial<Settings>) =>
  [dataDir, databaseUrl, databaseImage, now, mode].some(setting => setting !== undefined);

/**
 * Starts a gateway on a seeded database, which is created once per state of the code: on the Postgres server of the run
 * if installed, else in the embedded database. Tests of the embedded database use `embeddedGateway`. The gateway's
 * clock stands still at TEST_NOW until `advance`; draws run in `advance` and `tick` only.
 */
export async function gateway(settings: Partial<Settings> = {}): Promise<TestGateway> {
  if (providesDatabase(settings)) return start(settings);
  const copy = copyDatabase(TEST_NOW);
  if (copy === null) return embeddedGateway(settings);
  const started = await start({ ...settings, dataDir: null, databaseUrl: copy.databaseUrl });
  const stop = async () => {
    await started.stop();
    copy.remove();
  };
  return { ...started, stop };
}

/** Starts a gateway like `gateway`, but always on the embedded database, in memory. */
export const embeddedGateway = async (settings: Partial<Settings> = {}): Promise<TestGateway> =>
  start(providesDatabase(settings) ? settings : { ...settings, databaseImage: await imageAt(TEST_NOW) });

async function start(settings: Partial<Settings>): Promise<TestGateway> {
  let time = settings.now?.() ?? TEST_NOW;
  const started = await startGateway({
    port: 0,
    dataDir: null,
    staticDir: null,
    logLevel: 'silent',
    ...(settings.databaseUrl && { gatewayKeys: [TEST_KEY], databaseWaitMs: DATABASE_WAIT_MS }),
    runsWorkers: false,
    passwordCost: LIGHT_COST,
    ...settings,
    now: () => time,
  });
  const request = async <T>(path: string, init: RequestInit): Promise<Reply<T>> => {
    const response = await fetch(started.url + path, init);
    return { status: response.status, headers: response.headers, body: (await response.json()) as Envelope<T> };
  };
  return {
    ...started,
    async advance(ms) {
      time += ms;
      await started.tick();
    },
    memberSession: options => addMemberSession(started.db, time, options),
    get: <T>(path: string, headers: Record<string, string> = { ModuleId: 'COMM3' }) => request<T>(path, { headers }),
    call: <T>(
      { method, path, moduleId }: Pick<Endpoint, 'method' | 'path' | 'moduleId'>,
      body?: unknown,
      headers = {},
    ) =>
      request<T>(path, {
        method,
        headers: {
          ModuleId: moduleId,
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...headers,
        },
        body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
      }),
  };
}

/** Copies a database seeded at TEST_NOW into an empty data directory, which is much faster than seeding. */
export async function seedFolder(folder: string): Promise<string> {
  const target = join(folder, 'pg');
  mkdirSync(target, { recursive: true, mode: 0o700 });
  const input = Buffer.from(await (await imageAt(TEST_NOW)).arrayBuffer());
  // Ignores the output of tar, which prints a message for every leading slash.
  execFileSync('tar', ['-xf', '-', '-C', target], { input, stdio: ['pipe', 'ignore', 'ignore'] });
  return folder;
}
