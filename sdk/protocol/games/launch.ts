/** Which launcher a game takes and what it is told (LAUNCH-03..06), and the address of the site's page for games. */
import type { Payload } from '../endpoint.ts';
import { ANY_KIND, PLAY_TYPES, type PlayType, PRIZE_MODES } from '../platform.ts';
import type { launchGame } from './launch-calls.ts';
import type { Game } from './parse-games.ts';

/** Code of a lottery launch that names no lottery: all of them (ROUTE-19). */
export const LOBBY_CODE = 'lobby';

/** A game somebody wants to play. */
export interface LaunchGame {
  readonly gameId: string;
  /** The fields of a lottery that its launch needs. */
  readonly code: string;
  readonly name: string;
  readonly vendor: string;
  /** Identity among the games; lotteries have none. */
  readonly nodeId?: string;
  /** RNG, LIVE, FISH; missing where the list it stands in does not say. */
  readonly kind?: string;
  /** Of a lottery: Lott, ZY or Elott. */
  readonly prizeMode?: string;
  /** Group of lotteries it was chosen in. */
  readonly groupId?: string;
  /** How a lottery is played: by the entertaining rules or the traditional ones (ROUTE-16). */
  readonly playType?: PlayType;
}

/** The launch that a tap on the tile of a game starts (ROUTE-15, LAUNCH-03..06). */
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

/** The body of the launch call. */
export type LaunchBody = Payload<typeof launchGame>['body'];

/** Vendors whose games have the page /m/launchGame instead of a launcher (LAUNCH-05). */
const PAGE_VENDORS: readonly string[] = ['LOTT', 'ELOTT'];

/** The prize mode as the wire knows it, Lott for anything else. */
const prizeModeOf = ({ prizeMode }: LaunchGame) => PRIZE_MODES.find(mode => mode === prizeMode) ?? PRIZE_MODES[0];

/** The launch body of the game's vendor; null for a game that has a page instead (LAUNCH-03..06). */
export function launchBody(game: LaunchGame): LaunchBody | null {
  const { vendor, code, gameId, nodeId = '', kind } = game;
  if (PAGE_VENDORS.includes(vendor)) return null;
  if (vendor === 'TCG_LOTTO_VN') return { vendor, gameCode: code, prizeMode: prizeModeOf(game) };
  if (vendor === 'TCG_SEA') return { vendor, gameCode: code, prizeMode: 'SEA' };
  return { vendor, gameId, nodeId, gameCategory: kind || ANY_KIND };
}

/** Names of the page's query, by what they say; the documents have those of the first five (ROUTE-15). */
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
 * The query of a lottery's address, with every field even where its value is not known (ROUTE-18, ROUTE-19); `trad` is its play
 * type.
 */
const lotteryDefaults = ({ vendor, code, prizeMode, playType = 'trad' }: LaunchGame) =>
  PAGE_VENDORS.includes(vendor)
    ? { playType, code: code || LOBBY_CODE, prizeMode: prizeMode || (vendor === 'ELOTT' ? 'Elott' : 'Lott') }
    : null;

/** Query of /m/launchGame for a game. */
export function launchQuery(game: LaunchGame): string {
  const query = new URLSearchParams();
  const told: LaunchGame = { ...game, ...lotteryDefaults(game) };
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
    if (told[name]) query.set(QUERY[name], told[name]);
  return query.toString();
}

/**
 * The game of that query; null when no vendor and game are named. A play type alone says that it is a lottery, which needs no
 * code (ROUTE-15, ROUTE-19).
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
