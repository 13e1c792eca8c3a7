/** Availability of deposit methods, and a member's remaining daily limit (PAY-04, PAY-11). */
import { currencyDecimals, toAmount, toUnits } from 'lobbykit/domain';
import type { depositBanks } from 'lobbykit/wire';
import type { InferInput } from 'valibot';
import { atMinute, dayStart, minuteOfDay } from '../../platform/days.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { MemberSession } from '../../platform/http/session.ts';
import { localize } from '../../platform/localized-text.ts';
import { readTerms } from '../merchants/merchants-repository.ts';
import { type MethodRow, readMethods } from './methods-repository.ts';
import { totalsSince } from './orders-repository.ts';

export interface Openness {
  readonly isOpen: boolean;
  /** Time of the next opening, ms since 1970; null if open or unknown. */
  readonly opensAt: number | null;
  readonly closedFor: 'hours' | 'maintenance' | null;
}

/**
 * Returns whether a method is open at `now`, and when it opens next. Opening hours are in the merchant's time zone;
 * maintenance takes precedence over them.
 */
export function openness(
  { opens_at, closes_at, closed_until }: Pick<MethodRow, 'opens_at' | 'closes_at' | 'closed_until'>,
  zone: string,
  now: number,
): Openness {
  if (closed_until !== null && closed_until > now) {
    return { isOpen: false, opensAt: closed_until, closedFor: 'maintenance' };
  }
  if (opens_at === null || closes_at === null) return { isOpen: true, opensAt: null, closedFor: null };
  const minute = minuteOfDay(now, zone);
  const isOpen =
    opens_at <= closes_at ? minute >= opens_at && minute < closes_at : minute >= opens_at || minute < closes_at;
  if (isOpen) return { isOpen, opensAt: null, closedFor: null };
  return { isOpen, opensAt: atMinute(now, zone, opens_at, opens_at > minute ? 0 : 1), closedFor: 'hours' };
}

/** Returns the amount that a member may still deposit today with a method, in minor units; null for no limit. */
export function dayLeft(
  method: Pick<MethodRow, 'code' | 'daily_max'>,
  sums: ReadonlyMap<string, string>,
): bigint | null {
  if (method.daily_max === null) return null;
  const left = toUnits(method.daily_max) - toUnits(sums.get(method.code) ?? '0');
  return left > 0n ? left : 0n;
}

/** Returns the number of decimals of the merchant's currency, such as 0 for the dong. */
export const readDecimals = async (db: Database, merchant: string): Promise<number> =>
  currencyDecimals((await readTerms(db, merchant)).currency);

type MethodResponse = InferInput<typeof depositBanks.value>[number];

/** Returns the enabled methods in API format. */
export async function methodsFor(
  db: Database,
  { memberId, merchantCode }: Pick<MemberSession, 'memberId' | 'merchantCode'>,
  language: string,
  now: number,
): Promise<MethodResponse[]> {
  const { zone, currency } = await readTerms(db, merchantCode);
  const decimals = currencyDecimals(currency);
  const methods = await readMethods(db);
  const sums = await totalsSince(db, memberId, dayStart(now, zone));
  return methods
    .filter(({ enabled }) => enabled)
    .map(method => {
      const left = dayLeft(method, sums);
      return {
        bankId: method.code,
        bankName: localize(method.names, language),
        iconUrl: method.icon_path,
        kind: method.kind,
        channel: method.channel,
        minAmount: toAmount(toUnits(method.min_amount)),
        maxAmount: toAmount(toUnits(method.max_amount)),
        dayLeft: left === null ? null : toAmount(left),
        feePercent: trimmed(method.fee_percent),
        feeFixed: toAmount(toUnits(method.fee_fixed)),
        decimals,
        arrivesFrom: method.arrives_from,
        arrivesTo: method.arrives_to,
        ...openness(method, zone, now),
      };
    });
}

/** Removes trailing zeros: `1.2000` becomes `1.2`. */
export const trimmed = (decimal: string): string => (decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal);
