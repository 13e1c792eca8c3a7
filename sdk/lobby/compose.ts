/** Composition root: creates all parts of a lobby. */
import { createClient } from '../client/client.ts';
import type { ClientOptions } from '../client/exchange.ts';
import { type Env, isStandalone } from '../dom/env.ts';
import { onVersionSkew } from '../dom/version-skew.ts';
import { languageCode, languageTag } from '../protocol/language.ts';
import { createAccount } from './account/account.ts';
import { createLoginModalRegistry } from './account/login-modal-registry.ts';
import { createLoginRequests } from './account/resume-after-login.ts';
import { createClock } from './clock/clock.ts';
import { throwConfigError } from './config/config-error.ts';
import { type Bus, createBus } from './event-bus.ts';
import { createGames } from './games/games.ts';
import { createRowReports } from './invalid-rows.ts';
import type { createLottery, LobbyLottery } from './lottery/lottery.ts';
import { goTo } from './navigation/navigate.ts';
import { removeLobby } from './registry.ts';
import { createTabs } from './session/cross-tab-channel.ts';
import { createSession } from './session/session.ts';
import { createOffline } from './status/offline.ts';
import { persistedPreference } from './storage/persisted-preference.ts';
import { createStorage } from './storage/storage.ts';
import { createTexts } from './texts.ts';
import { createTheme, isThemeChoice } from './theme.ts';
import type { Lobby, ResolvedConfig } from './types.ts';
import { warnMissingTexts, warnOnce, warnUnknownMerchant } from './warn.ts';

/** Timeout of a clock synchronization and a connection probe (R3). */
const STATUS_TIMEOUT_MS = 3_000;
/** Session storage key of the idempotency keys of unfinished calls that move money. */
const OPEN_CALLS = 'open-calls';

/**
 * Creates a lobby in the given environment, without registering it.
 * @param lotteryCode returns the code of lotteries, called at its first use; the script tag loads this code with the
 * lottery board
 */
