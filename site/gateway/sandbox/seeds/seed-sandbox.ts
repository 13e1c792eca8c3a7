/** Accounts, a merchant, games and content of a sandbox; production starts without them. */
import type { Trx } from '../../platform/db/schema.ts';
import { seedAccounts } from './accounts.ts';
import { seedNotices } from './announcements.ts';
import { seedContent, seedLobbyNews } from './content.ts';
import { seedDepositPromos, seedDeposits, seedWithdrawBanks } from './deposits.ts';
import { seedGames } from './games.ts';
import { seedHelp } from './help.ts';
import { seedHome } from './home.ts';
import { seedMerchants } from './merchants.ts';
import { seedMessages } from './messages.ts';
import { seedPayment } from './payment-methods.ts';
import { seedMall } from './points-store.ts';
import { seedPromotions } from './promotions.ts';
import { seedRewards } from './rewards.ts';
import { seedService } from './service.ts';

export interface SandboxOptions {
  /** Number of games, those of the lotteries included. */
  readonly sandboxGameCount: number;
  /** ms since 1970; dates of the content are relative to it. */
  readonly now: number;
}

export async function seedSandbox(trx: Trx, options: SandboxOptions): Promise<void> {
  await seedMerchants(trx);
  await seedAccounts(trx, options);
  await seedGames(trx, options);
  await seedContent(trx, options);
  await seedHome(trx);
  await seedPayment(trx);
  await seedHelp(trx);
  await seedPromotions(trx, options);
  await seedNotices(trx, options);
  await seedMessages(trx, options);
  await seedService(trx);
  await seedLobbyNews(trx);
  await seedDeposits(trx);
  await seedDepositPromos(trx, options);
  await seedWithdrawBanks(trx);
  await seedRewards(trx, options);
  await seedMall(trx, options);
}
