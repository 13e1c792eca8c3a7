/** Steps of a member who plays with a bonus. */
import { randomUUID } from 'node:crypto';
import { toUnits } from 'lobbykit/domain';
import { bonusWagering, depositPromos } from 'lobbykit/wire';

import { playReels } from '../../../site/gateway/features/lottery/bets/service.ts';
import type { TestGateway } from '../gateway.ts';
import { choose, type Depositor, type Order } from './deposit-steps.ts';

/** Reel symbols that pay ten times the stake. */
const STARS = ['star', 'star', 'star'];
const LOSING_REELS = ['seven', 'gem', 'crown'];

/** An available promotion in the wire format. */
export interface Promo {
  readonly promoId: number;
  readonly title: string;
  readonly accepted: boolean;
  readonly blockedFor: string | null;
}

/** An open bonus in the wire format. */
export interface Turnover {
  readonly bonusId: number;
  readonly title: string;
  readonly bonus: string;
  readonly turnover: string;
  readonly staked: string;
  readonly forfeit: string;
}

export const promos = async (member: Depositor) =>
  (await member.get<Promo[]>(depositPromos, { language: 'EN' })).body.value;

/** Id of the seeded promotion whose title starts with `title`. */
export const promoOf = async (member: Depositor, title: string): Promise<number> =>
  (await promos(member)).find(promo => promo.title.startsWith(title))!.promoId;

export const turnovers = async (member: Depositor) =>
  (await member.get<Turnover[]>(bonusWagering, { language: 'EN' })).body.value;

/** Deposits an amount with a promotion and pays it at the provider. */
export async function depositWith(member: Depositor, amount: string, title = 'First'): Promise<Order> {
  const order = await member.alipay(amount, { promoId: await promoOf(member, title) });
  await choose(order, 'pays');
  return member.order(order.orderNo);
}

/** Plays a round of the reels that wins ten times the stake, or loses. @param stake decimal text */
export const spin = (
  { db, now }: TestGateway,
  { memberId }: Depositor,
  stake: string,
  end: 'wins' | 'loses',
  key: string = randomUUID(),
) =>
  playReels(
    db,
    { memberId, merchantCode: 'demo', vendor: 'JL' },
    { nodeId: 1, category: 'RNG', key, stake: toUnits(stake) },
    now(),
    () => (end === 'wins' ? STARS : LOSING_REELS),
  );
