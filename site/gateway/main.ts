/** Puts the gateway together and starts it. */
import { createAccounts } from './accounts.ts';
import { type Admin, startAdmin } from './admin.ts';
import { createApp } from './app.ts';
import type { CommandContext } from './commands.ts';
import { type OpenDatabase, openDatabase } from './db/driver.ts';
import { type FolderLock, LockedError, lockFolder } from './db/lock.ts';
import { troubleOf } from './db/readiness.ts';
import type { Database } from './db/schema.ts';
import { createAddresses } from './games/addresses.ts';
import { openGames } from './games/open.ts';
import { createReadBody } from './http/body.ts';
import { createOriginRules, PUBLIC_CORS } from './http/cors.ts';
import { PUBLIC_HEADERS } from './http/headers.ts';
import { createHosts } from './http/hosts.ts';
import { type Listening, listen } from './http/listen.ts';
import { createLog } from './http/log.ts';
import { createRequireMember } from './http/member.ts';
import { keepOpenApi } from './http/openapi.ts';
import { createPictures } from './http/pictures.ts';
import { createSite } from './http/site.ts';
import { createSnapshots } from './http/snapshots.ts';
import { createProofs } from './proofs.ts';
import { accountRoutes } from './routes/account.ts';
import { contentRoutes } from './routes/content.ts';
import { feedbackRoutes } from './routes/feedback.ts';
import { gameRoutes } from './routes/games.ts';
import { keptGameRoutes } from './routes/kept-games.ts';
import { launchRoutes } from './routes/launch.ts';
import { lotteryRoutes } from './routes/lottery.ts';
import { messageRoutes } from './routes/messages.ts';
import { passwordRoutes } from './routes/passwords.ts';
import { profileRoutes } from './routes/profile.ts';
import { promotionRoutes } from './routes/promotions.ts';
import { sessionRoutes } from './routes/session.ts';
import { settingsRoutes } from './routes/settings.ts';
import { siteSettingsRoutes } from './routes/site-settings.ts';
import { systemRoutes } from './routes/system.ts';
import { teamRoutes } from './routes/team.ts';
import { verificationRoutes } from './routes/verification.ts';
import { walletRoutes } from './routes/wallet.ts';
import { winnerRoutes } from './routes/winners.ts';
import { createAudit } from './service/audit.ts';
import { createChats } from './service/chat.ts';
import { createDrawEngine } from './service/draws.ts';
import { createFeedbacks } from './service/feedback.ts';
import { createGrace } from './service/grace.ts';
import { createMenuReader } from './service/menu.ts';
import { createSandboxPlayers } from './service/sandbox-players.ts';
import { DEFAULTS, type Settings, StartError } from './settings.ts';
import { createShown } from './shown.ts';
import { readMerchants } from './store/merchants.ts';

export interface Gateway {
  /** Where it listens: `http://127.0.0.1:8080`. */
  readonly url: string;
  /** Where the sandbox games listen. */
  readonly gamesUrl: string;
  readonly db: Database;
  /** Server time, ms since 1970. */
  readonly now: () => number;
  /** Makes and reads what the first caller would wait for a second or two: keys for sealed bodies, and what draws first content. */
  prepare(): Promise<void>;
  /** Draws everything that is due at `now()`. */
  tick(): Promise<void>;
  /** Rows were changed past the gateway: what it keeps of them is read anew. */
  changed(): void;
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
  const held = settings.dataDir === null ? null : await lock(settings.dataDir);
  let opened: OpenDatabase | undefined;
  try {
    opened = await openDatabase({ ...settings, beforeAnswer: held?.check }, settings.now());
    return await serve(settings, opened, held);
  } catch (error) {
    await opened?.close();
    await held?.release();
    throw error;
  }
}

