/** What can be deposited by, and what comes with it, read from the calls of a cashier (PAY-04, PAY-05, PAY-10). */
import type { DepositFee, DepositLimits, DepositOffer } from '../../domain/money/deposit.ts';
import { readFlag, readNumber, readText } from '../../domain/read/read.ts';
import type { bonusTurnover, depositPromos } from '../../wire/bonus.ts';
import { type depositBanks, depositKind } from '../../wire/deposit.ts';
import type { Answer } from '../../wire/endpoint.ts';
import type { DepositKind, DepositOrder } from './order.ts';

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
export const readMethods = (rows: Answer<typeof depositBanks>['value']): DepositMethod[] =>
  rows.flatMap(row => {
    const kind = depositKind.options.find(one => one === row.kind);
    if (!kind) return [];
    const closedFor = readText(row.closedFor);
    const id = readText(row.bankId);
    return {
      id,
      name: readText(row.bankName) || id,
      icon: readText(row.iconUrl) || null,
      kind,
      channel: readText(row.channel),
      least: readText(row.minAmount),
      most: readText(row.maxAmount),
      dayLeft: readText(row.dayLeft) || null,
      decimals: Math.min(4, Math.max(0, readNumber(row.decimals) ?? 2)),
      fee: { percent: readText(row.feePercent) || '0', fixed: readText(row.feeFixed) || '0' },
      arrivesFrom: readNumber(row.arrivesFrom) ?? 0,
      arrivesTo: readNumber(row.arrivesTo) ?? 0,
      isOpen: readFlag(row.isOpen),
      opensAt: readNumber(row.opensAt),
      closedFor: closedFor === 'hours' || closedFor === 'maintenance' ? closedFor : null,
    };
  });

export const readPromos = (rows: Answer<typeof depositPromos>['value']): DepositPromo[] =>
  rows.map(row => {
    const blockedFor = readText(row.blockedFor);
    return {
      id: readText(row.promoId),
      title: readText(row.title),
      rules: readText(row.rules),
      icon: readText(row.iconUrl) || null,
      percent: readText(row.percent),
      mostBonus: readText(row.mostBonus),
      leastAmount: readText(row.leastAmount),
      turnoverTimes: readText(row.turnoverTimes),
      endTime: readNumber(row.endTime),
      accepted: readFlag(row.accepted),
      blockedFor: blockedFor === 'used' || blockedFor === 'open' ? blockedFor : null,
    };
  });

export const readBonuses = (rows: Answer<typeof bonusTurnover>['value']): OpenBonus[] =>
  rows.map(row => ({
    id: readText(row.bonusId),
    title: readText(row.title),
    turnover: readText(row.turnover),
    staked: readText(row.staked),
    forfeit: readText(row.forfeit),
  }));
