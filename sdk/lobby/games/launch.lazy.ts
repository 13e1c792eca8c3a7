/** Game launches: fetches the game's URL, validates it, and adds the game to the recent games (LAUNCH-02..09). */
import { failure } from '../../client/errors.ts';
import { safeUrl } from '../../dom/safe/safe-url.ts';
import { addRecentGame } from '../../protocol/games/calls.ts';
import { type LaunchBody, type LaunchGame, launchBody, launchQuery } from '../../protocol/games/launch.ts';
import { launchGame } from '../../protocol/games/launch-calls.ts';
import { kindOfVendor } from '../../protocol/games/vendors.ts';
import type { LobbyContext } from '../context.ts';
import { routeUrl } from '../navigation/navigate.ts';
import { fetchVendors } from './vendors.ts';

export interface Launcher {
  /** Resolves with the URL of the game, for a frame or a tab. @throws CallError */
  url(game: LaunchGame): Promise<string>;
  /** Opens the game in `tab`, which is null if the browser blocked the new tab. @throws CallError */
  openIn(tab: Window | null, game: LaunchGame): Promise<void>;
}

/** Timeout of the request that adds a recent game, ms. Its failure does not affect the launch. */
const REMEMBER_TIMEOUT_MS = 5_000;

export function createLauncher(context: LobbyContext): Launcher {
  const { client, config, bus, $language } = context;

  const pageOf = (game: LaunchGame) => {
    const page = routeUrl('launchGame', config, globalThis.location?.href ?? config.site);
    return page && `${page}${page.includes('?') ? '&' : '?'}${launchQuery(game)}`;
  };

  /** Adds the category of a game, taken from its vendor, if the list that contains the game has no categories. */
  const withKind = async (game: LaunchGame): Promise<LaunchGame> => {
    if (game.kind) return game;
    const groups = await fetchVendors(context).then(
      ({ data }) => data,
      () => [],
    );
    return { ...game, kind: kindOfVendor(groups, game.vendor) };
  };

  /** Request body for a data source, which launches the games of all vendors in the same way. */
  const sourceBody = ({ vendor, gameId, nodeId = '', kind }: LaunchGame): LaunchBody => ({
    vendor,
    gameId,
    nodeId,
    gameCategory: kind || vendor,
  });

  const fetchUrl = async (game: LaunchGame) => {
    const body = config.source ? sourceBody(game) : launchBody(game);
    if (!body) return pageOf(game);
    const whole = 'gameCategory' in body && !config.source ? (launchBody(await withKind(game)) ?? body) : body;
    const { value } = await client.call(launchGame, { body: { ...whole, language: $language.value } });
    return safeUrl('window', value, config.gateway);
  };

  /** Adds the game to the recent games (OPEN: LAUNCH-09). After two failed attempts, emits a `degraded` error. */
  const remember = async ({ nodeId, gameId, vendor }: LaunchGame) => {
    const send = () =>
      client.call(addRecentGame, { body: { nodeId: nodeId || gameId, vendor } }, { timeout: REMEMBER_TIMEOUT_MS });
    try {
      await send().catch(send);
    } catch (detail) {
      bus.fact('error', { kind: 'degraded', message: 'The game was not remembered', lobby: config.name, detail });
    }
  };

  const url = async (game: LaunchGame) => {
    const found = await fetchUrl(game);
    // An invalid or forbidden URL counts as an invalid response.
    if (!found) throw failure('invalid-response', 'error.unknown');
    void remember(game);
    return found;
  };

  return {
    url,
    async openIn(tab, game) {
      const found = await url(game);
      if (!tab) throw failure('blocked', 'launch.blocked', { data: { url: found } });
      tab.location.replace(found);
    },
  };
}
