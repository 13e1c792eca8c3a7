/**
 * Parses deposit methods, promotions, and bonuses with an open wagering requirement from the responses (PAY-04, PAY-05,
 * PAY-10).
 */

import {
  type DepositFee,
  type DepositLimits,
  type DepositOffer,
  parseFlag,
  parseNumber,
  parseText,
} from 'lobbykit/domain';
import { type bonusWagering, type depositBanks, depositKind, type depositPromos, type ResponseOf } from 'lobbykit/wire';
import type { DepositKind, DepositOrder } from './order/order.ts';

/** Payment method of a deposit. Amounts are decimal text in the merchant's currency. */
export interface DepositMethod extends DepositLimits {
  readonly id: string;
  readonly name: string;
  /** Unvalidated image URL, or null; components pass it through `safeUrl('image')`. */
  readonly icon: string | null;
  readonly kind: DepositKind;
  /** Channel code of a method of kind `gateway`; '' for other kinds. */
  readonly channel: string;
  readonly fee: DepositFee;
  /** Usual time until the deposit is credited, from and to, minutes; both 0 if immediate. */
  readonly arrivesFrom: number;
  readonly arrivesTo: number;
  readonly isOpen: boolean;
  /** Time at which a closed method opens again, ms since 1970; null if open or unknown. */
  readonly opensAt: number | null;
  readonly closedFor: 'hours' | 'maintenance' | null;
}

/** Promotion that the member can combine with a deposit. */
export interface DepositPromo extends DepositOffer {
  readonly id: string;
  readonly title: string;
  /** Text on the games whose stakes count for the wagering requirement; '' if the gateway omits it. */
  readonly rules: string;
  readonly icon: string | null;
  /** End of the promotion, ms since 1970; null if it never ends. */
  readonly endTime: number | null;
  /** True if the member has accepted the promotion for the next deposit. */
  readonly accepted: boolean;
  /**
   * Reason why the member cannot select the promotion: it was `used` before, or a wagering requirement is still `open`.
   * Null if available.
   */
  readonly blockedFor: 'used' | 'open' | null;
}

/** Bonus whose wagering requirement is not fulfilled. */
export interface OpenBonus {
  readonly id: string;
  readonly title: string;
  /** Total wagering requirement of the bonus; `staked` is the part fulfilled so far. */
  readonly turnover: string;
  readonly staked: string;
  /** Amount that is debited if the member forfeits the bonus now. */
  readonly forfeit: string;
}

/** Methods, promotions, and bonuses that the deposit form offers to a member. */
export interface DepositOffers {
  readonly methods: readonly DepositMethod[];
  readonly promos: readonly DepositPromo[];
  readonly bonuses: readonly OpenBonus[];
  /** Recent deposits without a final state, newest first. */
  readonly open: readonly DepositOrder[];
}

/** Parses the methods; drops unsupported kinds, because this page has no request to order them. */
export const parseMethods = (rows: ResponseOf<typeof depositBanks>['value']): DepositMethod[] =>
  rows.flatMap(row => {
    const kind = depositKind.options.find(one => one === row.kind);
    if (!kind) return [];
    const closedFor = parseText(row.closedFor);
    const id = parseText(row.bankId);
    return {
      id,
      name: parseText(row.bankName) || id,
      icon: parseText(row.iconUrl) || null,
      kind,
      channel: parseText(row.channel),
      min: parseText(row.minAmount),
      max: parseText(row.maxAmount),
      dayLeft: parseText(row.dayLeft) || null,
      decimals: Math.min(4, Math.max(0, parseNumber(row.decimals) ?? 2)),
      fee: { percent: parseText(row.feePercent) || '0', fixed: parseText(row.feeFixed) || '0' },
      arrivesFrom: parseNumber(row.arrivesFrom) ?? 0,
      arrivesTo: parseNumber(row.arrivesTo) ?? 0,
      isOpen: parseFlag(row.isOpen),
      opensAt: parseNumber(row.opensAt),
      closedFor: closedFor === 'hours' || closedFor === 'maintenance' ? closedFor : null,
    };
  });

export const parsePromos = (rows: ResponseOf<typeof depositPromos>['value']): DepositPromo[] =>
  rows.map(row => {
    const blockedFor = parseText(row.blockedFor);
    return {
      id: parseText(row.promoId),
      title: parseText(row.title),
      rules: parseText(row.rules),
      icon: parseText(row.iconUrl) || null,
      percent: parseText(row.percent),
      maxBonus: parseText(row.maxBonus),
      minAmount: parseText(row.minAmount),
      wageringMultiplier: parseText(row.wageringMultiplier),
      endTime: parseNumber(row.endTime),
      accepted: parseFlag(row.accepted),
      blockedFor: blockedFor === 'used' || blockedFor === 'open' ? blockedFor : null,
    };
  });

export const parseBonuses = (rows: ResponseOf<typeof bonusWagering>['value']): OpenBonus[] =>
  rows.map(row => ({
    id: parseText(row.bonusId),
    title: parseText(row.title),
    turnover: parseText(row.turnover),
    staked: parseText(row.staked),
    forfeit: parseText(row.forfeit),
  }));
