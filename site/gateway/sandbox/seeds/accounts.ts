/** Public accounts of the sandbox, with play money and the agent's invitation code (GW-09). */
import { randomInt } from 'node:crypto';
import { foldName, TRIAL_TYPE } from 'lobbykit/domain';
import type { Trx } from '../../platform/db/schema.ts';
import { DEMO_MERCHANT } from './merchants.ts';

/**
 * Hash of the password "Lobby-2026", which is published in the README. It is the same in all databases, because a
 * different salt would protect nothing.
 */
const PASSWORD_HASH = 'scrypt$ln=15,r=8,p=3$bG9iYnlraXQgc2FuZGJveA$JWDH8bzAAl17wCeYia-PcAQDVaMBW7WW3JYIVDDPDo8';

/** Opening balance of new members and trial accounts. */
const OPENING = '10000.0000';

const ACCOUNTS = [
  {
    user_name: 'member0',
    type: 0,
    nickname: 'Lan',
    email: 'member0@example.com',
    dialing_code: '84',
    mobile: '901000000',
    vip_level: 'Bronze',
  },
  { user_name: 'guest4', type: TRIAL_TYPE, nickname: 'Guest' },
  { user_name: 'member40', type: 40, nickname: 'Minh', email: 'member40@example.com', vip_level: 'Gold' },
  { user_name: 'agent1', type: 20, nickname: 'Agent', email: 'agent1@example.com' },
];

const INVITATION = 'AGENT1';

/** Letters and digits without characters that are easily confused, such as I and 1. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const newInvitation = () => Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Age of the accounts in a new sandbox, ms: they are older than the agent's team and all of its ledger entries. */
const OPEN_SINCE_MS = 91 * 24 * 3_600_000;

/**
 * Adds the public accounts.
 * @param now ms since 1970
 */
export async function seedAccounts(trx: Trx, { now }: { readonly now: number }): Promise<void> {
  const at = now - OPEN_SINCE_MS;
  const members = await trx
    .insertInto('members')
    .values(
      ACCOUNTS.map(account => ({
        merchant_code: DEMO_MERCHANT,
        user_name_folded: foldName(account.user_name),
        password_hash: PASSWORD_HASH,
        created_at: at,
        age_confirmed_at: at,
        ...account,
      })),
    )
    .returning(['id', 'user_name'])
    .execute();
  const inviting = members.filter(({ user_name }) => user_name !== 'guest4');
  await trx
    .insertInto('affiliates')
    .values(
      inviting.map(({ id, user_name }) => ({
        code: user_name === 'agent1' ? INVITATION : newInvitation(),
        member_id: id,
        domain: null,
        is_primary: true,
      })),
    )
    .execute();
  const house = await trx
    .insertInto('ledger_accounts')
    .values({ merchant_code: DEMO_MERCHANT, kind: 'house', holder: '', member_id: null, balance: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const { id } of members) {
    const account = await trx
      .insertInto('ledger_accounts')
      .values({ merchant_code: DEMO_MERCHANT, kind: 'cash', holder: String(id), member_id: id, balance: '0' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: transaction_id } = await trx
      .insertInto('ledger_transactions')
      .values({ kind: 'opening', posted_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('ledger_entries')
      .values([
        { transaction_id, account_id: house.id, amount: `-${OPENING}` },
        { transaction_id, account_id: account.id, amount: OPENING },
      ])
      .execute();
  }
}
