/** Rewards of a member: those that can be claimed, upcoming and claimed ones, and the claim (GIFT-02). */
import { shiftDay, shiftMonth, stepDays, toAmount, toUnits } from 'lobbykit/domain';
import { ERROR_CODES } from 'lobbykit/wire';
import { ApiError, rejectField } from '../../platform/api-error.ts';
import { readCursor } from '../../platform/cursor.ts';
import { dateOf, startOfDay } from '../../platform/days.ts';
import type { LocalizedText } from '../../platform/db/columns.ts';
import type { Database, Trx } from '../../platform/db/schema.ts';
import { timeOf } from '../../platform/db/time.ts';
import { localize } from '../../platform/localized-text.ts';
import { lockMember } from '../account/members-repository.ts';
import { readTerms } from '../merchants/merchants-repository.ts';
import { termsOfMember } from '../vip/repository.ts';
import { readCalendar } from './check-in.ts';
import { monthlyKey, offerKey, offerOf } from './claim-keys.ts';
import { creditReward, type Receiver } from './credit.ts';
import {
  addClaim,
  findClaims,
  findOffer,
  listClaims,
  openOffers,
  type RewardClaim,
  type RewardOffer,
} from './repository.ts';

const PAGE = 20;

/** Reward that the member has not claimed yet. */
interface Reward {
  readonly key: string;
  readonly titles: LocalizedText;
  readonly icon: string;
  /** Amount of the reward, decimal text. */
  readonly amount: string;
  readonly startsAt: number;
  readonly endsAt: number | null;
}

const MONTHLY: LocalizedText = {
  EN: 'Monthly gift for your level',
  VI: 'Quà tháng theo cấp bậc',
  PT: 'Presente mensal do seu nível',
};

const ofOffer = ({ id, titles, icon, amount, starts_at, ends_at }: RewardOffer): Reward => ({
  key: offerKey(id),
  titles,
  icon,
  amount,
  startsAt: starts_at,
  endsAt: ends_at,
});

/** Returns the first instant of a month in the merchant's time zone. */
const monthAt = (month: string, zone: string) => startOfDay(`${month}-01`, zone) ?? 0;

/** Returns this month's bonus of the member's VIP level; null if the level has none. */
async function monthlyGift(db: Database, memberId: number, zone: string, now: number): Promise<Reward | null> {
  const amount = (await termsOfMember(db, memberId))?.monthly_bonus ?? '0';
  if (toUnits(amount) === 0n) return null;
  const today = dateOf(now, zone);
  const month = today.slice(0, 7);
  return {
    key: monthlyKey(today),
    titles: MONTHLY,
    icon: 'gift',
    amount,
    startsAt: monthAt(month, zone),
    endsAt: monthAt(shiftMonth(month, 1), zone),
  };
}

const iconOf = (mark: string) => `/art/reward/${mark}.svg`;

const toResponse = ({ key, titles, icon, amount, startsAt, endsAt }: Reward, language: string) => ({
  rewardId: key,
  title: localize(titles, language),
  iconUrl: iconOf(icon),
  amount: toAmount(toUnits(amount)),
  startTime: startsAt,
  endTime: endsAt,
  claimTime: null,
});

const toClaimed = ({ key, titles, icon, amount, claimed_at }: RewardClaim, language: string) => ({
  rewardId: key,
  title: localize(titles, language),
  iconUrl: iconOf(icon),
  amount: toAmount(toUnits(amount)),
  startTime: null,
  endTime: null,
  claimTime: claimed_at,
});

/** Returns the rewards that can be claimed, the one that ends first in front, followed by upcoming ones. */
export async function openRewards(db: Database, member: Receiver, language: string, now: number) {
  const { memberId, merchantCode } = member;
  const { zone } = await readTerms(db, merchantCode);
  const monthly = await monthlyGift(db, memberId, zone, now);
  const offered = [
    ...(await openOffers(db, merchantCode, memberId, now)).map(ofOffer),
    ...(monthly === null ? [] : [monthly]),
  ];
  const keys = offered.map(({ key }) => key);
  const claimed = new Set((await findClaims(db, memberId, keys)).map(({ key }) => key));
  const open = offered.filter(({ key }) => !claimed.has(key));
  const next = await nextStep(db, member, zone, now);
  const endOf = ({ endsAt }: Reward) => endsAt ?? Number.POSITIVE_INFINITY;
  const ready = open.filter(({ startsAt }) => startsAt <= now).sort((a, b) => (endOf(a) < endOf(b) ? -1 : 1));
  const coming = [...open.filter(({ startsAt }) => startsAt > now), ...(next ? [next] : [])].sort(
    (a, b) => a.startsAt - b.startsAt,
  );
  return { content: [...ready, ...coming].map(reward => toResponse(reward, language)), cursor: null };
}

