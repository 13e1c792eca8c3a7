/**
 * Composition root: builds every part of a lobby once and joins them. In two halves: `first-lobby.ts` is what a first paint
 * needs, this is what a lobby can do besides.
 */
import type { Env } from '../dom/env.ts';
import type { Lobby, ResolvedConfig } from '../types.ts';
import { createAccount } from './account.ts';
import { refuse } from './config-error.ts';
import { buildFirst, type FirstHalf } from './first-lobby.ts';
import { createGames } from './games.ts';
import { createLoginOffers } from './login-offers.ts';
import type { createLottery } from './lottery.ts';
import { goTo } from './navigate.ts';
import { isThemeChoice } from './theme.ts';

/**
 * A lobby in given surroundings, not registered.
 * @param lotteryCode asked for when the lottery is first used: the script tag loads its code with the board
 */
export const composeLobby = (config: ResolvedConfig, env: Env, lotteryCode: () => typeof createLottery): Lobby =>
  furnish(buildFirst(config, env, lotteryCode));

/** Makes a whole lobby of a first half, which stays the same object. */
export function furnish({ lobby, parts, texts, language, theme, defaults, calls }: FirstHalf): Lobby {
  const { config, bus } = parts;
  const logins = createLoginOffers();
  const { account, seal } = createAccount(parts, texts.ready);
  const { games, open } = createGames(parts, lobby);
  const navigate = (to: string, source?: EventTarget) =>
    bus.request('navigate-request', { to, lobby: config.name }, source);
  calls.seal = seal;
  calls.renew = account.renew;
  Object.assign(defaults, {
    'navigate-request': ({ to }) => goTo(to, config),
    'download-request': () => void navigate('app'),
    'login-request': wish => void (logins.open(wish) || navigate('login')),
    'launch-request': ({ game }) => open(game),
  } satisfies FirstHalf['defaults']);

  // Its own getters stay what they are.
  return Object.assign(lobby, account, games, {
    setLanguage(code: string) {
      const upper = code.toUpperCase();
      if (!config.languages.includes(upper)) refuse('language', code, config.languages.join(', '));
      language.set(upper);
    },
    setTheme(value: string) {
      if (!isThemeChoice(value)) refuse('theme', value, 'system, light, dark');
      theme.set(value);
    },
    navigate,
    offerLogin: logins.offer,
  } satisfies Omit<Lobby, keyof FirstHalf['lobby'] | keyof typeof account | keyof typeof games>);
}
