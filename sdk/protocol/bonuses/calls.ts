/**
 * Deposit promotions, and the wagering requirement of their bonuses (PAY-05, PAY-10). OPEN: EP-34 for the names; the
 * fields are extensions of this kit.
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
      /** Title in the requested language. */
      title: maybe,
      /** Conditions in one or two sentences: the bets that count toward the wagering requirement. */
      rules: maybeText,
      iconUrl: maybeText,
      /** Bonus in percent of the deposit, decimal string: `20`. */
      percent: maybe,
      /** Maximum bonus amount. */
      maxBonus: maybe,
      /** Minimum deposit amount. */
      minAmount: maybe,
      /**
       * Wagering requirement as a multiple of deposit plus bonus. The member must stake this amount before a
       * withdrawal.
       */
      wageringMultiplier: maybe,
      /** End of the offer; null if unlimited. */
      endTime: maybe,
      /** True if the member selected the promotion for the next deposit (`acceptPromo`). */
      accepted: maybeFlag,
      /**
       * Reason why the member cannot accept the promotion now: `used` (allowed once per member) or `open` (another
       * wagering requirement is not fulfilled). Null if the member can.
       */
      blockedFor: maybeText,
    }),
  ),
});

/**
 * Selects a promotion for the next deposit; null removes the selection (PAY-05). A member has at most one selected
 * promotion: another selection replaces it, and the deposit uses it up.
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

/** Bonuses whose wagering requirement is not fulfilled, oldest first (PAY-10). */
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
      /** Amount of the deposit for which the bonus was granted. */
      deposit: maybe,
      bonus: maybe,
      wageringMultiplier: maybe,
      /** Required stake: (deposit + bonus) x wageringMultiplier. */
      turnover: maybe,
      /** Qualifying stake of bets settled so far; at most `turnover`. */
      staked: maybe,
      startTime: maybe,
      /** Amount that would be debited if the member forfeited the bonus now: the remaining bonus. */
      forfeit: maybe,
    }),
  ),
});

/** Forfeits a bonus: debits the remaining bonus and ends its wagering requirement (PAY-10). */
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
