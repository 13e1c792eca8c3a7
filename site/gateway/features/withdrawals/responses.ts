/** Withdrawals in the format of API responses, and the member's list of withdrawals. */
import {
  canCancelWithdrawal,
  isWithdrawalOpen,
  shiftDay,
  toAmount,
  toUnits,
  WITHDRAWAL_TRANSITIONS,
  type WithdrawalState,
} from 'lobbykit/domain';
import type { withdrawReport } from 'lobbykit/wire';
import type { InferInput, InferOutput } from 'valibot';
import { invalid } from '../../platform/api-error.ts';
import { readCursor, requirePage } from '../../platform/cursor.ts';
import { dayEnd, startOfDay } from '../../platform/days.ts';
import type { Database } from '../../platform/db/schema.ts';
import { localize } from '../../platform/localized-text.ts';
import { readSetting } from '../../platform/settings/repository.ts';
import { readTermsOf } from '../merchants/merchants-repository.ts';
import { masked } from './cards.ts';
import { cardsById, readBanks } from './cards-repository.ts';
import { listWithdrawals, stepsOf, type Withdrawal } from './requests-repository.ts';

const MINUTE = 60_000;
/** Maximum days per request. */
const MAX_DAYS = 31;

/** Returns withdrawals with all fields that pages show. */
export async function toResponses(db: Database, withdrawals: readonly Withdrawal[], language: string) {
  if (withdrawals.length === 0) return [];
  const steps = await stepsOf(
    db,
    withdrawals.map(({ id }) => id),
  );
  const cards = await cardsById(db, [...new Set(withdrawals.map(({ card_id }) => card_id))]);
  const banks = new Map((await readBanks(db)).map(bank => [bank.code, bank]));
  const { arrivesMinutes } = await readSetting(db, 'withdrawal');
  return withdrawals.map(withdrawal => {
    const { id, state, amount, fee, created_at } = withdrawal;
    const card = cards.get(withdrawal.card_id);
    const bank = card && banks.get(card.bank_code);
    return {
      orderNo: withdrawal.order_no,
      status: state,
      amount: toAmount(toUnits(amount)),
      fee: toAmount(toUnits(fee)),
      arrives: toAmount(toUnits(amount) - toUnits(fee)),
      cardId: withdrawal.card_id,
      bankName: bank ? localize(bank.names, language) : null,
      iconUrl: bank?.icon_path ?? null,
      accountNo: card ? masked(card.last_four) : null,
      payeeName: card?.payee_name ?? null,
      createTime: created_at,
      stateTime: withdrawal.state_at,
      expectTime: isWithdrawalOpen(state) ? created_at + arrivesMinutes * MINUTE : null,
      note: withdrawal.note,
      canCancel: canCancelWithdrawal(state),
      steps: steps
        .filter(step => step.withdrawal_id === id)
        .map(step => ({ status: step.state, time: step.changed_at })),
    };
  });
}

/** Returns one withdrawal in the format of API responses. */
export const toResponse = async (db: Database, withdrawal: Withdrawal, language: string) =>
  (await toResponses(db, [withdrawal], language))[0]!;

/** Returns the first instant of a day in the merchant's time zone. Throws ApiError 400 for an invalid day. */
function startOf(day: string, field: string, zone: string): number {
  const at = startOfDay(day, zone);
  if (at === null) throw invalid(`"${field}" is no day; allowed is a day such as 2026-11-20`, field);
  return at;
}

type ReportQuery = InferOutput<typeof withdrawReport.query> & { readonly language: string };

/**
 * Returns a page of the member's withdrawals. Throws ApiError 400 for invalid, reversed or too many days, and for an
 * invalid cursor.
 */
export async function listPage(
  db: Database,
  memberId: number,
  query: ReportQuery,
): Promise<InferInput<typeof withdrawReport.value>> {
  const { startDate, endDate, cursor, status, language } = query;
  const { zone } = await readTermsOf(db, memberId);
  const [from, last] = [startOf(startDate, 'startDate', zone), startOf(endDate, 'endDate', zone)];
  const until = dayEnd(last, zone);
  if (last < from) throw invalid('"endDate" is before "startDate"', 'endDate');
  if (shiftDay(startDate, MAX_DAYS) <= endDate) throw invalid(`"endDate" is more than ${MAX_DAYS} days on`, 'endDate');
  const { size, isFirst } = requirePage(query);
  const all = Object.keys(WITHDRAWAL_TRANSITIONS) as WithdrawalState[];
  const states = status === undefined ? null : status === 'open' ? all.filter(isWithdrawalOpen) : [status];
  const [below = null] = cursor === undefined ? [] : readCursor(cursor, 1);
  const found = await listWithdrawals(db, { memberId, from, until, states, below, max: size + 1 });
  const rows = found.slice(0, size);
  return {
    content: await toResponses(db, rows, language),
    cursor: found.length > size ? String(rows.at(-1)?.id) : null,
    pageNum: isFirst ? 1 : null,
    totalPages: null,
    total: null,
  };
}
