/**
 * Deposit promotions and the wagering requirement of their bonus (PAY-05, PAY-10; OPEN: EP-34 for the names, the fields
 * are extensions of this kit).
 */
import { array, nullable, strictObject } from 'valibot';
import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import { done, id, maybe, maybeFlag, maybeText, scalar, speaking } from '../schemas.ts';

/** Promotions available for deposits (PAY-05, PAY-10). */
export const depositPromos = endpoint({
  name: 'depositPromos',
  method: 'GET',
  path: '/wps/relay/MCS2_depositPromoList',
  moduleId: 'FUNDTRANS3',
  auth: 'required',
  query: strictObject(speaking),
  value: array(
    object({
      promoId: scalar,
      /** In the requested language. */
      title: maybe,
      /** One or two sentences about the bets that count toward the wagering requirement. */
      rules: maybeText,
      iconUrl: maybeText,
      /** Bonus in percent of the deposit, decimal text: `20`. */
      percent: maybe,
      /** Maximum bonus. */
      maxBonus: maybe,
      /** Minimum deposit. */
      minAmount: maybe,
      /** Multiplier of deposit plus bonus that must be staked before a withdrawal. */
      wageringMultiplier: maybe,
      /** End of the offer, null if unlimited. */
      endTime: maybe,
      /** Selected by the member for the next deposit (`acceptPromo`). */
      accepted: maybeFlag,
      /**
       * Reason why the member cannot accept the promotion now: `used` (once per member), `open` (another wagering
       * requirement is open); null if available.
       */
      blockedFor: maybeText,
    }),
  ),
});

/**
 * Accepts a promotion for the next deposit; null revokes the selection (PAY-05). A member has at most one accepted
 * promotion, which the next acceptance replaces and the deposit consumes.
 */
export const acceptPromo = endpoint({
  name: 'acceptPromo',
  method: 'POST',
  path: '/wps/relay/MCS2_acceptPromo',
  moduleId: 'FUNDTRANS3',
  auth: 'required',
  once: 'kept',
  body: strictObject({ promoId: nullable(id) }),
  value: done,
});

/** Bonuses with an open wagering requirement, oldest first (PAY-10). */
export const bonusWagering = endpoint({
  name: 'bonusWagering',
  method: 'GET',
  path: '/wps/relay/MCS2_bonusTurnover',
  moduleId: 'FUNDTRANS3',
  auth: 'required',
  query: strictObject(speaking),
  value: array(
    object({
      bonusId: scalar,
      promoId: maybe,
      title: maybe,
      /** Deposit that earned the bonus. */
      deposit: maybe,
      bonus: maybe,
      wageringMultiplier: maybe,
      /** Required stake: (deposit + bonus) x wageringMultiplier. */
      turnover: maybe,
      /** Qualifying stake of settled bets so far; at most `turnover`. */
      staked: maybe,
      startTime: maybe,
      /** Amount that forfeiting would debit now: the remaining bonus. */
      forfeit: maybe,
    }),
  ),
});

/** Forfeits a bonus: the remaining bonus is debited, and its wagering requirement ends (PAY-10). */
export const forfeitBonus = endpoint({
  name: 'forfeitBonus',
  method: 'POST',
  path: '/wps/relay/MCS2_forfeitBonus',
  moduleId: 'FUNDTRANS3',
  auth: 'required',
  once: 'kept',
  body: strictObject({ bonusId: id }),
  value: done,
});