export function composeLobby(config: ResolvedConfig, env: Env, lotteryCode: () => typeof createLottery): Lobby {
  const { name } = config;
  /** Identifies gateway and merchant in the names of channels, locks and caches. */
  const place = `${config.gateway}|${config.merchant}`;
  const storage = createStorage(config.storagePrefix, config.storage);
  const isAlone = config.storage === 'memory';
  const tabs = createTabs(`lobbykit:${place}`, config.storagePrefix, storage, isAlone);

  const logins = createLoginModalRegistry();
  const navigate = (to: string, source?: EventTarget) => bus.request('navigate-request', { to, lobby: name }, source);
  const bus: Bus = createBus({
    'navigate-request': ({ to }) =>
      void (goTo(to, config) || warnOnce(`no URL for "${to}": set option routes or handle lobby-navigate-request.`)),
    'download-request': () => void navigate('app'),
    'login-request': reason => void (logins.open(reason) || navigate('login')),
    'launch-request': ({ game }) => openGame(game),
  });

  const isOffered = (code: string | null): code is string => code !== null && config.languages.includes(code);
  const language = persistedPreference('language', config.language, isOffered, { storage, tabs }, code =>
    bus.fact('language', { language: code, lobby: name }),
  );
  const theme = createTheme(config.theme, { storage, tabs }, value => bus.fact('theme', { theme: value, lobby: name }));
  const texts = createTexts(config, language.$value, env);
  warnMissingTexts(language.$value.get(), config.texts);

  const offVersionSkew = onVersionSkew(detail =>
    bus.fact('error', {
      kind: 'outdated',
      message: `The page is of an earlier release: ${detail}`,
      detail,
      lobby: name,
    }),
  );

  const session = createSession(storage, tabs, config.storage !== 'tab' && !isAlone, {
    expired() {
      bus.fact('session-expired', { lobby: name });
      config.onExpired?.();
    },
    joined: now => bus.fact('login', { session: now, lobby: name }),
  });

  const requestLogin = createLoginRequests({ bus, session, env, lobby: name });

  const calls: ClientOptions = {
    gateway: config.gateway,
    paths: config.paths,
    errorTexts: config.errorTexts,
    fetch: config.fetch,
    send: config.source?.send,
    loadErrorTexts: () => texts.ready('account'),
    token: () => session.current()?.token ?? null,
    member: () => session.current()?.userName ?? null,
    changing() {
      session.catchUp();
      return session.changing;
    },
    stored: {
      read: () => storage.readSession(OPEN_CALLS),
      write: text => storage.writeSession(OPEN_CALLS, text),
    },
    serverNow: () => clock.serverNow(),
    language: () => languageTag(language.$value.get(), config.languageTags),
    renewsExpired: Boolean(config.getToken),
    onExpired: session.expire,
    onPasswordDue: session.demandPassword,
    standalone: isStandalone,
    retry: !env.once,
    onUnknownMerchant: () => warnUnknownMerchant(config.merchant),
    onResponse(timing) {
      clock.take(timing);
      offline.responded();
    },
    onLost: () => offline.lost(),
    onInvalidRows: createRowReports(env, (detail, message) =>
      bus.fact('error', { kind: 'rows', message, detail, lobby: name }),
    ),
  };
  const client = createClient(calls);
  const fetchTime = (probe: boolean) => client.fetchTime({ retry: false, timeout: STATUS_TIMEOUT_MS, probe });
  const clock = createClock(env, async stored => {
    const { createClockSync } = await import('./clock/sync.lazy.ts');
    return createClockSync(stored, () => fetchTime(false));
  });
  const offline = createOffline(
    env,
    () => fetchTime(true),
    () => {
      void clock.sync();
      lottery?.wake();
    },
  );

  const context = { config, client, session, storage, tabs, bus, env, clock, $language: language.$value };
  const { account, seal } = createAccount(context, texts.ready);
  const { games, open: openGame } = createGames(context, { textReady: texts.ready, requestLogin });
  calls.seal = seal;
  calls.renew = account.renew;

  let lottery: LobbyLottery | undefined;
  const lotteryOfPage = () => (lottery ??= lotteryCode()({ ...context, calls, place }));

  const lobby: Lobby = {
    name,
    config,
    clock,
    tabs,
    ...account,
    ...games,
    $language: language.$value,
    $theme: theme.$shown,
    $themeChoice: theme.$choice,
    $text: texts.$text,
    textReady: texts.ready,
    $offline: offline.$offline,
    get $lottery() {
      return lotteryOfPage().of(config.prizeMode);
    },
    lotteryOf: prizeMode => lotteryOfPage().of(prizeMode),
    startLottery: (response, prizeMode = config.prizeMode, receivedAt) =>
      lotteryOfPage().showInitial(response, prizeMode, receivedAt),
    get $lotteryFavorites() {
      return lotteryOfPage().favorites.$ids;
    },
    async toggleLotteryFavorite(gameId, { emit } = {}) {
      const user = session.current()?.userName;
      if (user === undefined) {
        const add = () => {
          // A toggle would remove the lottery if the member who has just logged in already has it as a favorite.
          if (!lotteryOfPage().favorites.$ids.get().includes(gameId)) void lobby.toggleLotteryFavorite(gameId);
        };
        return requestLogin({ reason: 'favorite', id: gameId }, add, emit);
      }
      const on = await lotteryOfPage().favorites.toggle(user, gameId);
      bus.fact('favorite', { id: gameId, on, lobby: name });
    },
    refreshLottery: (prizeMode = config.prizeMode) => lotteryOfPage().refresh(prizeMode),
    retryOffline: offline.probe,
    requestLogin,
    offerLogin: logins.offer,
    navigate,
    setLanguage(code) {
      const known = languageCode(code);
      if (!config.languages.includes(known)) throwConfigError('language', code, config.languages.join(', '));
      language.set(known);
      warnMissingTexts(known, config.texts);
    },
    setTheme(value) {
      if (!isThemeChoice(value)) throwConfigError('theme', value, 'system, light, dark');
      theme.set(value);
    },
    call(endpoint, payload, options) {
      const { timeout = 0, ...others } = options ?? {};
      if (timeout >= 0) return client.call(endpoint, payload, options);
      warnOnce(`timeout ${timeout} of a call is ignored; allowed: ms from 0.`);
      return client.call(endpoint, payload, others);
    },
    ...bus,
    dispose() {
      removeLobby(lobby);
      offVersionSkew();
      lottery?.stop();
      session.dispose();
      tabs.close();
      language.dispose();
      theme.dispose();
      clock.dispose();
      offline.dispose();
    },
  };
  return lobby;
}