async function serve(settings: Settings, opened: OpenDatabase, held: FolderLock | null): Promise<Gateway> {
  const { now, trustedProxies } = settings;
  const { db } = opened;
  const log = createLog(settings.logLevel);
  const grace = createGrace(now);
  const snapshots = createSnapshots({ now, grace, headers: { ...PUBLIC_HEADERS, ...PUBLIC_CORS } });
  const hosts = createHosts(settings);
  const rules = createOriginRules(() => readMerchants(db), hosts);
  const menu = createMenuReader({ db, generation: () => snapshots.generation, grace, now });
  const engine = await createDrawEngine({
    db,
    now,
    onDue: snapshots.invalidateDraws,
    onError: error => log.error({ err: error }, 'draw failed, trying again'),
  });
  await engine.tick();

  const proofs = createProofs(db, settings, log);
  const accounts = createAccounts(db, settings, proofs, createAudit(db, now, log));
  const feedbacks = createFeedbacks(db, now);
  const chats = createChats(db, now);
  const site = createSite(settings.staticDir);
  const pictures = createPictures(db);
  const listeners = { games: '', gateway: '' };
  const addresses = createAddresses(listeners, settings);
  let stopping = false;
  let lastTrouble: string | null = null;
  const isReady = async () => {
    const trouble = await troubleOf(db, settings.databaseUrl ? null : settings.dataDir);
    if (trouble !== lastTrouble) log.warn({ trouble }, trouble === null ? 'ready again' : 'not ready');
    lastTrouble = trouble;
    return !stopping && trouble === null;
  };
  const routes = [
    ...lotteryRoutes({ db, menu, now }),
    ...systemRoutes({ db, rules, trustedProxies }),
    ...siteSettingsRoutes({ db, now, sealer: proofs.sealer }),
    ...settingsRoutes({ db, now, language: menu.language }),
    ...sessionRoutes(accounts, rules),
    ...accountRoutes(accounts, rules),
    ...verificationRoutes(proofs, accounts.captchas, rules, { db, now }),
    ...passwordRoutes(accounts, rules),
    ...walletRoutes(db),
    ...profileRoutes(accounts),
    ...winnerRoutes({ db, now, language: menu.language }),
    ...launchRoutes({ db, now, once: accounts.once, gamesOrigin: addresses.games }),
    ...gameRoutes({ db, now, language: menu.language }),
    ...keptGameRoutes({ db, now, language: menu.language }),
    ...contentRoutes({ db, rules, now }),
    ...promotionRoutes({ db, now, rules, language: menu.language }),
    ...messageRoutes({ db, now, chats, gamesOrigin: addresses.games }),
    ...feedbackRoutes({ feedbacks, rules, counting: { db, now } }),
    ...teamRoutes({ db, now }),
  ];
  const built = new Set(routes.map(({ endpoint }) => endpoint));
  const shown = createShown({ ...settings, routes, snapshots, rules, hosts });
  const app = createApp({
    routes,
    snapshots,
    rules,
    now,
    trustedProxies,
    log,
    requireMember: createRequireMember(db, rules, now),
    readBody: createReadBody({ open: proofs.sealer.open, plainBodies: !settings.production }),
    site,
    pictures,
    gamesOrigin: addresses.games,
    inbox: proofs.inbox,
    feedbacks,
    ...shown,
    openApi: keepOpenApi(endpoint => built.has(endpoint)),
    isReady,
  });
  const games = await openGames({
    db,
    settings,
    chats,
    addresses,
    picture: async path => (await pictures(path)) ?? site(path),
    log,
  });
  const server = await listen(app, settings).catch(error => games.stop().then(() => Promise.reject(error)));
  listeners.games = games.url;
  listeners.gateway = server.url;
  const readAnew = () => {
    snapshots.invalidate();
    rules.invalidate();
  };
  const stopHearing = await opened.onAnnounced(readAnew);
  const onChange = () => {
    readAnew();
    opened.announce().catch(error => log.error({ err: error }, 'other gateways could not be told of a change'));
  };
  const admin =
    settings.dataDir === null
      ? null
      : await openAdmin(settings.dataDir, { db, now, url: server.url, onChange, log }, [server, games]);
  const players = createSandboxPlayers({
    db,
    now,
    onError: error => log.error({ err: error }, 'a sandbox player could not play'),
  });
  if (settings.autoDraw) engine.start();
  if (settings.sandboxPlayers) players.start();
  log.debug({ url: server.url }, 'listening');

  return {
    url: server.url,
    gamesUrl: games.url,
    db,
    now,
    prepare: async () => {
      await Promise.all([proofs.sealer.publicKeys(), shown.firstAnswers.prepare()]);
    },
    tick: engine.tick,
    changed: onChange,
    dump: opened.dump,
    async stop() {
      stopping = true;
      await Promise.all([engine.stop(), players.stop()]);
      await admin?.stop();
      await Promise.all([server.stop(), games.stop()]);
      await proofs.postman.stop();
      await stopHearing();
      await opened.close();
      await held?.release();
      log.debug('stopped');
    },
  };
}

async function lock(folder: string): Promise<FolderLock> {
  try {
    return await lockFolder(folder);
  } catch (error) {
    if (error instanceof LockedError) {
      throw new StartError(
        `The data folder ${folder} is in use by another gateway (${error.holder}); stop that one or set DATA_DIR to another folder.`,
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

/** A gateway that cannot be told anything does not go on listening. */
async function openAdmin(folder: string, context: CommandContext, servers: readonly Listening[]): Promise<Admin> {
  try {
    return await startAdmin(folder, context);
  } catch (error) {
    await Promise.all(servers.map(server => server.stop()));
    throw error;
  }
}
