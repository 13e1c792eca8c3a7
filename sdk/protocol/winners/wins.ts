/** Wins of the winner board (WIN-01, WIN-07, WIN-08). */
import type { ResponseOf } from '../endpoint.ts';
import type { LaunchGame } from '../games/launch.ts';
import { isRows, parseText } from '../parse-values.ts';
import type { rankList } from './calls.ts';

/** WIN-06: number of wins per request. */
export const WINNER_COUNT = 20;
/** WIN-09, WIN-10: time after which the winner board moves to the next row, ms. */
export const WINNER_ROW_MS = 1_500;

/** One win. */
export interface Winner {
  /** Name of the winner: the field customerName, which the gateway masks. */
  readonly name: string;
  /** Name of the game: the field gameName. */
  readonly game: string;
  /** Amount of the win as a decimal string: the field winAmount. */
  readonly amount: string;
  /** Avatar URL of the winner, unvalidated; null if none. Views pass the URL through `safeUrl('image')`. */
  readonly avatar: string | null;
  /** Launch parameters of the game for a click on the row; null if the game is unknown. */
  readonly launch: LaunchGame | null;
}

/** Maximum number of wins that are shown without automatic scrolling (WIN-01). */
export const STATIC_WINNERS = 6;

/** Checks the structure that `parseWinners` requires. Fields of an entry may be missing or unknown. */
export function isRanks(value: unknown): value is ResponseOf<typeof rankList>['value'] {
  const { list } = Object(value);
  return Array.isArray(list) && isRows(list.map(entry => Object(entry).vo));
}

/** Parses the wins in a response, keeping their order. Entries without a name or an amount are omitted. */
export const parseWinners = ({ list }: ResponseOf<typeof rankList>['value']): readonly Winner[] =>
  list
    .map(({ vo }): Winner => {
      const [gameId, nodeId, vendor] = [parseText(vo.gameId), parseText(vo.nodeId), parseText(vo.vendor)];
      const game = parseText(vo.gameName);
      const code = parseText(vo.gameCode) || gameId;
      const kind = parseText(vo.gameCategory) || undefined;
      const known = vendor !== '' && (gameId !== '' || nodeId !== '');
      return {
        name: parseText(vo.customerName),
        game,
        amount: parseText(vo.winAmount),
        avatar: parseText(vo.avatar) || null,
        launch: known ? { gameId, nodeId, vendor, code, kind, name: game } : null,
      };
    })
    .filter(({ name, amount }) => name !== '' && amount !== '');

/** Checks whether the board scrolls automatically, which requires more than six wins (WIN-01). */
export const winnersLoop = (winners: readonly Winner[]): boolean => winners.length > STATIC_WINNERS;

/**
 * Returns the index of the largest win, the first one if several are equal; -1 if there are no wins. Amounts are
 * compared as strings, without floating-point numbers.
 */
export function largestWin(winners: readonly Pick<Winner, 'amount'>[]): number {
  let best = -1;
  let bestAmount = '';
  winners.forEach(({ amount }, place) => {
    const parts = /^0*(\d+)(?:\.(\d*?)0*)?$/.exec(amount);
    if (!parts) return;
    const [, whole = '', fraction = ''] = parts;
    // An amount with a longer integer part is larger. For equal lengths, the order of the strings is the order of the
    // numbers.
    const size = `${String(whole.length).padStart(4, '0')}${whole}.${fraction}`;
    if (size > bestAmount) {
      best = place;
      bestAmount = size;
    }
  });
  return best;
}
