/** Registration links that an agent creates and closes (TEAM-18, TEAM-19). */
import { randomInt } from 'node:crypto';
import { type affiliateUrls, type createAffiliateUrl, ERROR_CODES } from 'lobbykit/wire';
import type { InferInput, InferOutput } from 'valibot';
import { ApiError, rejectField } from '../../../platform/api-error.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';
import { readSetting } from '../../../platform/settings/repository.ts';
import { lockMember } from '../../account/members-repository.ts';
import { listRates, requireRates } from '../rebates/rates.ts';
import { readRates } from '../rebates/rates-repository.ts';
import type { Agent } from '../totals/kpi.ts';
import { addLink, closeLink, countOpen, type Link, listLinks } from './links-repository.ts';

type Shown = InferInput<(typeof createAffiliateUrl)['value']>;

/** Letters and digits without characters that are easily confused, such as I and 1. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 8;
const newCode = () => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

const toShown = (link: Link): Shown => ({
  id: link.code,
  code: link.code,
  url: `/m/register?${new URLSearchParams({ affiliateCode: link.code })}`,
  memberType: link.member_type,
  isOwn: link.is_primary,
  remark: link.remark,
  createTime: link.created_at,
  closeTime: link.closed_at,
  opened: link.opened,
  used: link.used,
  deposited: link.deposited,
  rebates: listRates(link.rates),
});

/** Returns all registration links of the agent in the format of API responses. */
export async function linksOf(db: Database, { memberId }: Agent): Promise<InferInput<(typeof affiliateUrls)['value']>> {
  return {
    content: (await listLinks(db, memberId)).map(toShown),
    open: await countOpen(db, memberId),
    max: (await readSetting(db, 'team')).maxLinks,
    maxRebates: listRates(await readRates(db, memberId)),
  };
}

/**
 * Creates a link. Throws ApiError `links.full`, `link.taken`, and `input.invalid` for rates above those of the agent.
 */
export async function makeLink(
  trx: Trx,
  { memberId }: Agent,
  { memberType, code, rebates, remark }: InferOutput<(typeof createAffiliateUrl)['body']>,
  now: number,
): Promise<Shown> {
  // The lock makes concurrent calls wait, so that they cannot exceed the limit together.
  await lockMember(trx, memberId);
  const rates = requireRates(rebates, await readRates(trx, memberId));
  const { maxLinks } = await readSetting(trx, 'team');
  if ((await countOpen(trx, memberId)) >= maxLinks) {
    throw new ApiError(ERROR_CODES.linksFull, `At most ${maxLinks} links may be open; close one first.`, {
      value: { max: maxLinks },
    });
  }
  const link = {
    member_id: memberId,
    member_type: memberType,
    rates,
    remark: remark?.trim() || null,
    created_at: now,
  };
  if (code !== undefined) {
    if (!(await addLink(trx, { ...link, code: code.toUpperCase() }))) {
      throw rejectField(ERROR_CODES.linkTaken, 'code', 'Somebody has this code; choose another one.');
    }
    return shownOf(trx, memberId, code.toUpperCase());
  }
  let generated = newCode();
  while (!(await addLink(trx, { ...link, code: generated }))) generated = newCode();
  return shownOf(trx, memberId, generated);
}

const shownOf = async (db: Database, memberId: number, code: string): Promise<Shown> =>
  toShown((await listLinks(db, memberId)).find(link => link.code === code)!);

/** Closes a link permanently. Throws ApiError 404 `link.unknown` if the agent has no open link with the code. */
export async function endLink(db: Database, { memberId }: Agent, code: string | number, now: number): Promise<void> {
  if (await closeLink(db, memberId, String(code).toUpperCase(), now)) return;
  throw new ApiError(ERROR_CODES.linkUnknown, 'You have no open link of this code.');
}
