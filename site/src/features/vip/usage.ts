/** Benefits of a member's VIP level, and the progress to the next level (GIFT-04). */

import { parseNumber, parseText, toUnits } from 'lobbykit/domain';
import type { ResponseOf, vipUsage } from 'lobbykit/wire';
import type { VipBenefit } from './parse-levels.ts';

type WireUse = ResponseOf<typeof vipUsage>['value'];
type WireTerms = NonNullable<WireUse['own']>;

/** Requirements and benefits of a level; amounts are decimal text. */
export interface VipLevelTerms {
  readonly label: string;
  readonly level: number;
  /** Annual qualifying stake for the level. */
  readonly stake: string;
  readonly monthlyGift: string;
  readonly freeWithdrawals: number;
  readonly benefits: readonly VipBenefit[];
}

/** VIP state of a member in this year, and the benefits used in this month. */
export interface VipUsage {
  readonly own: VipLevelTerms | null;
  /** Next level and its additional benefits; null on the highest level. */
  readonly next: VipLevelTerms | null;
  readonly levels: readonly { readonly label: string; readonly level: number; readonly stake: string }[];
  readonly staked: string;
  readonly missing: string;
  readonly freeUsed: number;
  /** ms since 1970 */
  readonly yearEnds: number | null;
  readonly monthStarts: number | null;
  readonly monthEnds: number | null;
  readonly giftTime: number | null;
}

/** Invalid amounts count as zero. */
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

/** Parses a `vipUsage` response. */
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
 * Progress from one level to the next, 0 to 1; 1 if no stake is required.
 * @param staked qualifying stake of the year; `from` and `to` are the requirements of both levels, decimal text
 */
export function levelShare(staked: string, from: string, to: string): number {
  const [done, required] = [toUnits(staked) - toUnits(from), toUnits(to) - toUnits(from)];
  if (required <= 0n || done >= required) return 1;
  return done <= 0n ? 0 : Number((done * 1000n) / required) / 1000;
}
