/** Puts the gateway together and starts it. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Admin, startAdmin } from './admin.ts';
import { createApp } from './app.ts';
import { type OpenDatabase, openDatabase } from './db/driver.ts';
import { LockedError, lockFolder } from './db/lock.ts';
import type { Database } from './db/schema.ts';
import { createOriginRules, PUBLIC_CORS } from './http/cors.ts';
import { PUBLIC_HEADERS } from './http/headers.ts';
import { createLog } from './http/log.ts';
import { createRequireMember } from './http/member.ts';
import { keepOpenApi } from './http/openapi.ts';
import { createSite } from './http/site.ts';
import { createSnapshots } from './http/snapshots.ts';
import { lotteryRoutes } from './routes/lottery.ts';
import { systemRoutes } from './routes/system.ts';
import { createDrawEngine } from './service/draws.ts';
import { createGrace } from './service/grace.ts';
import { createMenuReader } from './service/menu.ts';
import { DEFAULTS, type Settings, StartError } from './settings.ts';
import { readMerchants } from './store/merchants.ts';

/** S41 */
const MOST_HEADER_BYTES = 16 * 1024;
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 60_000;
/** Connections that may wait to be taken: after a draw many come at once. */
const BACKLOG = 4_096;
/** Wait between the last readiness and the end of listening. */
const ARRIVED_MS = 100;
/** Longest wait for running requests at a stop (R23). */
const STOP_MS = 10_000;

export interface Gateway {
  /** Where it listens: `http://127.0.0.1:8080`. */
  readonly url: string;
  readonly db: Database;
  /** Server time, ms since 1970. */
  readonly now: () => number;
  /** Draws everything that is due at `now()`. */
  tick(): Promise<void>;
  /** The embedded database as a file, for `databaseImage`. */
  dump(): Promise<Blob>;
  /** Not ready from now on; running requests are finished, the database is closed, the folder given back. */
  stop(): Promise<void>;
}

/**
 * Starts a gateway; what is not given is as in DEFAULTS.
 * @throws StartError in one sentence when the port is taken, the folder belongs to another gateway, or the database is away
 */
export async function startGateway(given: Partial<Settings> = {}): Promise<Gateway> {
  const settings: Settings = { ...DEFAULTS, ...given };
  const unlock = settings.dataDir === null ? () => {} : lock(settings.dataDir);
  let opened: OpenDatabase | undefined;
  try {
    opened = await openDatabase(settings, settings.now());
    return await serve(settings, opened, unlock);
  } catch (error) {
    await opened?.close();
    unlock();
    throw error;
  }
}

async function serve(settings: Settings, opened: OpenDatabase, unlock: () => void): Promise<Gateway> {
  const { now, trustedProxies } = settings;
  const { db } = opened;
  const log = createLog(settings.logLevel);
  const grace = createGrace(now);
  const snapshots = createSnapshots({ now, grace, headers: { ...PUBLIC_HEADERS, ...PUBLIC_CORS } });
  const rules = createOriginRules(() => readMerchants(db));
  const menu = createMenuReader({ db, generation: () => snapshots.generation, grace, now });
  const engine = await createDrawEngine({
    db,
    now,
    onDue: snapshots.invalidate,
    onError: error => log.error({ err: error }, 'draw failed, trying again'),
  });
  await engine.tick();

  let stopping = false;
  const routes = [...lotteryRoutes({ db, menu, now }), ...systemRoutes(db)];
  const built = new Set(routes.map(({ endpoint }) => endpoint));
  const app = createApp({
    routes,
    snapshots,
    rules,
    now,
    trustedProxies,
    log,
    requireMember: createRequireMember(db, rules, now),
    site: createSite(settings.staticDir),
    openApi: keepOpenApi(endpoint => built.has(endpoint)),
    isReady: async () => !stopping && (await answers(db)),
  });
  const server = createServer({ maxHeaderSize: MOST_HEADER_BYTES }, (request, response) => {
    if (stopping) response.shouldKeepAlive = false;
    app(request, response);
  });
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  const url = await listen(server, settings);
  let admin: Admin | undefined;
  if (settings.dataDir !== null) {
    admin = await startAdmin(settings.dataDir, {
      db,
      now,
      onChange: () => {
        snapshots.invalidate();
        rules.invalidate();
      },
    });
  }
  if (settings.autoDraw) engine.start();
  log.debug({ url }, 'listening');

  return {
    url,
    db,
    now,
    tick: engine.tick,
    dump: opened.dump,
    async stop() {
      stopping = true;
      await engine.stop();
      await admin?.stop();
      // What has arrived by now is still taken: a closed server would cut it.
      await sleep(ARRIVED_MS);
      await close(server);
      await opened.close();
      unlock();
      log.debug('stopped');
    },
  };
}

function lock(folder: string): () => void {
  try {
    return lockFolder(folder);
  } catch (error) {
    if (error instanceof LockedError) {
      throw new StartError(
        `The data folder ${folder} is in use by another gateway (process ${error.pid}); stop that one or set DATA_DIR to another folder.`,
      );
    }
    if (error instanceof Error && 'code' in error) {
      throw new StartError(
        `The data folder ${folder} cannot be used (${error.message}); set DATA_DIR to one that can be written.`,
      );
    }
    throw error;
  }
}

async function answers(db: Database): Promise<boolean> {
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch {
    return false;
  }
}

function listen(server: Server, { port, host }: Settings): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', error => {
      const code = 'code' in error ? error.code : '';
      if (code === 'EADDRINUSE')
        reject(new StartError(`Port ${port} on ${host} is taken; stop what listens there or set PORT to another one.`));
      else if (code === 'EACCES' || code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
        reject(
          new StartError(
            `The gateway cannot listen on ${host}:${port} (${error.message}); set HOST and PORT to an address of this machine.`,
          ),
        );
      else reject(error);
    });
    server.listen({ port, host, backlog: BACKLOG }, () => {
      const { port: taken } = server.address() as AddressInfo;
      resolve(`http://${host.includes(':') ? `[${host}]` : host}:${taken}`);
    });
  });
}

/** Lets running requests finish; connections without one end at once, all others after ten seconds. */
function close(server: Server): Promise<void> {
  return new Promise(resolve => {
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const cut = setTimeout(() => server.closeAllConnections(), STOP_MS);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(cut);
      resolve();
    });
  });
}
