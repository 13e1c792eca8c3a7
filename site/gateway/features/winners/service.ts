/** The winner board: large wins as they stand in the books, names masked before they leave the gateway (WIN-08, P5). */
import { createHash } from 'node:crypto';
import { toAmount, toUnits } from 'lobbykit/domain';
import type { rankList } from 'lobbykit/wire';
import type { InferInput } from 'valibot';
import type { LocalizedText } from '../../platform/db/columns.ts';
import { avatarAddress } from '../../platform/http/picture-paths.ts';
import { localize } from '../../platform/localized-text.ts';
import { AVATARS } from '../account/profile/avatars.ts';
import type { WinRow } from './repository.ts';

type Winners = InferInput<(typeof rankList)['value']>;

const HIDDEN = '***';

/** `member0` as `me***0`: of a name that is that short, the first letter alone. */
export function maskName(name: string): string {
  const letters = [...name];
  return letters.length < 5
    ? `${letters[0] ?? ''}${HIDDEN}`
    : `${letters.slice(0, 2).join('')}${HIDDEN}${letters.at(-1)}`;
}

/** The same animal for the same name, whatever its member has chosen: who won is not to be found by it. */
const animalOf = (name: string): string =>
  avatarAddress(AVATARS[createHash('sha256').update(name).digest().readUInt16BE() % AVATARS.length] ?? '');

/** A lottery is named to its launcher by its code, every other game by the vendor's own (LAUNCH-03, LAUNCH-06). */
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
