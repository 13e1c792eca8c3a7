/** Transfers of an agent's cash to downline members: to all of the named members, or to none (TEAM-14). */
import { currencyDecimals, toAmount, toUnits } from 'lobbykit/domain';
import { ERROR_CODES } from 'lobbykit/wire';
import { accountOf, sumTransfersOut } from '../../../ledger/accounts-repository.ts';
import { balancesOf, lockAccounts, post } from '../../../ledger/posting.ts';
import { ApiError, type ApiErrorCode, invalid } from '../../../platform/api-error.ts';
import type { Audit } from '../../../platform/audit/audit.ts';
import { dateOf, dayEnd } from '../../../platform/days.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';
import { timeOf } from '../../../platform/db/time.ts';
import { requireUnits } from '../../../platform/http/amounts.ts';
import { readSetting } from '../../../platform/settings/repository.ts';
import { lockMember, readMember } from '../../account/members-repository.ts';
import { readTerms } from '../../merchants/merchants-repository.ts';
import { cashBlock, requireCashDebit } from '../../wallet/cash-guard.ts';
import { passwordMissing } from '../../withdrawals/errors.ts';
import { downlineUnknown } from '../members/downline.ts';
import { findAllInDownline } from '../members/downline-repository.ts';
import type { Agent } from '../totals/kpi.ts';

/** Maximum members per request. */
const MAX_MEMBERS = 100;

interface TransferStatus {
  readonly min: string;
  readonly max: string;
  readonly dayMax: string;
  readonly dayLeft: string;
  readonly dayEndTime: number;
  readonly decimals: number;
}

async function transferStatusOf(db: Database, { memberId, merchantCode }: Agent, now: number): Promise<TransferStatus> {
  const { minTransfer, maxTransfer, dayMaxTransfer } = await readSetting(db, 'team');
  const { zone, currency } = await readTerms(db, merchantCode);
  const left = toUnits(dayMaxTransfer) - toUnits(await sumTransfersOut(db, memberId, dateOf(now, zone)));
  return {
    min: minTransfer,
    max: maxTransfer,
    dayMax: dayMaxTransfer,
    dayLeft: toAmount(left > 0n ? left : 0n),
    dayEndTime: dayEnd(now, zone),
    decimals: currencyDecimals(currency),
  };
}

/** Returns the limits of the agent's next transfer, and the reason if no transfer is possible at present. */
export async function transferSettingFor(db: Database, agent: Agent, now: number) {
  const block = await cashBlock(db, 'transfer', agent.memberId, now);
  return {
    ...(await transferStatusOf(db, agent, now)),
    withdrawable: toAmount((await balancesOf(db, agent.memberId)).cash),
    maxMembers: MAX_MEMBERS,
    hasPassword: (await readMember(db, agent.memberId)).payment_hash !== null,
    blockedBy: block?.code ?? null,
    blockedUntil: block?.until ?? null,
  };
}

/** Throws ApiError with the reason if the agent cannot transfer cash at present. */
export async function requireFree(db: Database, { memberId }: Agent, now: number): Promise<void> {
  await requireCashDebit(db, { kind: 'transfer', caller: 'member', memberId }, now);
}

const amountError = (code: ApiErrorCode, sentence: string, more: object) =>
  new ApiError(code, sentence, { value: { ...more, fields: { amount: sentence } } });

/**
 * Transfers the amount to each member in the caller's transaction, which has verified the withdrawal password before.
 * Limits also hold for concurrent transfers. Throws ApiError before any transfer.
 */
export async function transfer(
  trx: Trx,
  agent: Agent,
  { userNames, amount }: { readonly userNames: readonly string[]; readonly amount: string },
  { audit, address }: { readonly audit: Audit; readonly address: string },
) {
  const { memberId, merchantCode: merchant } = agent;
  await lockMember(trx, memberId);
  const now = await timeOf(trx);
  await requireFree(trx, agent, now);
  if ((await readMember(trx, memberId)).payment_hash === null) throw passwordMissing();
  const members = await findAllInDownline(trx, memberId, userNames);
  if (members.length < new Set(userNames.map(name => name.trim().toLowerCase())).size) throw downlineUnknown();
  if (members.length < userNames.length) throw invalid('"userNames" names a member twice', 'userNames');
  const { min, max, dayLeft, dayEndTime, decimals } = await transferStatusOf(trx, agent, now);
  const units = requireUnits('amount', amount, decimals);
  if (units < toUnits(min) || units > toUnits(max)) {
    throw amountError(
      ERROR_CODES.transferAmountOutside,
      `"amount" is outside of what a member may be given; allowed is ${min} to ${max}.`,
      { min, max },
    );
  }
  const total = units * BigInt(members.length);
  if (total > toUnits(dayLeft)) {
    throw amountError(
      ERROR_CODES.transferDayFull,
      `The amounts are more than may still be given today, which is ${dayLeft}.`,
      {
        left: dayLeft,
        until: dayEndTime,
      },
    );
  }
  const cash = await accountOf(trx, { merchant, kind: 'cash', memberId });
  const accounts: number[] = [];
  for (const { id } of members) accounts.push(await accountOf(trx, { merchant, kind: 'cash', memberId: id }));
  const held = (await lockAccounts(trx, [cash, ...accounts])).get(cash) ?? 0n;
  if (total > held) {
    const left = toAmount(held);
    throw amountError(ERROR_CODES.transferFundsMissing, `The amounts are more than there is, which is ${left}.`, {
      left,
    });
  }
  await post(trx, {
    kind: 'transfer',
    now,
    lines: [{ account: cash, units: -total }, ...accounts.map(account => ({ account, units }))],
  });
  const detail = { members: members.map(({ id }) => id), amount: toAmount(units), total: toAmount(total) };
  await audit.note(trx, { kind: 'team-transfer', merchant, memberId, address, detail });
  return {
    amount: toAmount(units),
    total: toAmount(total),
    userNames: members.map(({ user_name }) => user_name).sort(),
    balance: toAmount(held - total),
    dayLeft: toAmount(toUnits(dayLeft) - total),
    createTime: now,
  };
}
