/** Composition root: builds every part of a lobby once and joins them. */
import { createClient } from '../api/client.ts';
import { type Env, isStandalone } from '../dom/env.ts';
import { languageTag } from '../domain/language.ts';
import type { Lobby, ResolvedConfig, Theme } from '../types.ts';
import { createAccount } from './account.ts';
import { createBus } from './bus.ts';
import { createClock } from './clock.ts';
import { createGames } from './games.ts';
import { createTexts } from './language.ts';
import { createLoginOffers } from './login-offers.ts';
import { createLotteryFavourites } from './lottery-favourites.ts';
import { createLotteryFeed, type LotteryFeedControl } from './lottery-feed.ts';
import { goTo } from './navigate.ts';
import { createOffline } from './offline.ts';
import { keptChoice } from './persist.ts';
import { removeLobby } from './registry.ts';
import { createRowReports } from './row-reports.ts';
import { createSession } from './session.ts';
import { createStorage } from './storage.ts';
import { createTabs } from './tabs.ts';
import { refuse } from './tag-checks.ts';

/** A sync of the clock and a probe wait no longer than this (R3). */
const STATUS_TIMEOUT_MS = 3_000;

/** A lobby in given surroundings, not registered. */
export function buildLobby(config: ResolvedConfig, env: Env): Lobby {
  const { name } = config;
  /** Names whose data it is, for channels, locks and caches. */
  const place = `${config.gateway}|${config.merchant}`;
  const storage = createStorage(config.storagePrefix, config.storage);
  const tabs = createTabs(`lobbykit:${place}`, config.storagePrefix, storage);

  const logins = createLoginOffers();
  const bus = createBus({
    'navigate-request': ({ to }) => goTo(to, config),
    'download-request': () => void navigate('app'),
    'login-request': () => void (logins.open() || navigate('login')),
    'launch-request': ({ game }) => games.open(game),
  });
  const navigate = (to: string, source?: EventTarget) => bus.request('navigate-request', { to, lobby: name }, source);

  const isOffered = (code: string | null): code is string => code !== null && config.languages.includes(code);
  const language = keptChoice('language', config.language, isOffered, { storage, tabs }, code =>
    bus.fact('language', { language: code, lobby: name }),
  );
  const isTheme = (value: string | null): value is Theme => value === 'light' || value === 'dark';
  const theme = keptChoice('theme', config.theme, isTheme, { storage, tabs }, value =>
    bus.fact('theme', { theme: value, lobby: name }),
  );
  const texts = createTexts(config, language.$value, env);

  const session = createSession(storage, tabs, () => bus.fact('session-expired', { lobby: name }));
  const favourites = createLotteryFavourites(`lobbykit:LOTTFAV:${place}`, session.$session, storage, tabs);

  const client = createClient({
    gateway: config.gateway,
    paths: config.paths,
    errorTexts: config.errorTexts,
    fetch: config.fetch,
    spoken: () => texts.ready('account'),
    token: () => session.current()?.token ?? null,
    serverNow: () => clock.serverNow(),
    language: () => languageTag(language.$value.get(), config.languageTags),
    onExpired: session.expire,
    seal: (path, body, again) => door.seal(path, body, again),
    standalone: isStandalone,
    onAnswer(timing) {
      clock.take(timing);
      offline.answered();
    },
    onLost: () => offline.lost(),
    onDropped: createRowReports(env, (detail, message) =>
      bus.fact('error', { kind: 'rows', message, detail, lobby: name }),
    ),
  });
  const askTime = (probe: boolean) => client.askTime({ retry: false, timeout: STATUS_TIMEOUT_MS, probe });
  const clock = createClock(env, async kept => {
    const { createKeeper } = await import('./clock-keeper.ts');
    return createKeeper(kept, () => askTime(false));
  });
  const offline = createOffline(
    env,
    () => askTime(true),
    () => {
      void clock.sync();
      for (const feed of feeds.values()) if (feed.$feed.lc > 0) void feed.refresh();
    },
  );

  const parts = { config, client, session, storage, tabs, bus, env, clock, $language: language.$value };
  const door = createAccount(parts, texts.ready);
  const games = createGames(parts, texts.ready);

  const feeds = new Map<string, LotteryFeedControl>();
  const feedOf = (prizeMode: ResolvedConfig['prizeMode']): LotteryFeedControl => {
    const made =
      feeds.get(prizeMode) ??
      createLotteryFeed(
        {
          env,
          clock,
          storage,
          prizeMode,
          askMenu: client.askMenu,
          cacheId: `menu.${place}`,
          $language: language.$value,
          lobby: name,
          drawn: detail => bus.fact('draw', detail),
        },
        async (state, first) => (await import('./lottery-upkeep.ts')).keepFresh(state, first),
      );
    feeds.set(prizeMode, made);
    return made;
  };

  const lobby: Lobby = {
    name,
    config,
    clock,
    tabs,
    ...door.account,
    ...games.games,
    $language: language.$value,
    $theme: theme.$value,
    $text: texts.$text,
    textReady: texts.ready,
    $offline: offline.$offline,
    $lottery: feedOf(config.prizeMode).$feed,
    lotteryOf: prizeMode => feedOf(prizeMode).$feed,
    $lotteryFavourites: favourites.$ids,
    setLanguage(code) {
      const upper = code.toUpperCase();
      if (!isOffered(upper)) refuse('language', code, config.languages.join(', '));
      language.set(upper);
    },
    setTheme(value) {
      if (!isTheme(value)) refuse('theme', value, 'light, dark');
      theme.set(value);
    },
    async toggleLotteryFavourite(gameId) {
      const user = session.current()?.userName;
      if (user === undefined) {
        bus.request('login-request', { reason: 'favourite', lobby: name });
        return;
      }
      const on = await favourites.toggle(user, gameId);
      bus.fact('favourite', { id: gameId, on, lobby: name });
    },
    refreshLottery: (prizeMode = config.prizeMode) => feedOf(prizeMode).refresh(),
    retryOffline: offline.probe,
    navigate,
    offerLogin: logins.offer,
    call: client.call,
    ...bus,
    dispose() {
      removeLobby(lobby);
      for (const feed of feeds.values()) feed.stop();
      tabs.close();
      clock.dispose();
      offline.dispose();
    },
  };
  return lobby;
}
