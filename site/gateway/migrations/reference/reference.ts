/** Rows that every new database needs and that no command adds. */
import type { Trx } from '../../platform/db/schema.ts';
import { addLotteries } from './lottery.ts';
import { addLotteryGames } from './lottery-games.ts';
import { addOperatorRows } from './operator.ts';
import { addQuestions, addRegistration } from './registration.ts';
import { addSettings } from './settings.ts';
import { addVendors } from './vendors.ts';
import { addVipLevels } from './vip-levels.ts';

/**
 * Adds the rows.
 * @param options.sandbox true adds further vendors and VIP benefits, opens the sale of lotteries, and selects the
 * simulated provider for withdrawals
 */
export async function addReferenceRows(trx: Trx, options: { readonly sandbox: boolean }): Promise<void> {
  await addSettings(trx, options);
  await addOperatorRows(trx);
  await addRegistration(trx);
  await addQuestions(trx);
  await addVipLevels(trx, options);
  await addLotteries(trx, options);
  await addVendors(trx, options);
  await addLotteryGames(trx);
}
