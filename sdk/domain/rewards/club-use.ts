/** What the level of the club gives a member, and what is missing to the next one (GIFT-04). */
import type { Answer } from '../../wire/endpoint.ts';
import type { clubUse } from '../../wire/rewards.ts';
import type { ClubBenefit } from '../account/club.ts';
import { toUnits } from '../money/units.ts';
import { readNumber, readText } from '../read/read.ts';

type WireUse = Answer<typeof clubUse>['value'];
type WireTerms = NonNullable<WireUse['own']>;

/** What a level wants and gives; amounts are decimal text. */
export interface ClubTerms {
  readonly label: string;
  readonly level: number;
  /** Valid stake of a year that brings a member there. */
  readonly stake: string;
  readonly monthlyGift: string;
  readonly freeWithdrawals: number;
  readonly benefits: readonly ClubBenefit[];
}

/** A member's standing in the club this year, and what of the level was used this month. */
export interface ClubUse {
  readonly own: ClubTerms | null;
  /** The level above, with the benefits that it adds; null on the highest. */
  readonly next: ClubTerms | null;
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

/** What is no amount counts as nothing. */
const amountOf = (value: string | number | null | undefined) => {
  const text = readText(value);
  return /^\d+(\.\d{1,4})?$/.test(text) ? text : '0.00';
};

const readTerms = (wire: WireTerms): ClubTerms => ({
  label: readText(wire.labelName),
  level: readNumber(wire.level) ?? 0,
  stake: amountOf(wire.stake),
  monthlyGift: amountOf(wire.monthlyGift),
  freeWithdrawals: readNumber(wire.freeWithdrawals) ?? 0,
  benefits: wire.benefits.map(({ title, content }) => ({ title: readText(title), text: readText(content) })),
});

/** From the answer of `clubUse`. */
export const readClubUse = (wire: WireUse): ClubUse => ({
  own: wire.own ? readTerms(wire.own) : null,
  next: wire.next ? readTerms(wire.next) : null,
  levels: wire.levels.map(({ labelName, level, stake }) => ({
    label: readText(labelName),
    level: readNumber(level) ?? 0,
    stake: amountOf(stake),
  })),
  staked: amountOf(wire.staked),
  missing: amountOf(wire.missing),
  freeUsed: readNumber(wire.freeUsed) ?? 0,
  yearEnds: readNumber(wire.yearEnds),
  monthStarts: readNumber(wire.monthStarts),
  monthEnds: readNumber(wire.monthEnds),
  giftTime: readNumber(wire.giftTime),
});

/**
 * How far a member is from one level to the next, 0 to 1; 1 where no stake is wanted.
 * @param staked valid stake of the year; `from` and `to` are what the two levels want: decimal text
 */
export function levelShare(staked: string, from: string, to: string): number {
  const [done, wanted] = [toUnits(staked) - toUnits(from), toUnits(to) - toUnits(from)];
  if (wanted <= 0n || done >= wanted) return 1;
  return done <= 0n ? 0 : Number((done * 1000n) / wanted) / 1000;
}
