/** Wagering requirements of bonuses: progress, completion and forfeit (PAY-10). */
import { toAmount, toDecimal, toUnits } from 'lobbykit/domain';
import type { bonusWagering } from 'lobbykit/wire';
import type { InferInput } from 'valibot';
import { accountOf } from '../../ledger/accounts-repository.ts';
import { balancesOf, lockAccounts, post } from '../../ledger/posting.ts';
import type { Database, Trx } from '../../platform/db/schema.ts';
import { timeOf } from '../../platform/db/time.ts';
import { localize } from '../../platform/localized-text.ts';
import { bonusUnknown } from '../deposits/errors.ts';
import { trimmed } from '../deposits/methods.ts';
import { promosById } from './promos-repository.ts';
import { type Bonus, endBonus, metBonuses, openBonuses, stakedFor } from './wagering-repository.ts';

/** Maximum bonuses per query. */
const BATCH = 200;

/** Returns the amount wagered for a bonus in minor units, at most the requirement. */
async function stakedOf(
  db: Database,
  { id, wagering_required }: Pick<Bonus, 'id' | 'wagering_required'>,
): Promise<bigint> {
  const staked = toUnits(await stakedFor(db, id));
  const required = toUnits(wagering_required);
  return staked < required ? staked : required;
}

type WageringResponse = InferInput<typeof bonusWagering.value>[number];

/** Returns a member's open bonuses with their wagering progress, in the format of API responses. */
export async function readWagering(db: Database, memberId: number, language: string): Promise<WageringResponse[]> {
  const bonuses = await openBonuses(db, memberId);
  const promos = await promosById(db, [...new Set(bonuses.map(({ promo_id }) => promo_id))]);
  const rest = (await balancesOf(db, memberId)).bonus;
  const responses: WageringResponse[] = [];
  for (const bonus of bonuses) {
    const promo = promos.get(bonus.promo_id);
    responses.push({
      bonusId: bonus.id,
      promoId: bonus.promo_id,
      title: promo ? localize(promo.titles, language) : null,
      deposit: toAmount(toUnits(bonus.deposit)),
      bonus: toAmount(toUnits(bonus.bonus)),
      wageringMultiplier: promo ? trimmed(promo.wagering_multiplier) : null,
      turnover: toAmount(toUnits(bonus.wagering_required)),
      staked: toAmount(await stakedOf(db, bonus)),
      startTime: bonus.started_at,
      forfeit: toAmount(rest),
    });
  }
  return responses;
}

/** Moves the balance of a member's bonus account to another account; returns the amount in minor units. */
async function emptyBonus(
  trx: Trx,
  { member_id: memberId, merchant_code: merchant }: Pick<Bonus, 'member_id' | 'merchant_code'>,
  to: 'cash' | 'house',
  now: number,
): Promise<bigint> {
  const from = await accountOf(trx, { merchant, kind: 'bonus', memberId });
  const target = await accountOf(
    trx,
    to === 'cash' ? { merchant, kind: 'cash', memberId } : { merchant, kind: 'house' },
  );
  const rest = (await lockAccounts(trx, [from, target])).get(from) ?? 0n;
  if (rest > 0n) {
    const lines = [
      { account: from, units: -rest },
      { account: target, units: rest },
    ];
    await post(trx, { kind: to === 'cash' ? 'unlock' : 'forfeit', now, lines });
  }
  return rest;
}

/**
 * Forfeits a bonus: the balance of the bonus account returns to the house. Throws ApiError unless the bonus is open and
 * belongs to the member.
 */
export async function forfeit(trx: Trx, memberId: number, bonusId: number): Promise<void> {
  const now = await timeOf(trx);
  const bonus = (await openBonuses(trx, memberId)).find(({ id }) => id === bonusId);
  if (!bonus || !(await endBonus(trx, bonus.id, 'forfeited', now, toDecimal(await stakedOf(trx, bonus))))) {
    throw bonusUnknown();
  }
  await emptyBonus(trx, bonus, 'house', now);
}

/**
 * Completes bonuses whose wagering requirement is met: the balance of the bonus account becomes cash. Idempotent and
 * safe to run concurrently.
 * @returns the number of completed bonuses
 */
export async function settleWagering(db: Database): Promise<number> {
  let ended = 0;
  for (let found = BATCH; found === BATCH; ) {
    const bonuses = await metBonuses(db, BATCH);
    found = bonuses.length;
    for (const bonus of bonuses) {
      const isCompleted = await db.transaction().execute(async trx => {
        const now = await timeOf(trx);
        if (!(await endBonus(trx, bonus.id, 'completed', now, bonus.wagering_required))) return false;
        await emptyBonus(trx, bonus, 'cash', now);
        return true;
      });
      if (isCompleted) ended += 1;
    }
  }
  return ended;
}

/** Returns whether the member has an open wagering requirement, which blocks withdrawals. */
export const blocksWithdrawals = async (db: Database, memberId: number): Promise<boolean> =>
  (await openBonuses(db, memberId)).length > 0;
