/** Parses games in responses and removes duplicates (R10, R13, TILE-06..09). */

import { PLAY_TYPES, type PlayType } from '../lottery/prize-modes.ts';
import { parseFlag, parseText } from '../parse-values.ts';
import type { WireGame } from './calls.ts';

/** One game of a list. Texts that the response omits are ''. */
export interface Game {
  /** Id of the game, used in lists, favorites and React keys (TILE-07). */
  readonly nodeId: string;
  /** Id of the game at its vendor, required for a launch. */
  readonly gameId: string;
  /** Code for the lottery launchers: the field `code`, or else `gameCode`. */
  readonly code: string;
  readonly roomId: string;
  readonly groupId: string;
  /** Displayed name (TILE-06). */
  readonly name: string;
  /** Id of the vendor: the field vassalage, or else vendorCode (TILE-08). */
  readonly vendor: string;
  /** Category: the field gameType in upper case, such as RNG, LIVE, FISH, LOTT (TILE-08). */
  readonly kind: string;
  /**
   * Image URL: the field mobileLargeIcon, or else iconUrl. Unvalidated; views pass the URL through `safeUrl('image')`.
   */
  readonly image: string | null;
  /** True if the tile has the tag Hot: the field isTop (TILE-03). */
  readonly isHot: boolean;
  readonly isNew: boolean;
  readonly lottoMode: string;
  /** Play type from the field supportPlay; null if unknown. */
  readonly playType: PlayType | null;
}

/** Parses one row of a game list. `nodeId` is '' if the row has no id. */
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

/** Returns the first play type that the text contains, by value or name (ROUTE-16). */
function parsePlayType(supportPlay: WireGame['supportPlay']): PlayType | null {
  for (const token of parseText(supportPlay).toLowerCase().split(/\W+/)) {
    const found = Object.entries(PLAY_TYPES).find(([name, code]) => token === code || token === name.toLowerCase());
    if (found) return found[1];
  }
  return null;
}

/**
 * Returns the name of a game: gameName, else nodeName, else one of the display names, so that every tile has a name
 * (TILE-06, TILE-09).
 */
const nameOf = ({ gameName, nodeName, displayName, remark }: WireGame): string =>
  parseText(gameName) || parseText(nodeName) || parseText(displayName) || parseText(remark);

/** Parses the games of a response, without duplicates and without rows that have no id. */
export const parseGames = (rows: readonly WireGame[]): readonly Game[] =>
  uniqueGames(rows.map(parseGame).filter(({ nodeId }) => nodeId !== ''));

/** Removes duplicates, keeping the first occurrence of each game (R10). */
export function uniqueGames(games: readonly Game[]): readonly Game[] {
  const byId = new Map<string, Game>();
  for (const game of games) if (!byId.has(game.nodeId)) byId.set(game.nodeId, game);
  return [...byId.values()];
}
