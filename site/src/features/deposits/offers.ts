/** Deposit methods, promotions, and open bonuses, parsed from the cashier responses (PAY-04, PAY-05, PAY-10). */

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

/** Deposit method. Amounts are decimal text in the merchant's currency. */
export interface DepositMethod extends DepositLimits {
  readonly id: string;
  readonly name: string;
  /** Unvalidated image address, or null; views pass it through `safeUrl('image')`. */
  readonly icon: string | null;
  readonly kind: DepositKind;
  /** Channel of kind `gateway`; '' for others. */
  readonly channel: string;
  readonly fee: DepositFee;
  /** Usual range until the credit, minutes; both 0 if immediate. */
  readonly arrivesFrom: number;
  readonly arrivesTo: number;
  readonly isOpen: boolean;
  /** Time at which a closed method opens again, ms since 1970; null if unknown. */
  readonly opensAt: number | null;
  readonly closedFor: 'hours' | 'maintenance' | null;
}

/** Promotion for a deposit. */
export interface DepositPromo extends DepositOffer {
  readonly id: string;
  readonly title: string;
  /** Text about the games that count for the wagering requirement; '' if omitted. */
  readonly rules: string;
  readonly icon: string | null;
  /** ms since 1970; null if it never ends. */
  readonly endTime: number | null;
  /** True if accepted for the next deposit. */
  readonly accepted: boolean;
  /**
   * Reason why the promotion is not available: `used` before, or another wagering requirement is `open`; null if
   * available.
   */
  readonly blockedFor: 'used' | 'open' | null;
}

/** Bonus with an open wagering requirement. */
export interface OpenBonus {
  readonly id: string;
  readonly title: string;
  /** Total wagering requirement, and the amount staked so far. */
  readonly turnover: string;
  readonly staked: string;
  /** Amount that a forfeit debits now: the remainder of the bonus. */
  readonly forfeit: string;
}

/** All offers of a cashier to a member. */
export interface DepositOffers {
  readonly methods: readonly DepositMethod[];
  readonly promos: readonly DepositPromo[];
  readonly bonuses: readonly OpenBonus[];
  /** Recent deposits that are not final, newest first. */
  readonly open: readonly DepositOrder[];
}

/** Parses methods of supported kinds; other kinds have no request on this page. */
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
