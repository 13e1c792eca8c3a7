/** Parses the use of a member's VIP benefits and the progress to the next level (GIFT-04). */

import { parseNumber, parseText, toUnits } from 'lobbykit/domain';
import type { ResponseOf, vipUsage } from 'lobbykit/wire';
import type { VipBenefit } from './parse-levels.ts';

type WireUse = ResponseOf<typeof vipUsage>['value'];
type WireTerms = NonNullable<WireUse['own']>;

/** Requirement and benefits of one level. Amounts are decimal text. */
export interface VipLevelTerms {
  readonly label: string;
  readonly level: number;
  /** Qualifying stake per year that the level requires. */
  readonly stake: string;
  readonly monthlyGift: string;
  readonly freeWithdrawals: number;
  readonly benefits: readonly VipBenefit[];
}

/** VIP level of a member, stakes of this year, and benefits used this month. */
export interface VipUsage {
  readonly own: VipLevelTerms | null;
  /** Next level, with the benefits that it adds; null on the highest level. */
  readonly next: VipLevelTerms | null;
  readonly levels: readonly { readonly label: string; readonly level: number; readonly stake: string }[];
  readonly staked: string;
  readonly missing: string;
  readonly freeUsed: number;
  /** End of the calendar year, ms since 1970; null if unknown. `monthStarts` is the start of the current month. */
  readonly yearEnds: number | null;
  readonly monthStarts: number | null;
  readonly monthEnds: number | null;
  readonly giftTime: number | null;
}

/** Parses an amount; an invalid amount counts as zero. */
const amountOf = (value: string | number | null | undefined) => {
  const text = parseText(value);
  return /^\d+(\.\d{1,4})?$/.test(text) ? text : '0.00';
};

const parseTerms = (wire: WireTerms): VipLevelTerms => ({
  label: parseText(wire.labelName),
  level: parseNumber(wire.level) ?? 0,
  stake: amountOf(wire.stake),
  monthlyGift: amountOf(wire.monthlyGift),
  freeWithdrawals: parseNumber(wire.freeWithdrawals) ?? 0,
  benefits: wire.benefits.map(({ title, content }) => ({ title: parseText(title), text: parseText(content) })),
});

/** Parses the response of `vipUsage`. */
export const parseVipUsage = (wire: WireUse): VipUsage => ({
  own: wire.own ? parseTerms(wire.own) : null,
  next: wire.next ? parseTerms(wire.next) : null,
  levels: wire.levels.map(({ labelName, level, stake }) => ({
    label: parseText(labelName),
    level: parseNumber(level) ?? 0,
    stake: amountOf(stake),
  })),
  staked: amountOf(wire.staked),
  missing: amountOf(wire.missing),
  freeUsed: parseNumber(wire.freeUsed) ?? 0,
  yearEnds: parseNumber(wire.yearEnds),
  monthStarts: parseNumber(wire.monthStarts),
  monthEnds: parseNumber(wire.monthEnds),
  giftTime: parseNumber(wire.giftTime),
});

/**
 * Calculates the progress from one level to the next, 0 to 1; 1 if the next level requires no further stake.
 * @param staked qualifying stake of this year, decimal text
 * @param from stake that the current level requires, decimal text
 * @param to stake that the next level requires, decimal text
 */
export function levelShare(staked: string, from: string, to: string): number {
  const [done, required] = [toUnits(staked) - toUnits(from), toUnits(to) - toUnits(from)];
  if (required <= 0n || done >= required) return 1;
  return done <= 0n ? 0 : Number((done * 1000n) / required) / 1000;
}
