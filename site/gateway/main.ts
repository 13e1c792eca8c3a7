/** Creates and starts the services of a gateway. */

import { createApp } from './app.ts';
import { startAdmin } from './cli/admin.ts';
import { createAccounts } from './features/account/service.ts';
import { createRequireMember } from './features/account/sessions/require-member.ts';
import { loadPaymentProviders } from './features/deposits/load-providers.ts';
import { viewReceipt } from './features/deposits/transfer-receipts.ts';
import { createWebhookHandler } from './features/deposits/webhooks.ts';
import { createDepositWorker } from './features/deposits/worker.ts';
import { createDrawEngine } from './features/lottery/draws.ts';
import { createMenuReader } from './features/lottery/menu.ts';
import { readMerchants } from './features/merchants/merchants-repository.ts';
import { createContactChangeWorker } from './features/security/contact-worker.ts';
import { createChats } from './features/service/chat.ts';
import { createFeedbacks } from './features/service/feedback.ts';
import { watchedFigures } from './features/status/health-metrics.ts';
import { openTeams } from './features/team/jobs.ts';
import { createVerifications } from './features/verification/service.ts';
import { createWithdrawalWorker } from './features/withdrawals/back-office.ts';
import { createPrerendering } from './first-content/rendered-widgets.ts';
import { startJobs } from './jobs.ts';
import { createPictures } from './pictures.ts';
import { createAudit } from './platform/audit/audit.ts';
import type { Change } from './platform/db/change-events.ts';
import { createClockMonitor } from './platform/db/clock-monitor.ts';
import { type DirectoryLock, lockDirectory } from './platform/db/data-directory-lock.ts';
import { createDiskSpaceCheck } from './platform/db/disk-space.ts';
import { type OpenDatabase, openDatabase } from './platform/db/driver.ts';
import { createHealthMonitor } from './platform/db/readiness.ts';
import type { Database } from './platform/db/schema.ts';
import { injectTime } from './platform/db/time.ts';
import { createReadBody } from './platform/http/body.ts';
import { createOriginRules, PUBLIC_CORS } from './platform/http/cors.ts';
import { PUBLIC_HEADERS } from './platform/http/headers.ts';
import { createHosts } from './platform/http/hosts.ts';
import { type Listening, listen, requireFreePort } from './platform/http/listen.ts';
import { writeOpenApi } from './platform/http/openapi.ts';
import { createSnapshots } from './platform/http/response-cache.ts';
import { createStaleIfError } from './platform/http/stale-if-error.ts';
import { createSite, VERSION } from './platform/http/static/site.ts';
import { createKeyedQueue } from './platform/jobs/keyed-queue.ts';
import { createLog, type Log } from './platform/log.ts';
import { createMetrics, type Metrics } from './platform/metrics/metrics.ts';
import { openMetrics } from './platform/metrics/server.ts';
import { sandboxFeatures } from './platform/mode.ts';
import { canonicalHost } from './platform/origins.ts';
import { createRoutes } from './routes.ts';
import { openGames } from './sandbox/games/open.ts';
import { createSandboxUrls } from './sandbox/games/urls.ts';
import { inboxPage } from './sandbox/pages/inbox-page.ts';
import { openPayments } from './sandbox/payments/open.ts';
import { collectProviders } from './sandbox/payments/providers.ts';
import { seedSandbox } from './sandbox/seeds/seed-sandbox.ts';
import { makeSandboxTeam } from './sandbox/seeds/team/team.ts';
import { DEFAULTS, type Settings } from './settings.ts';

export interface Gateway {
  /** Base URL of the gateway, such as `http://127.0.0.1:8080`. */
  readonly url: string;
  /** Base URL of the sandbox's games. */
  readonly gamesUrl: string;
  /** Base URL of the simulated payment provider; null outside of a sandbox. */
  readonly paymentsUrl: string | null;
  /** URL of `/metrics`; null if METRICS_PORT is not set. */
  readonly metricsUrl: string | null;
  readonly db: Database;
  /** Current time of the gateway, ms since 1970. */
  readonly now: () => number;
  /**
   * Prepares data whose creation would delay the first request by 1 to 2 s: keys for encrypted bodies, and the module
   * for prerendering.
   */
  prepare(): Promise<void>;
  /** Runs all work that is due at `now()`: draws, webhooks of the simulated provider, expiry of deposits. */
  tick(): Promise<void>;
  /** Invalidates all caches. Call it after changing rows without the gateway. */
  changed(): void;
  /** Returns the embedded database as a file, which the setting `databaseImage` accepts. */
  dump(): Promise<Blob>;
  /**
   * Stops the gateway. It is no longer ready immediately; then running requests are completed, the database is closed,
   * and the data directory is unlocked.
   */
  stop(): Promise<void>;
}

/**
 * Maximum running and queued changes per member. A client that was offline may send all of its favorites at the same
 * time.
 */
const MAX_MEMBER_CALLS = 256;

