/** What can be deposited by, and what comes with it, read from the calls of a cashier (PAY-04, PAY-05, PAY-10). */

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

/** One way to deposit. Amounts are decimal text of the merchant's currency. */
export interface DepositMethod extends DepositLimits {
  readonly id: string;
  readonly name: string;
  /** Picture as given, null without one; views pass it through `safeUrl('image')`. */
  readonly icon: string | null;
  readonly kind: DepositKind;
  /** Of kind `gateway`, '' for others. */
  readonly channel: string;
  readonly fee: DepositFee;
  /** Minutes after which the money is usually there; both 0: at once. */
  readonly arrivesFrom: number;
  readonly arrivesTo: number;
  readonly isOpen: boolean;
  /** When a closed one opens again, ms since 1970; null where nobody knows. */
  readonly opensAt: number | null;
  readonly closedFor: 'hours' | 'maintenance' | null;
}

/** A promotion that a deposit can take part in. */
export interface DepositPromo extends DepositOffer {
  readonly id: string;
  readonly title: string;
  /** What counts for the turnover, '' where nothing is said. */
  readonly rules: string;
  readonly icon: string | null;
  /** ms since 1970, null for never. */
  readonly endTime: number | null;
  /** Taken for the next deposit. */
  readonly accepted: boolean;
  /** Why it cannot be taken now: `used` once, or the turnover of another bonus is `open`; null when it can. */
  readonly blockedFor: 'used' | 'open' | null;
}

/** A bonus whose turnover is open. */
export interface OpenBonus {
  readonly id: string;
  readonly title: string;
  /** All that has to be staked, and what of it is. */
  readonly turnover: string;
  readonly staked: string;
  /** What giving it up takes away now: what is left of the bonus. */
  readonly forfeit: string;
}

/** All that a cashier offers to a member. */
export interface DepositOffers {
  readonly methods: readonly DepositMethod[];
  readonly promos: readonly DepositPromo[];
  readonly bonuses: readonly OpenBonus[];
  /** Deposits of the last days that are not over yet, newest first. */
  readonly open: readonly DepositOrder[];
}

/** Methods of kinds that this page knows; the others have no call here. */
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
