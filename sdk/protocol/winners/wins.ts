/** Wins as the winner board shows them (WIN-01, WIN-07, WIN-08). */
import type { ResponseOf } from '../endpoint.ts';
import type { LaunchGame } from '../games/launch.ts';
import { isRows, parseText } from '../parse-values.ts';
import type { rankList } from './calls.ts';

/** One win. */
export interface Winner {
  /** customerName, masked by the gateway. */
  readonly name: string;
  /** gameName. */
  readonly game: string;
  /** winAmount: decimal text, never a float. */
  readonly amount: string;
  /** Picture of who won as given, null without one; views pass it through `safeUrl('image')`. */
  readonly avatar: string | null;
  /** The launch that a tap starts; null where the entry does not say which game it was. */
  readonly launch: LaunchGame | null;
}

/** Entries that stand still; the board moves from one more on (WIN-01). */
export const STATIC_WINNERS = 6;

/** Has it the shape that `readWinners` walks through? Fields of an entry may be missing or unknown: the reader does without. */
export function isRanks(value: unknown): value is ResponseOf<typeof rankList>['value'] {
  const { list } = Object(value);
  return Array.isArray(list) && isRows(list.map(entry => Object(entry).vo));
}

/** The entries of an answer in its order, those without a name or an amount left out. */
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

/** Does the board move? Only above six entries (WIN-01). */
export const winnersLoop = (winners: readonly Winner[]): boolean => winners.length > STATIC_WINNERS;

/** Place of the largest win, the first of equals; -1 without one. Compared as text: no float holds money. */
export function largestWin(winners: readonly Pick<Winner, 'amount'>[]): number {
  let best = -1;
  let bestAmount = '';
  winners.forEach(({ amount }, place) => {
    const parts = /^0*(\d+)(?:\.(\d*?)0*)?$/.exec(amount);
    if (!parts) return;
    const [, whole = '', fraction = ''] = parts;
    // Longer whole parts are larger; of equal length the order of the text is that of the number.
    const size = `${String(whole.length).padStart(4, '0')}${whole}.${fraction}`;
    if (size > bestAmount) {
      best = place;
      bestAmount = size;
    }
  });
  return best;
}
