/** Accounts that an agent creates, with an initial password that the member must change (TEAM-18). */
import { foldName } from 'lobbykit/domain';
import { type createDownlineAccount, ERROR_CODES } from 'lobbykit/wire';
import type { InferOutput } from 'valibot';
import { creditOpening } from '../../../ledger/posting.ts';
import { ApiError, invalid, rejectField } from '../../../platform/api-error.ts';
import type { Audit } from '../../../platform/audit/audit.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';
import { admit } from '../../../platform/rate-limits/rate-limits.ts';
import { AGENT_TYPE, addMember, findByNameOrMobile, lockMember } from '../../account/members-repository.ts';
import type { Passwords } from '../../account/passwords/hashing.ts';
import { requireRule } from '../../account/passwords/new-password.ts';
import { assignOwnCode } from '../../account/registration/invitation-codes.ts';
import { isRight } from '../../account/registration/patterns.ts';
import { readRules } from '../../account/registration/repository.ts';
import { firstLevel } from '../../vip/repository.ts';
import { requireRates } from '../rebates/rates.ts';
import { addRates, readRates } from '../rebates/rates-repository.ts';
import type { Agent } from '../totals/kpi.ts';

type Body = InferOutput<(typeof createDownlineAccount)['body']>;

const exists = () => rejectField(ERROR_CODES.memberExists, 'userName', 'This account exists.');

/**
 * Validates name and initial password, and hashes the password. Runs before the transaction, because hashing is slow.
 * @returns the hash to store
 * @throws ApiError for an invalid name or password
 */
export async function checkOpening(
  db: Database,
  { memberId }: Agent,
  { userName, password, rebates }: Body,
  {
    passwords,
    language,
    now,
  }: { readonly passwords: Pick<Passwords, 'hash'>; readonly language: string; readonly now: number },
): Promise<string> {
  requireRates(rebates, await readRates(db, memberId));
  const rule = (await readRules(db)).find(({ name }) => name === 'loginUsername');
  const isFit =
    !rule ||
    (userName.length >= rule.min_length &&
      userName.length <= rule.max_length &&
      (await isRight(rule.pattern, userName)));
  if (!isFit || foldName(userName) === '') {
    throw invalid(`"userName" is no user name; it has to match ${rule?.pattern ?? ''}`, 'userName');
  }
  await requireRule(db, password, [userName], language).catch(error => {
    // The error of the password rules names the field `newPassword` of another form.
    const fields = error instanceof ApiError ? (error.details.value?.fields as Record<string, string>) : undefined;
    throw fields?.newPassword ? rejectField(ERROR_CODES.inputInvalid, 'password', fields.newPassword) : error;
  });
  // Counted after validation: the limit is for created accounts and slow hashes, not for typing errors.
  await admit(db, 'open-downline', String(memberId), now);
  return passwords.hash(password, 'member');
}

/** Creates the account in the agent's downline. Throws ApiError `member.exists` if the name is taken. */
export async function open(
  trx: Trx,
  { memberId, merchantCode }: Agent,
  { userName, memberType, rebates }: Omit<Body, 'password'>,
  { hash, audit, address }: { readonly hash: string; readonly audit: Audit; readonly address: string },
  now: number,
) {
  // A name must also differ from other members' phone numbers, because members can log in by number.
  if (await findByNameOrMobile(trx, merchantCode, { name: userName, mobile: userName })) throw exists();
  await lockMember(trx, memberId);
  const rates = requireRates(rebates, await readRates(trx, memberId));
  const added = await addMember(trx, {
    merchant_code: merchantCode,
    user_name: userName,
    type: memberType === 1 ? AGENT_TYPE : 0,
    created_at: now,
    password_hash: hash,
    must_change_password: true,
    upline_id: memberId,
    vip_level: await firstLevel(trx),
  });
  if (!added) throw exists();
  await creditOpening(trx, added, now);
  await assignOwnCode(trx, added.id);
  await addRates(trx, added.id, rates, now);
  const detail = { by: memberId, type: added.type };
  await audit.note(trx, { kind: 'member-opened', merchant: merchantCode, memberId: added.id, address, detail });
  return { userName: added.user_name, type: added.type };
}
