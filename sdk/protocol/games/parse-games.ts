/** Games as the kit speaks of them, and how they are read from the wire, each once (R10, R13, TILE-06..09). */

import { parseFlag, parseText } from '../parse-values.ts';
import { PLAY_TYPES, type PlayType } from '../platform.ts';
import type { WireGame } from './calls.ts';

/** One game of a list. Texts that are missing are ''. */
export interface Game {
  /** Identity: lists, favorites and keys go by it (TILE-07). */
  readonly nodeId: string;
  /** The fields of a game that its launch needs. */
  readonly gameId: string;
  /** code, else gameCode: what the lottery launchers take. */
  readonly code: string;
  readonly roomId: string;
  readonly groupId: string;
  /** Name shown (TILE-06). */
  readonly name: string;
  /** vassalage, else vendorCode (TILE-08). */
  readonly vendor: string;
  /** gameType in capitals: RNG, LIVE, FISH, LOTT (TILE-08). */
  readonly kind: string;
  /** mobileLargeIcon, else iconUrl, as given; views pass it through `safeUrl('image')`. */
  readonly image: string | null;
  /** isTop: carries the Hot tag (TILE-03). */
  readonly isHot: boolean;
  readonly isNew: boolean;
  readonly lottoMode: string;
  /** How it is played, as supportPlay says; null where that names no way. */
  readonly playType: PlayType | null;
}

/** A game out of one row of any list; `nodeId` is '' where the row has no identity. */
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

/** The first way of playing that is named, by its code or its name (ROUTE-16). */
function parsePlayType(supportPlay: WireGame['supportPlay']): PlayType | null {
  for (const word of parseText(supportPlay).toLowerCase().split(/\W+/)) {
    const found = Object.entries(PLAY_TYPES).find(([name, code]) => word === code || word === name.toLowerCase());
    if (found) return found[1];
  }
  return null;
}

/** gameName, else nodeName; the display names follow, so that a tile is never without a name (TILE-06, TILE-09). */
const nameOf = ({ gameName, nodeName, displayName, remark }: WireGame): string =>
  parseText(gameName) || parseText(nodeName) || parseText(displayName) || parseText(remark);

/** The games of an answer, each once and none without an identity. */
export const parseGames = (rows: readonly WireGame[]): readonly Game[] =>
  uniqueGames(rows.map(parseGame).filter(({ nodeId }) => nodeId !== ''));

/** Each game once, where it first stood (R10). */
export function uniqueGames(games: readonly Game[]): readonly Game[] {
  const byId = new Map<string, Game>();
  for (const game of games) if (!byId.has(game.nodeId)) byId.set(game.nodeId, game);
  return [...byId.values()];
}