/**
 * Returns the next bonus that the member's streak of check-ins reaches; null if there is none. The check-in itself
 * claims it.
 */
async function nextStep(db: Database, member: Receiver, zone: string, now: number): Promise<Reward | null> {
  const { today, streak, claimed, daily, steps } = await readCalendar(db, member, undefined, now);
  if (daily === null) return null;
  const days = [...stepDays({ today, streak, isClaimed: claimed, steps })];
  const [day, step] = days.find(([date]) => date > today) ?? [];
  if (!day || !step) return null;
  return {
    key: `signin-${day}`,
    titles: {
      EN: `Day ${step.day} of your check-in`,
      VI: `Ngày điểm danh thứ ${step.day}`,
      PT: `Dia ${step.day} do check-in`,
    },
    icon: 'gift',
    amount: step.amount,
    startsAt: startOfDay(day, zone) ?? 0,
    endsAt: startOfDay(shiftDay(day, 1), zone),
  };
}

/**
 * Returns a page of the member's claims, newest first.
 * @param cursor cursor from the previous page
 */
export async function claimedRewards(
  db: Database,
  { memberId }: Receiver,
  cursor: string | undefined,
  language: string,
) {
  const [below = null] = cursor === undefined ? [] : readCursor(cursor, 1);
  const rows = await listClaims(db, memberId, below, PAGE + 1);
  const shown = rows.slice(0, PAGE);
  return {
    content: shown.map(row => toClaimed(row, language)),
    cursor: rows.length > PAGE ? String(shown.at(-1)?.id) : null,
  };
}

async function findReward(trx: Trx, { memberId, merchantCode }: Receiver, key: string, now: number): Promise<Reward> {
  const id = offerOf(key);
  if (id !== null) {
    const offer = await findOffer(trx, merchantCode, memberId, id);
    if (offer) return ofOffer(offer);
  } else {
    const { zone } = await readTerms(trx, merchantCode);
    const monthly = await monthlyGift(trx, memberId, zone, now);
    if (monthly?.key === key) return monthly;
  }
  throw rejectField(
    ERROR_CODES.rewardUnknown,
    'rewardIds',
    `"rewardIds" names ${key}, which the member does not have.`,
  );
}

/**
 * Claims rewards in the caller's transaction, with one ledger transaction each. For rewards claimed before, returns the
 * earlier claims without a second payment.
 * @throws ApiError if a reward is unknown or cannot be claimed now; then none is claimed
 */
export async function claim(trx: Trx, member: Receiver, keys: readonly string[], language: string) {
  const { memberId } = member;
  await lockMember(trx, memberId);
  const now = await timeOf(trx);
  const uniqueKeys = [...new Set(keys)];
  const before = new Map((await findClaims(trx, memberId, uniqueKeys)).map(row => [row.key, row]));
  const claims: RewardClaim[] = [];
  for (const key of uniqueKeys) claims.push(before.get(key) ?? (await claimOne(trx, member, key, now)));
  return { content: claims.map(row => toClaimed(row, language)) };
}

async function claimOne(trx: Trx, member: Receiver, key: string, now: number): Promise<RewardClaim> {
  const { titles, icon, amount, startsAt, endsAt } = await findReward(trx, member, key, now);
  if (startsAt > now || (endsAt !== null && endsAt <= now)) {
    throw new ApiError(ERROR_CODES.rewardClosed, `The reward ${key} cannot be claimed now.`, {
      value: { rewardId: key, startTime: startsAt, endTime: endsAt },
    });
  }
  const ledger_transaction_id = await creditReward(trx, member, 'gift', toUnits(amount), now);
  const row = { member_id: member.memberId, key, titles: JSON.stringify(titles), icon, amount };
  return addClaim(trx, { ...row, claimed_at: now, ledger_transaction_id });
}
