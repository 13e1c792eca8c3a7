/** Promotions of deposits, and the turnover that their bonus wants (PAY-05, PAY-10; OPEN: EP-34 for the names, fields are ours). */
import { array, nullable, strictObject } from 'valibot';
import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import { done, id, maybe, maybeFlag, maybeText, scalar, speaking } from '../schemas.ts';

/** Promotions a deposit can take part in (PAY-05, PAY-10). */
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
      /** In the language asked for. */
      title: maybe,
      /** One sentence or two on what counts for the turnover. */
      rules: maybeText,
      iconUrl: maybeText,
      /** Bonus in per cent of the deposit, decimal text: `20`. */
      percent: maybe,
      /** The bonus is at most this much. */
      maxBonus: maybe,
      /** Deposits from this amount on take part. */
      minAmount: maybe,
      /** Times that deposit and bonus together have to be staked before a withdrawal. */
      wageringMultiplier: maybe,
      /** When the offer ends, null for never. */
      endTime: maybe,
      /** The member took it for the next deposit (`acceptPromo`). */
      accepted: maybeFlag,
      /** Why the member cannot take it now: `used` (once a member), `open` (the turnover of another is open); null: it can be taken. */
      blockedFor: maybeText,
    }),
  ),
});

/**
 * Takes a promotion for the next deposit, null gives it back (PAY-05). One at a time: the next takes its place. It is used up by
 * the deposit that it goes with.
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

/** Bonuses whose turnover is open, the oldest first (PAY-10). */
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
      /** What it was given on. */
      deposit: maybe,
      bonus: maybe,
      wageringMultiplier: maybe,
      /** What has to be staked in all: (deposit + bonus) x wageringMultiplier. */
      turnover: maybe,
      /** What of it is staked, settled and valid; never more than `turnover`. */
      staked: maybe,
      startTime: maybe,
      /** What giving it up takes away now: what is left of the bonus. */
      forfeit: maybe,
    }),
  ),
});

/** Gives a bonus up: what is left of it goes back, its turnover is over (PAY-10). */
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
