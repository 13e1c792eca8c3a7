/** Seed data of the rewards: check-in rewards, VIP bonuses, and a few rewards to claim. */

import { type Texts, texts } from '../../migrations/reference/texts.ts';
import type { Trx } from '../../platform/db/schema.ts';
import { DEMO_MERCHANT } from './merchants.ts';

const DAY = 86_400_000;

/** Reward of each day (day 0), followed by the bonuses for consecutive days. */
const CHECK_IN: readonly (readonly [day: number, amount: string])[] = [
  [0, '5000'],
  [3, '20000'],
  [7, '50000'],
  [14, '150000'],
  [30, '500000'],
];

const TERMS: readonly (readonly [label: string, stake: string, monthly: string, reached: string, free: number])[] = [
  ['Bronze', '0', '0', '0', 5],
  ['Silver', '5000000', '50000', '50000', 6],
  ['Gold', '20000000', '300000', '200000', 8],
  ['Platinum', '80000000', '800000', '500000', 12],
  ['Diamond', '300000000', '2000000', '1500000', 30],
];

interface Offer {
  readonly title: Texts;
  readonly mark: string;
  readonly amount: string;
  /** Start of the reward, days from now. */
  readonly from: number;
  readonly until: number | null;
}

const OFFERS: readonly Offer[] = [
  {
    title: ['Welcome to the rewards', 'Chào mừng đến với phần thưởng', 'Bem-vindo às recompensas'],
    mark: 'envelope',
    amount: '50000',
    from: 0,
    until: null,
  },
  {
    title: ['Opening week cashback', 'Hoàn tiền tuần khai trương', 'Cashback da semana de estreia'],
    mark: 'coins',
    amount: '12640.50',
    from: 0,
    until: 30,
  },
  {
    title: ['Anniversary gift', 'Quà kỷ niệm', 'Presente de aniversário do site'],
    mark: 'cake',
    amount: '300000',
    from: 14,
    until: 44,
  },
];

export async function seedRewards(trx: Trx, { now }: { readonly now: number }): Promise<void> {
  await trx
    .insertInto('check_in_rewards')
    .values(CHECK_IN.map(([day, amount]) => ({ merchant_code: DEMO_MERCHANT, day, amount })))
    .execute();
  await trx
    .insertInto('vip_level_terms')
    .values(
      TERMS.map(([label, stake, monthly_bonus, level_up_bonus, free_withdrawals]) => ({
        label,
        stake,
        monthly_bonus,
        level_up_bonus,
        free_withdrawals,
      })),
    )
    .execute();
  await trx
    .insertInto('reward_offers')
    .values(
      OFFERS.map(({ title, mark, amount, from, until }) => ({
        merchant_code: DEMO_MERCHANT,
        member_id: null,
        required_level: null,
        titles: texts(title),
        icon: mark,
        amount,
        starts_at: now + from * DAY,
        ends_at: until === null ? null : now + until * DAY,
        removed_at: null,
      })),
    )
    .execute();
}
