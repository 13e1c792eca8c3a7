/** Launcher and parameters for a game (LAUNCH-03..06), and the URL of the site's game page. */
import type { Payload } from '../endpoint.ts';
import { PLAY_TYPES, type PlayType, PRIZE_MODES } from '../lottery/prize-modes.ts';
import { ANY_KIND } from './categories.ts';
import type { launchGame } from './launch-calls.ts';
import type { Game } from './parse-games.ts';

/** Code that launches the overview of all lotteries instead of one lottery (ROUTE-19). */
export const LOBBY_CODE = 'lobby';

/** A game to launch. */
export interface LaunchGame {
  /** Id of the game at its vendor. */
  readonly gameId: string;
  /** Code of the game; required only for lotteries. */
  readonly code: string;
  /** Name of the game in the widget's language. */
  readonly name: string;
  /** Id of the vendor. */
  readonly vendor: string;
  /** Id of the game in the lists; lotteries have none. */
  readonly nodeId?: string;
  /** Category of the game: RNG, LIVE, FISH; missing if the list does not contain it. */
  readonly kind?: string;
  /** Prize mode of a lottery: Lott, ZY or Elott. */
  readonly prizeMode?: string;
  /** Group in which the visitor selected the lottery. */
  readonly groupId?: string;
  /** Play type of a lottery: rules of entertainment or of tradition (ROUTE-16). */
  readonly playType?: PlayType;
}

/** Returns the launch parameters of a game in a list (ROUTE-15, LAUNCH-03..06). */
export const launchOf = ({ gameId, code, name, vendor, nodeId, kind, groupId, ...game }: Game): LaunchGame => ({
  gameId,
  code,
  name,
  vendor,
  nodeId,
  kind,
  groupId: groupId || undefined,
  prizeMode: game.lottoMode || undefined,
  playType: game.playType ?? undefined,
});

/** Body of the launch call. */
export type LaunchBody = Payload<typeof launchGame>['body'];

/** Vendors whose games open on the page /m/launchGame instead of a launcher (LAUNCH-05). */
const PAGE_VENDORS: readonly string[] = ['LOTT', 'ELOTT'];

/** Returns the prize mode of the lottery; `Lott` if the value is missing or unknown. */
const prizeModeOf = ({ prizeMode }: LaunchGame) => PRIZE_MODES.find(mode => mode === prizeMode) ?? PRIZE_MODES[0];

/** Builds the body of the launch call; null if the game opens on a page of the site (LAUNCH-03..06). */
export function launchBody(game: LaunchGame): LaunchBody | null {
  const { vendor, code, gameId, nodeId = '', kind } = game;
  if (PAGE_VENDORS.includes(vendor)) return null;
  if (vendor === 'TCG_LOTTO_VN') return { vendor, gameCode: code, prizeMode: prizeModeOf(game) };
  if (vendor === 'TCG_SEA') return { vendor, gameCode: code, prizeMode: 'SEA' };
  return { vendor, gameId, nodeId, gameCategory: kind || ANY_KIND };
}

/** Names of the page's query parameters, by field. The documents define the first five (ROUTE-15). */
const QUERY = {
  gameId: 'gameId',
  groupId: 'gameGroupId',
  code: 'code',
  prizeMode: 'prize_mode',
  playType: 'playType',
  vendor: 'vendor',
  name: 'gameName',
  nodeId: 'nodeId',
  kind: 'gameType',
} as const;

/**
 * Returns the default parameters of a lottery's URL. All fields are present, even if unknown (ROUTE-18, ROUTE-19); the
 * default play type is `trad`.
 */
const lotteryDefaults = ({ vendor, code, prizeMode, playType = 'trad' }: LaunchGame) =>
  PAGE_VENDORS.includes(vendor)
    ? { playType, code: code || LOBBY_CODE, prizeMode: prizeMode || (vendor === 'ELOTT' ? 'Elott' : 'Lott') }
    : null;

/** Builds the query of /m/launchGame for a game. */
export function launchQuery(game: LaunchGame): string {
  const query = new URLSearchParams();
  const params: LaunchGame = { ...game, ...lotteryDefaults(game) };
  for (const name of [
    'playType',
    'vendor',
    'gameId',
    'groupId',
    'code',
    'name',
    'nodeId',
    'kind',
    'prizeMode',
  ] as const)
    if (params[name]) query.set(QUERY[name], params[name]);
  return query.toString();
}

/**
 * Parses the query of /m/launchGame; null if vendor or game is missing. If there is a play type, the game is a lottery
 * and needs no code (ROUTE-15, ROUTE-19).
 */
export function parseLaunchQuery(search: string): LaunchGame | null {
  const query = new URLSearchParams(search);
  const read = (name: keyof typeof QUERY) => query.get(QUERY[name]) ?? '';
  const playType = Object.values(PLAY_TYPES).find(type => type === read('playType'));
  const vendor = read('vendor') || (playType ? (read('prizeMode') === 'Elott' ? 'ELOTT' : 'LOTT') : '');
  const gameId = read('gameId');
  const code = read('code') || gameId || (PAGE_VENDORS.includes(vendor) ? LOBBY_CODE : '');
  if (!vendor || !code) return null;
  return {
    vendor,
    gameId,
    code,
    playType,
    groupId: read('groupId') || undefined,
    name: read('name') || code,
    nodeId: read('nodeId') || undefined,
    kind: read('kind') || undefined,
    prizeMode: read('prizeMode') || undefined,
  };
}
