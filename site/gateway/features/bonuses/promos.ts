/** Promotions for deposits (PAY-05, PAY-10). */
import { depositBonus, depositWagering, toAmount, toUnits } from 'lobbykit/domain';
import type { depositPromos } from 'lobbykit/wire';
import type { InferInput } from 'valibot';
import type { Database, Trx } from '../../platform/db/schema.ts';
import { timeOf } from '../../platform/db/time.ts';
import { localize } from '../../platform/localized-text.ts';
import { hasOpenWagering, promoUnknown, promoUnmet } from '../deposits/errors.ts';
import { trimmed } from '../deposits/methods.ts';
import { findExclusion } from '../limits/exclusions-repository.ts';
import { requireNotExcluded } from '../limits/guard.ts';
import {
  acceptedPromo,
  hasPendingPromo,
  type Promo,
  readPromos,
  setAccepted,
  usedPromos,
} from './promos-repository.ts';
import { openBonuses } from './wagering-repository.ts';

type PromoResponse = InferInput<typeof depositPromos.value>[number];

/** Returns the available promotions, each with the reason if the member cannot accept it. */
export async function promosFor(
  db: Database,
  memberId: number,
  language: string,
  now: number,
): Promise<PromoResponse[]> {
  // Members with an active exclusion receive no offers (LIMIT-02).
  if (await findExclusion(db, memberId, now)) return [];
  const promos = await readPromos(db, now);
  const used = await usedPromos(db, memberId);
  const isOpen = await hasActivePromo(db, memberId);
  const accepted = await acceptedPromo(db, memberId);
  return promos.map(promo => ({
    promoId: promo.id,
    title: localize(promo.titles, language),
    rules: localize(promo.rules, language),
    iconUrl: promo.icon,
    percent: trimmed(promo.percent),
    maxBonus: toAmount(toUnits(promo.max_bonus)),
    minAmount: toAmount(toUnits(promo.min_amount)),
    wageringMultiplier: trimmed(promo.wagering_multiplier),
    endTime: promo.ends_at,
    accepted: promo.id === accepted,
    blockedFor: isUsed(promo, used) ? 'used' : isOpen ? 'open' : null,
  }));
}

const isUsed = (promo: Promo, used: ReadonlySet<number>) => promo.once_per_member && used.has(promo.id);

/**
 * Returns whether the member has an open wagering requirement, or will have one when a pending deposit is paid. A
 * member can have only one at a time, so no further promotion applies.
 */
const hasActivePromo = async (db: Database, memberId: number): Promise<boolean> =>
  (await openBonuses(db, memberId)).length > 0 || (await hasPendingPromo(db, memberId));

/** Returns a promotion if the member may accept it. Throws ApiError otherwise. */
async function requirePromo(db: Database, memberId: number, id: string, now: number): Promise<Promo> {
  const promo = (await readPromos(db, now)).find(one => String(one.id) === id);
  if (!promo || isUsed(promo, await usedPromos(db, memberId))) throw promoUnknown();
  if (await hasActivePromo(db, memberId)) throw hasOpenWagering();
  return promo;
}

/**
 * Sets the promotion for the member's next deposit; null removes it. Throws ApiError if the member may not accept it.
 */
export async function accept(trx: Trx, memberId: number, id: string | number | null): Promise<void> {
  const now = await timeOf(trx);
  if (id !== null) await requireNotExcluded(trx, memberId, now);
  const promo = id === null ? null : await requirePromo(trx, memberId, String(id), now);
  await setAccepted(trx, memberId, promo?.id ?? null, now);
}

export interface AppliedPromo {
  readonly promoId: number | null;
  /** Amount of the bonus, decimal text. */
  readonly bonus: string;
  readonly turnover: string;
}

const NONE: AppliedPromo = { promoId: null, bonus: '0.00', turnover: '0.00' };

/**
 * Returns the promotion to apply to a deposit. `requested`: id of a promotion; null for none; undefined for the
 * accepted promotion, if it applies. A promotion that is applied is no longer accepted for the next deposit.
 * @throws ApiError for a requested promotion that does not apply
 */
export async function takePromo(
  trx: Trx,
  memberId: number,
  requested: string | number | null | undefined,
  { amount, decimals, now }: { readonly amount: string; readonly decimals: number; readonly now: number },
): Promise<AppliedPromo> {
  const accepted = await acceptedPromo(trx, memberId);
  if (requested === null || (requested === undefined && accepted === null)) return NONE;
  const isNamed = requested !== undefined;
  const id = String(requested ?? accepted);
  const promo = isNamed
    ? await requirePromo(trx, memberId, id, now)
    : await requirePromo(trx, memberId, id, now).catch(() => null);
  if (!promo) return NONE;
  const offer = {
    percent: promo.percent,
    maxBonus: promo.max_bonus,
    minAmount: promo.min_amount,
    wageringMultiplier: promo.wagering_multiplier,
  };
  const bonus = depositBonus(amount, offer, decimals);
  if (toUnits(bonus) === 0n) {
    if (isNamed) throw promoUnmet(toAmount(toUnits(promo.min_amount)));
    return NONE;
  }
  await setAccepted(trx, memberId, null, now);
  return { promoId: promo.id, bonus, turnover: depositWagering(amount, bonus, promo.wagering_multiplier) };
}
