/** Which launcher a game takes and what it is told (LAUNCH-03..06), and the address of the site's page for games. */
import type { Payload } from '../wire/endpoint.ts';
import type { launchGame } from '../wire/play.ts';
import { PRIZE_MODES } from './platform.ts';

/** A game somebody wants to play. */
export interface LaunchGame {
  readonly gameId: string;
  /** What the lottery launchers take. */
  readonly code: string;
  readonly name: string;
  readonly vendor: string;
  /** Identity among the games; lotteries have none. */
  readonly nodeId?: string;
  /** RNG, LIVE, FISH; missing where the list it stands in does not say. */
  readonly kind?: string;
  /** Of a lottery: Lott, ZY or Elott. */
  readonly prizeMode?: string;
}

/** What the launcher is sent. */
export type LaunchBody = Payload<typeof launchGame>['body'];

/** Vendors whose games have the page /m/launchGame instead of a launcher (LAUNCH-05). */
const PAGE_VENDORS: readonly string[] = ['LOTT', 'ELOTT'];
/** Sent as category where nobody knows it; the winner board asks for the same (WIN-06). */
const ANY_KIND = 'ALL';

/** The prize mode as the wire knows it, Lott for anything else. */
const prizeModeOf = ({ prizeMode }: LaunchGame) => PRIZE_MODES.find(mode => mode === prizeMode) ?? PRIZE_MODES[0];

/** What the launcher of the game's vendor is sent; null for a game that has a page instead (LAUNCH-03..06). */
export function launchBody(game: LaunchGame): LaunchBody | null {
  const { vendor, code, gameId, nodeId = '', kind } = game;
  if (PAGE_VENDORS.includes(vendor)) return null;
  if (vendor === 'TCG_LOTTO_VN') return { vendor, gameCode: code, prizeMode: prizeModeOf(game) };
  if (vendor === 'TCG_SEA') return { vendor, gameCode: code, prizeMode: 'SEA' };
  return { vendor, gameId, nodeId, gameCategory: kind || ANY_KIND };
}

/** Names of the page's query, by what they say; the documents have those of the first four. */
const QUERY = {
  gameId: 'gameId',
  code: 'code',
  prizeMode: 'prize_mode',
  playType: 'playType',
  vendor: 'vendor',
  name: 'gameName',
  nodeId: 'nodeId',
  kind: 'gameType',
} as const;

/** Query of /m/launchGame for a game; `trad` is the play type of lotteries. */
export function launchQuery(game: LaunchGame): string {
  const query = new URLSearchParams();
  const add = (name: keyof typeof QUERY, value?: string) => value && query.set(QUERY[name], value);
  if (PAGE_VENDORS.includes(game.vendor)) add('playType', 'trad');
  for (const name of ['vendor', 'gameId', 'code', 'name', 'nodeId', 'kind', 'prizeMode'] as const)
    add(name, game[name]);
  return query.toString();
}

/** The game of that query; null when no vendor and game are named. */
export function readLaunchQuery(search: string): LaunchGame | null {
  const query = new URLSearchParams(search);
  const read = (name: keyof typeof QUERY) => query.get(QUERY[name]) ?? '';
  const [vendor, gameId, code] = [read('vendor'), read('gameId'), read('code')];
  if (!vendor || !(gameId || code)) return null;
  return {
    vendor,
    gameId,
    code: code || gameId,
    name: read('name') || code || gameId,
    nodeId: read('nodeId') || undefined,
    kind: read('kind') || undefined,
    prizeMode: read('prizeMode') || undefined,
  };
}
