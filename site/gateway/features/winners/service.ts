/**
 * Winner board: large wins with masked names. Names are masked on the server, so that no client receives them (WIN-08,
 * P5).
 */
import { createHash } from 'node:crypto';
import { toAmount, toUnits } from 'lobbykit/domain';
import type { rankList } from 'lobbykit/wire';
import type { InferInput } from 'valibot';
import type { LocalizedText } from '../../platform/db/columns.ts';
import { avatarUrl } from '../../platform/http/picture-paths.ts';
import { localize } from '../../platform/localized-text.ts';
import { AVATARS } from '../account/profile/avatars.ts';
import type { WinRow } from './repository.ts';

type Winners = InferInput<(typeof rankList)['value']>;

const HIDDEN = '***';

/** Masks `member0` as `me***0`. Of a short name, only the first letter remains. */
export function maskName(name: string): string {
  const chars = [...name];
  return chars.length < 5 ? `${chars[0] ?? ''}${HIDDEN}` : `${chars.slice(0, 2).join('')}${HIDDEN}${chars.at(-1)}`;
}

/** Returns an avatar derived from the name instead of the member's avatar, which could identify the winner. */
const animalOf = (name: string): string =>
  avatarUrl(AVATARS[createHash('sha256').update(name).digest().readUInt16BE() % AVATARS.length] ?? '');

/**
 * Returns the wins in the format of API responses. A lottery is launched by its code, other games by the vendor's code
 * (LAUNCH-03, LAUNCH-06).
 */
export const toWinners = (rows: readonly WinRow[], language: string, currencySymbol: string): Winners => ({
  currencySymbol,
  list: rows.map(row => ({
    vo: {
      customerName: maskName(row.user_name),
      gameName: localize(namesOf(row), language),
      winAmount: toAmount(toUnits(row.win)),
      avatar: animalOf(row.user_name),
      gameId: row.lottery_code ?? row.game_id,
      nodeId: row.node_id ?? row.lottery_id,
      vendor: row.vendor,
      ...(row.game_type === null ? {} : { gameCategory: row.game_type }),
      ...(row.lottery_code === null ? {} : { gameCode: row.lottery_code }),
    },
  })),
});

const namesOf = ({ names, lottery_names, vendor }: WinRow): LocalizedText => lottery_names ?? names ?? { EN: vendor };
