/** VIP level of a member: benefits, usage in the current month, and progress to the next level (GIFT-04). */
import { shiftMonth, toAmount, toUnits } from 'lobbykit/domain';
import { dateOf, monthStart, startOfDay } from '../../platform/days.ts';
import type { Database, Trx } from '../../platform/db/schema.ts';
import { localize } from '../../platform/localized-text.ts';
import { readSetting } from '../../platform/settings/repository.ts';
import { lockMember, promoteMember, readMember } from '../account/members-repository.ts';
import { readTerms } from '../merchants/merchants-repository.ts';
import { monthlyKey } from '../rewards/claim-keys.ts';
import type { Receiver } from '../rewards/credit.ts';
import { addOffer, findClaims } from '../rewards/repository.ts';
import { withdrawnSince } from '../withdrawals/requests-repository.ts';
import {
  dueVipPromotions,
  qualifyingStakeSince,
  readLevels,
  readVipLevelTerms,
  termsOfMember,
  type VipLevelRow,
  type VipLevelTermsRow,
  type VipPromotion,
} from './repository.ts';

const DAY = 86_400_000;
/** Days after which the bonus for reaching a level expires. */
const REACHED_DAYS = 30;
/** Maximum members per query. */
const BATCH = 200;

const shown = (amount: string) => toAmount(toUnits(amount));

/**
 * Returns the number of withdrawals per month without a fee: the higher value of the operator's setting and the
 * member's level.
 */
export async function freeWithdrawals(db: Database, memberId: number): Promise<number> {
  const { freeMonthly } = await readSetting(db, 'withdrawal');
  return Math.max(freeMonthly, (await termsOfMember(db, memberId))?.free_withdrawals ?? 0);
}

/**
 * Returns start and end of the current month and year in the merchant's time zone. `yearStarts` is a date, the other
 * values are ms since 1970.
 */
function periods(now: number, zone: string) {
  const today = dateOf(now, zone);
  const year = Number(today.slice(0, 4));
  return {
    yearStarts: `${year}-01-01`,
    yearEnds: startOfDay(`${year + 1}-01-01`, zone)!,
    monthStarts: monthStart(now, zone),
    monthEnds: startOfDay(`${shiftMonth(today.slice(0, 7), 1)}-01`, zone)!,
  };
}

type Standing = Pick<Receiver, 'memberId' | 'merchantCode'>;

/** Returns the member's level and usage in the format of API responses. */
export async function readVipUsage(db: Database, { memberId, merchantCode }: Standing, language: string, now: number) {
  const { zone } = await readTerms(db, merchantCode);
  const { yearStarts, yearEnds, monthStarts, monthEnds } = periods(now, zone);
  const levels = await readLevels(db);
  const terms = new Map((await readVipLevelTerms(db)).map(row => [row.label, row]));
  const { freeMonthly } = await readSetting(db, 'withdrawal');
  const { vip_level } = await readMember(db, memberId);
  const at = levels.findIndex(({ label }) => label === vip_level);
  const [own, next] = [levels[at], at < 0 ? undefined : levels[at + 1]];
  const staked = await qualifyingStakeSince(db, memberId, yearStarts);
  const requiredStake = next ? terms.get(next.label)?.stake : undefined;
  const missing = requiredStake === undefined ? 0n : toUnits(requiredStake) - toUnits(staked);
  const [gift] = await findClaims(db, memberId, [monthlyKey(dateOf(now, zone))]);
  const responseOf = (level: VipLevelRow, below: number) => toLevel(level, terms.get(level.label), freeMonthly, below);
  const toLevel = (level: VipLevelRow, row: VipLevelTermsRow | undefined, free: number, below: number) => ({
    labelName: localize(level.names, language),
    level: level.rank,
    stake: shown(row?.stake ?? '0'),
    monthlyGift: shown(row?.monthly_bonus ?? '0'),
    freeWithdrawals: Math.max(free, row?.free_withdrawals ?? 0),
    benefits: level.benefits.slice(below).map(({ titles, texts }) => ({
      title: localize(titles, language),
      content: localize(texts, language),
    })),
  });
  return {
    own: own ? responseOf(own, 0) : null,
    // The benefits of a level start with those of all lower levels, so that the rest are the additional ones.
    next: own && next ? responseOf(next, own.benefits.length) : null,
    levels: levels.map(level => ({
      labelName: localize(level.names, language),
      level: level.rank,
      stake: shown(terms.get(level.label)?.stake ?? '0'),
    })),
    staked: shown(staked),
    missing: toAmount(missing > 0n ? missing : 0n),
    yearEnds,
    monthStarts,
    monthEnds,
    giftTime: gift?.claimed_at ?? null,
    freeUsed: (await withdrawnSince(db, memberId, monthStarts)).count,
  };
}

const REACHED = { EN: 'reached', VI: 'đã đạt', PT: 'alcançado' } as const;

/**
 * Promotes members whose qualifying stake of the year suffices for a higher level, and offers them its bonus.
 * Idempotent and safe to run concurrently.
 * @returns the number of promoted members
 */
export async function promoteDueMembers(db: Database, now: number): Promise<number> {
  const levels = new Map((await readLevels(db)).map(level => [level.label, level]));
  const terms = new Map((await readVipLevelTerms(db)).map(row => [row.label, row]));
  if (![...terms.values()].some(({ stake }) => toUnits(stake) > 0n)) return 0;
  let risen = 0;
  for (let found = BATCH; found === BATCH; ) {
    const due = await dueVipPromotions(db, now, BATCH);
    found = due.length;
    for (const rise of due) {
      const isRaised = await db.transaction().execute(trx => raise(trx, rise, levels, terms, now));
      if (isRaised) risen += 1;
    }
  }
  return risen;
}

async function raise(
  trx: Trx,
  { member_id, merchant_code, label }: VipPromotion,
  levels: ReadonlyMap<string, VipLevelRow>,
  terms: ReadonlyMap<string, VipLevelTermsRow>,
  now: number,
): Promise<boolean> {
  await lockMember(trx, member_id);
  if (!(await promoteMember(trx, member_id, label))) return false;
  const amount = terms.get(label)?.level_up_bonus ?? '0';
  const names = levels.get(label)?.names;
  if (names && toUnits(amount) > 0n) {
    const titleIn = (language: keyof typeof REACHED) => `${localize(names, language)} ${REACHED[language]}`;
    await addOffer(trx, {
      merchant_code,
      member_id,
      required_level: label,
      titles: JSON.stringify({ EN: titleIn('EN'), VI: titleIn('VI'), PT: titleIn('PT') }),
      icon: 'medal',
      amount,
      starts_at: now,
      ends_at: now + REACHED_DAYS * DAY,
      removed_at: null,
    });
  }
  return true;
}
