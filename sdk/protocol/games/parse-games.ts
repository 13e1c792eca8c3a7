/** Parses games from responses and removes duplicates (R10, R13, TILE-06..09). */

import { PLAY_TYPES, type PlayType } from '../lottery/prize-modes.ts';
import { parseFlag, parseText } from '../parse-values.ts';
import type { WireGame } from './calls.ts';

/** One game of a list. Missing texts are ''. */
export interface Game {
  /** Id of the game, used by lists, favorites and keys (TILE-07). */
  readonly nodeId: string;
  /** Fields for the launch of a game. */
  readonly gameId: string;
  /** code, else gameCode: the code for the lottery launchers. */
  readonly code: string;
  readonly roomId: string;
  readonly groupId: string;
  /** Displayed name (TILE-06). */
  readonly name: string;
  /** vassalage, else vendorCode (TILE-08). */
  readonly vendor: string;
  /** gameType in upper case: RNG, LIVE, FISH, LOTT (TILE-08). */
  readonly kind: string;
  /** mobileLargeIcon, else iconUrl, unvalidated; views pass the URL through `safeUrl('image')`. */
  readonly image: string | null;
  /** isTop: the tile has the Hot tag (TILE-03). */
  readonly isHot: boolean;
  readonly isNew: boolean;
  readonly lottoMode: string;
  /** Play type from supportPlay; null if unknown. */
  readonly playType: PlayType | null;
}

/** Parses one row of a game list; `nodeId` is '' if the row has none. */
export function parseGame(row: WireGame): Game {
  const nodeId = parseText(row.nodeId);
  const code = parseText(row.code) || parseText(row.gameCode);
  const gameId = parseText(row.gameId);
  return {
    nodeId,
    gameId,
    code,
    roomId: parseText(row.roomId),
    groupId: parseText(row.gameGroupId),
    name: nameOf(row) || code || gameId || nodeId,
    vendor: parseText(row.vassalage) || parseText(row.vendorCode),
    kind: parseText(row.gameType).toUpperCase(),
    image: parseText(row.mobileLargeIcon) || parseText(row.iconUrl) || null,
    isHot: parseFlag(row.isTop),
    isNew: parseFlag(row.isNew),
    lottoMode: parseText(row.lottoMode),
    playType: parsePlayType(row.supportPlay),
  };
}

/** Returns the first play type in the text, by code or name (ROUTE-16). */
function parsePlayType(supportPlay: WireGame['supportPlay']): PlayType | null {
  for (const token of parseText(supportPlay).toLowerCase().split(/\W+/)) {
    const found = Object.entries(PLAY_TYPES).find(([name, code]) => token === code || token === name.toLowerCase());
    if (found) return found[1];
  }
  return null;
}

/** Returns gameName, else nodeName, else one of the display names, so that every tile has a name (TILE-06, TILE-09). */
const nameOf = ({ gameName, nodeName, displayName, remark }: WireGame): string =>
  parseText(gameName) || parseText(nodeName) || parseText(displayName) || parseText(remark);

/** Parses the games of a response, without duplicates and without rows that have no id. */
export const parseGames = (rows: readonly WireGame[]): readonly Game[] =>
  uniqueGames(rows.map(parseGame).filter(({ nodeId }) => nodeId !== ''));

/** Removes duplicates, keeping the first occurrence (R10). */
export function uniqueGames(games: readonly Game[]): readonly Game[] {
  const byId = new Map<string, Game>();
  for (const game of games) if (!byId.has(game.nodeId)) byId.set(game.nodeId, game);
  return [...byId.values()];
}
