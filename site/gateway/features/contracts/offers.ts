/**
 * Contract offers: an upline creates an offer, the downline member answers it, and either party can end the contract
 * (TEAM-21).
 */
import { randomUUID } from 'node:crypto';
import {
  type ContractKind,
  type ContractTier,
  checkTiers,
  currencyDecimals,
  mayUse,
  type TierIssue,
} from 'lobbykit/domain';
import { ERROR_CODES, type offerContract, type respondToContract } from 'lobbykit/wire';
import type { InferOutput } from 'valibot';
import { ApiError, invalid } from '../../platform/api-error.ts';
import type { Audit } from '../../platform/audit/audit.ts';
import type { Database, Trx } from '../../platform/db/schema.ts';
import { timeOf } from '../../platform/db/time.ts';
import type { Message } from '../../platform/outbox/outbox.ts';
import { lockMember, readMember } from '../account/members-repository.ts';
import { readTerms } from '../merchants/merchants-repository.ts';
import { requireInDownline } from '../team/members/downline.ts';
import type { Agent } from '../team/totals/kpi.ts';
import { passwordMissing } from '../withdrawals/errors.ts';
import { notifyContract } from './notifications.ts';
import {
  acceptOffer,
  addOffer,
  type Contract,
  closeOffer,
  endContracts,
  findContract,
  findOpen,
} from './offers-repository.ts';
import { periodAt } from './periods.ts';

interface AuditContext {
  readonly audit: Audit;
  readonly address: string;
}

const WRONG: Readonly<Record<TierIssue, string>> = {
  from: 'asks for no more than the one before; allowed is more',
  active: 'asks for fewer active members than the one before; allowed is as many, or more',
  pay: 'gives no more than the one before; allowed is more',
  percent: 'gives more than the whole loss; allowed is at most 100 percent',
  decimals: 'has more decimals than there are; allowed are those of the currency, and one of percents',
};

/** Validates the tiers of an offer. Throws ApiError `input.invalid`. */
function requireTiers(
  kind: ContractKind,
  input: InferOutput<(typeof offerContract)['body']>['steps'],
  currency: string,
) {
  const steps: ContractTier[] = input.map(({ from, active, pay }) => ({ from, active: Number(active), pay }));
  const wrong = checkTiers(kind, steps, currencyDecimals(currency));
  if (wrong) throw invalid(`"steps": step ${wrong.at + 1} ${WRONG[wrong.issue]}`, 'steps');
  return steps;
}

/**
 * Returns the member's id if the agent may offer a contract to the member, who must be in the direct downline. Runs
 * before the password check; throws the same errors as `offer`.
 */
export async function requireMayOffer(db: Database, { memberId }: Agent, userName: string): Promise<number> {
  const { id, upline_id } = await requireInDownline(db, memberId, userName);
  if (upline_id !== memberId) throw permissionDenied('You can only offer contracts to direct members.');
  return id;
}

/**
 * Offers a contract to a direct downline member. Revokes a pending offer of the same kind. Runs in a transaction of the
 * caller, which has verified the upline's withdrawal password before.
 * @throws ApiError if the member is not in the direct downline or of a type without contracts; 404 if the member is not
 * in the downline
 */
export async function offer(
  trx: Trx,
  agent: Agent,
  { userName, kind, steps }: Pick<InferOutput<(typeof offerContract)['body']>, 'userName' | 'kind' | 'steps'>,
  { audit, address }: AuditContext,
  now: number,
): Promise<{ readonly offerId: string; readonly mail: Message | null }> {
  const { memberId: uplineId, merchantCode: merchant } = agent;
  const memberId = await requireMayOffer(trx, agent, userName);
  await lockMember(trx, uplineId, memberId);
  if ((await readMember(trx, uplineId)).payment_hash === null) throw passwordMissing();
  if (!mayUse('respondToContract', await readMember(trx, memberId))) {
    throw permissionDenied('No contract can be offered to a member of this type.');
  }
  const agreed = requireTiers(kind, steps, (await readTerms(trx, merchant)).currency);
  const before = await findOpen(trx, memberId, kind);
  if (before) await closeOffer(trx, before.id, 'withdrawn', now);
  const offerId = randomUUID();
  await addOffer(trx, { offerId, merchant, uplineId, memberId, kind, steps: agreed, at: now });
  const { user_name: name } = await readMember(trx, uplineId);
  const mail = await notifyContract(trx, { event: 'offered', memberId, kind, name, now });
  const detail = { by: uplineId, contract: kind, offer: offerId };
  await audit.note(trx, { kind: 'contract-offered', merchant, memberId, address, detail });
  return { offerId, mail };
}

