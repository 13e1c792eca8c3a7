/**
 * Fills the empty database of a sandbox with accounts, a merchant, games and content. A production database contains
 * none of them.
 */

import { texts } from '../../migrations/reference/texts.ts';
import type { SeedSandbox } from '../../platform/db/migrate.ts';
import type { Trx } from '../../platform/db/schema.ts';
import { seedAccounts } from './accounts.ts';
import { seedContent, seedLobbyNews } from './content.ts';
import { seedDepositPromos, seedDeposits, seedWithdrawBanks } from './deposits.ts';
import { seedGames } from './games.ts';
import { seedHelp } from './help.ts';
import { seedHome } from './home.ts';
import { DEMO_MERCHANT, seedMerchants } from './merchants.ts';
import { seedMessages } from './messages.ts';
import { seedMall } from './points-store.ts';
import { seedPromotions } from './promotions.ts';
import { seedRewards } from './rewards.ts';
import { seedService } from './service.ts';
import { NOTICES } from './texts/announcements.ts';

/** Payment methods that the site displays. */
const METHODS: readonly (readonly [code: string, name: string])[] = [
  ['BANK', 'Lantern Bank'],
  ['ALIPAY', 'Alipay'],
  ['WECHAT', 'WeChat'],
  ['QQ', 'QQ'],
  ['KITE', 'Kite Wallet'],
  ['PANDA', 'Panda Pay'],
];

async function seedPayment(trx: Trx): Promise<void> {
  await trx
    .insertInto('payment_methods')
    .values(METHODS.map(([code, name], index) => ({ code, name, position: index + 1, enabled: true })))
    .execute();
}

const DAY = 86_400_000;

/**
 * Adds further announcements.
 * @param now ms since 1970
 */
async function seedNotices(trx: Trx, { now }: { readonly now: number }): Promise<void> {
  await trx
    .insertInto('announcements')
    .values(
      NOTICES.map(({ type, days, title, content }) => ({
        merchant_code: DEMO_MERCHANT,
        type,
        placement: type === 'A' ? null : 'm_home',
        titles: texts(title),
        contents: texts(content),
        url: null,
        start_at: now - days * DAY,
      })),
    )
    .execute();
}

export const seedSandbox: SeedSandbox = async (trx, options) => {
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
};
