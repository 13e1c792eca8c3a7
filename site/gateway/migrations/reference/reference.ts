/** Rows that every database requires and no command adds. */
import type { Trx } from '../../platform/db/schema.ts';
import { addLotteries } from './lottery.ts';
import { addLotteryGames } from './lottery-games.ts';
import { addOperatorRows } from './operator.ts';
import { addQuestions, addRegistration } from './registration.ts';
import { addSettings } from './settings.ts';
import { addVendors } from './vendors.ts';
import { addVipLevels } from './vip-levels.ts';

/** @param options.sandbox true adds more vendors and benefits, opens lottery sales, and uses simulated withdrawals */
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