const SANDBOX_IN_PUBLIC =
  'WARNING: a SANDBOX listens beyond this machine: its passwords are in the README, and /sandbox/inbox shows codes to everybody. Set GATEWAY_MODE=production for real members.';

const isLoopback = (host: string) =>
  canonicalHost(host) === 'localhost' || host === '::1' || /^(::ffff:)?127\./.test(host);

/**
 * Starts a gateway. Omitted settings have the values in DEFAULTS.
 * @throws StartError with a message of one sentence if a port is in use, another gateway has locked the directory, or
 * the database is unreachable
 */
export async function startGateway(overrides: Partial<Settings> = {}): Promise<Gateway> {
  const settings: Settings = { ...DEFAULTS, ...overrides };
  const held = settings.dataDir === null ? null : await lockDirectory(settings.dataDir);
  const log = createLog(settings.logLevel);
  const onError = (error: unknown) => log.warn({ err: error }, 'a figure of /metrics could not be read');
  const metrics = settings.metricsPort === undefined ? null : createMetrics({ version: VERSION, onError });
  let opened: OpenDatabase | undefined;
  try {
    // The first start fills the database for several seconds before the servers listen.
    const { host, port, gamesPort, paymentsPort, metricsPort = 0 } = settings;
    const ports = { PORT: port, GAMES_PORT: gamesPort, PAYMENTS_PORT: paymentsPort, METRICS_PORT: metricsPort };
    for (const [variable, port] of Object.entries(ports)) await requireFreePort({ host, port, variable });
    const options = { ...settings, seedSandbox, beforeResponse: held?.check, onStatement: metrics?.statement };
    opened = await openDatabase(options, settings.now());
    const clock = moneyClock(settings);
    if (clock !== 'database') for (const db of [opened.db, opened.jobsDb]) injectTime(db, clock);
    return await serve({ settings, opened, held, log, metrics });
  } catch (error) {
    await opened?.close();
    await held?.release();
    throw error;
  }
}

/** Returns the clock for rules about money. The embedded database has no clock other than that of its process. */
function moneyClock({ databaseUrl, moneyClock: clock, now }: Settings): 'database' | (() => number) {
  if (clock !== undefined && (clock !== 'database' || databaseUrl)) return clock;
  return databaseUrl && now === Date.now ? 'database' : now;
}

interface Parts {
  readonly settings: Settings;
  readonly opened: OpenDatabase;
  readonly held: DirectoryLock | null;
  readonly log: Log;
  readonly metrics: Metrics | null;
}