/**
 * Records the member's answer to an offer. An accepted contract starts with the next period; the previous contract of
 * this kind ends at the same time.
 * @throws ApiError 404 for an offer to another member, `contract.over` if the offer is no longer pending
 */
export async function respond(
  trx: Trx,
  { memberId, merchantCode: merchant }: Agent,
  { offerId, accept }: InferOutput<(typeof respondToContract)['body']>,
  { audit, address }: AuditContext,
): Promise<Message | null> {
  const offered = await requireOf(trx, offerId, contract => contract.member_id === memberId);
  const { id, kind, upline_id: uplineId } = offered;
  await lockMember(trx, uplineId, memberId);
  const now = await timeOf(trx);
  if (!(await (accept ? acceptFrom(trx, offered, merchant, now) : closeOffer(trx, id, 'refused', now)))) {
    throw over(await findContract(trx, offerId));
  }
  const { user_name: name } = await readMember(trx, memberId);
  const detail = { contract: kind, offer: offerId };
  await audit.note(trx, {
    kind: accept ? 'contract-accepted' : 'contract-refused',
    merchant,
    memberId,
    address,
    detail,
  });
  return notifyContract(trx, { event: accept ? 'accepted' : 'refused', memberId: uplineId, kind, name, now });
}

/**
 * Accepts an offer and ends the previous contract. Returns false, without any change, if the offer is no longer
 * pending.
 */
async function acceptFrom(trx: Trx, { id, kind, member_id }: Contract, merchant: string, now: number) {
  const { zone } = await readTerms(trx, merchant);
  const { until } = periodAt(kind, now, zone);
  const [open] = [await findOpen(trx, member_id, kind)];
  if (open?.id !== id) return false;
  await endContracts(trx, member_id, kind, until);
  return acceptOffer(trx, id, now, until);
}

/**
 * Ends a contract at the end of the current period (either party), or revokes a pending offer (upline only). Throws
 * ApiError 404 if the caller is not a party, `contract.over` if the offer or contract is over already.
 */
export async function end(
  trx: Trx,
  { memberId: callerId, merchantCode: merchant }: Agent,
  offerId: string,
  { audit, address }: AuditContext,
): Promise<Message | null> {
  const contract = await requireOf(trx, offerId, ({ upline_id, member_id }) =>
    [upline_id, member_id].includes(callerId),
  );
  const { id, kind, upline_id: uplineId, member_id: memberId } = contract;
  await lockMember(trx, uplineId, memberId);
  const now = await timeOf(trx);
  const isUpline = callerId === uplineId;
  const detail = { by: callerId, contract: kind, offer: offerId };
  if (isUpline && (await closeOffer(trx, id, 'withdrawn', now))) {
    await audit.note(trx, { kind: 'contract-ended', merchant, memberId, address, detail });
    return null;
  }
  const { zone } = await readTerms(trx, merchant);
  const held = await findContract(trx, offerId);
  if (held?.state !== 'accepted' || held.ends_at !== null) throw over(held);
  await endContracts(trx, memberId, kind, periodAt(kind, now, zone).until);
  await audit.note(trx, { kind: 'contract-ended', merchant, memberId, address, detail });
  const { user_name: name } = await readMember(trx, callerId);
  return notifyContract(trx, { event: 'ended', memberId: isUpline ? memberId : uplineId, kind, name, now });
}

async function requireOf(trx: Trx, offerId: string, isOf: (contract: Contract) => boolean): Promise<Contract> {
  const found = await findContract(trx, offerId);
  if (found && isOf(found)) return found;
  throw new ApiError(ERROR_CODES.contractUnknown, 'There is no such offer.');
}

const permissionDenied = (sentence: string) => new ApiError(ERROR_CODES.permissionDenied, sentence);

const over = (contract: Contract | null) =>
  new ApiError(ERROR_CODES.contractOver, 'This offer was answered, taken back, or has ended; nothing was done.', {
    value: { status: contract?.state ?? 'withdrawn' },
  });