async function serve({ settings, opened, held, log, metrics }: Parts): Promise<Gateway> {
  const { now, trustedProxies } = settings;
  const { db, jobsDb } = opened;
  const staleIfError = createStaleIfError(now);
  const snapshots = createSnapshots({
    now,
    staleIfError,
    headers: { ...PUBLIC_HEADERS, ...PUBLIC_CORS },
    onLookup: metrics?.countCacheLookup,
  });
  for (const metric of watchedFigures({ db, now, pool: opened.pool })) metrics?.metric(metric);
  const hosts = createHosts(settings);
  const rules = createOriginRules(() => readMerchants(db), hosts);
  const menu = createMenuReader({ db, generation: () => snapshots.generation, staleIfError, now });
  const notifyGateways = (change: Change) =>
    opened.announce(change).catch(error => log.error({ err: error }, 'other gateways could not be told of a change'));
  const features = sandboxFeatures(opened.mode, settings.sandboxFeatures);
  const proofs = await createVerifications(db, settings, features, log);
  const engine = await createDrawEngine({
    db: jobsDb,
    hmacKey: proofs.hmacKey,
    onDue: () => {
      snapshots.invalidateDraws();
      notifyGateways('draws');
    },
    onError: error => log.error({ err: error }, 'draw failed, trying again'),
  });
  await engine.tick();
  const clock = createClockMonitor({ db, now, log });
  await clock.measure();
  metrics?.metric(clock.metric);

  if (features.players && settings.sandboxTeam) await makeSandboxTeam(jobsDb, now);
  const teams = await openTeams(jobsDb, now, log, mail => proofs.mailer.post(async () => mail));
  const accounts = createAccounts(db, settings, proofs, createAudit(db, now, log));
  const feedbacks = createFeedbacks(db, now);
  const chats = createChats(db, now);
  const site = await createSite({ ...settings, examples: features.examples, log });
  const pictures = createPictures(db);
  const listeners = { games: '', payments: '', gateway: '' };
  const sandboxUrls = createSandboxUrls(listeners, settings);
  const { paymentProviders = [], paymentProvidersFile: file } = settings;
  const loaded = [...paymentProviders, ...(file ? await loadPaymentProviders(file) : [])];
  const providers = collectProviders(
    { paymentProviders: loaded, now },
    features.payments && { listeners, sandboxUrls, secret: proofs.hmacKey },
  );
  let stopping = false;
  const folder = settings.databaseUrl ? null : settings.dataDir;
  const trouble = createHealthMonitor(db, folder, log);
  const hasDiskSpace = createDiskSpaceCheck(folder);
  const { inbox } = proofs;
  const gamesOrigin = sandboxUrls.games;
  const services = { menu, proofs, accounts, feedbacks, chats, providers, snapshots };
  const routes = createRoutes({ ...services, db, now, rules, trustedProxies, gamesOrigin });
  const shown = createPrerendering({ ...settings, routes, snapshots, rules, hosts, log });
  const app = createApp({
    routes,
    snapshots,
    rules,
    now,
    trustedProxies,
    log,
    metrics,
    requireMember: createRequireMember(db, rules, now),
    readBody: createReadBody({ open: proofs.fieldCipher.open, plainBodies: features.plainBodies }),
    memberQueue: createKeyedQueue(MAX_MEMBER_CALLS),
    hasDiskSpace,
    site,
    pictures,
    gamesOrigin: sandboxUrls.games,
    sandboxPages: features.pages,
    inbox: inbox && (async () => inboxPage(await inbox(), now())),
    viewPicture: async key => (await feedbacks.view(key)) ?? viewReceipt(db, key, now()),
    ...shown,
    openApi: writeOpenApi(),
    handleWebhook: createWebhookHandler(db, providers, createAudit(db, now, log)),
    isReady: async () => (await trouble()) === null && clock.isRight() && !stopping,
  });
  const games = await openGames({
    db,
    settings,
    chats,
    sandboxUrls,
    hmacKey: proofs.hmacKey,
    picture: async path => (await pictures(path)) ?? site.find(path),
    hasDiskSpace,
    log,
    metrics,
  });
  const stopOn = (servers: readonly Listening[]) => (error: unknown) =>
    Promise.all(servers.map(one => one.stop())).then(() => Promise.reject(error));
  const payments = features.payments
    ? await openPayments({ db, settings, listeners, sandboxUrls, secret: proofs.hmacKey, log }).catch(stopOn([games]))
    : null;
  const servers = payments ? [games, payments] : [games];
  const watching = metrics && (await openMetrics(metrics, settings, log).catch(stopOn(servers)));
  if (watching) servers.push(watching);
  const server = await listen(app, settings).catch(stopOn(servers));
  listeners.games = games.url;
  listeners.payments = payments?.url ?? '';
  listeners.gateway = server.url;
  const reload = () => {
    proofs.secrets.reload().catch(error => log.error({ err: error }, 'keys could not be read anew'));
    snapshots.invalidate();
    rules.invalidate();
  };
  const unsubscribe = await opened.onAnnounced(change => {
    if (change === 'draws') snapshots.invalidateDraws();
    else reload();
  });
  const onChange = () => {
    reload();
    notifyGateways('rows');
  };
  const { secrets, mailer } = proofs;
  const context = { db, now, url: server.url, onChange, log, secrets, mailer, image: opened.image ?? undefined };
  // If the admin channel cannot be opened, the servers must not keep listening.
  const admin =
    settings.dataDir === null ? null : await startAdmin(settings.dataDir, context).catch(stopOn([server, ...servers]));
  const operatesBackOffice = features.payments && settings.sandboxPayments === 'auto';
  const deposits = createDepositWorker({ db: jobsDb, providers, operatesBackOffice, now, log });
  const upkeep = { db: jobsDb, audit: accounts.audit, mailer, now, log };
  const withdrawals = createWithdrawalWorker({ ...upkeep, providers, fields: proofs.fields, operatesBackOffice });
  const contacts = createContactChangeWorker(upkeep);
  const bank = payments?.bank ?? null;
  const jobSettings = { ...settings, sandboxPlayers: features.players && settings.sandboxPlayers };
  clock.start();
  const stopJobs = opened.runAsLeader(
    () =>
      startJobs({
        db: jobsDb,
        settings: jobSettings,
        hmacKey: proofs.hmacKey,
        engine,
        deposits,
        withdrawals,
        payments: bank,
        teams,
        contacts,
        log,
      }),
    clock.isRight,
  );
  log.debug({ url: server.url }, 'listening');
  if (opened.mode === 'sandbox' && !isLoopback(settings.host)) {
    log.warn({ host: settings.host }, SANDBOX_IN_PUBLIC);
  }

  return {
    url: server.url,
    gamesUrl: games.url,
    paymentsUrl: payments?.url ?? null,
    metricsUrl: watching?.url ?? null,
    db,
    now,
    prepare: async () => {
      await Promise.all([proofs.fieldCipher.publicKeys(), shown.prerenderResponses.prepare()]);
    },
    async tick() {
      for (const due of [engine, payments?.bank, deposits, withdrawals, contacts]) await due?.tick();
      await teams.run();
    },
    changed: onChange,
    dump: opened.dump,
    async stop() {
      stopping = true;
      await Promise.all([stopJobs(), clock.stop(), admin?.stop(), ...[server, ...servers].map(one => one.stop())]);
      await proofs.mailer.stop();
      await unsubscribe();
      await opened.close();
      await held?.release();
      log.debug('stopped');
    },
  };
}
