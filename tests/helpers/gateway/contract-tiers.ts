/** Helpers for tests of contracts between agents and members of their direct downline. */
import { sql } from 'kysely';
import type { ContractKind, ContractTier } from 'lobbykit/domain';
import { contracts, offerContract, respondToContract } from 'lobbykit/wire';
import { createPasswords } from '../../../site/gateway/features/account/passwords/hashing.ts';
import { dayStart } from '../../../site/gateway/platform/days.ts';
import type { TestGateway } from '../gateway.ts';
import { LIGHT_COST } from '../light-passwords.ts';
import { type Beginning, DAY, loggedIn, move, type Person, person, ZONE } from './team-steps.ts';

export const STEPS: readonly ContractTier[] = [
  { from: '100.00', active: 1, pay: '5.00' },
  { from: '200.00', active: 2, pay: '12.00' },
];

/** Logs in again, because an hour without calls ends a session. */
export const again = (server: TestGateway, { id, name }: Person) => loggedIn(server, id, name);

export interface Standing {
  readonly kind: ContractKind;
  readonly offered: { readonly offerId: string; readonly steps: readonly ContractTier[] } | null;
  readonly running: { readonly offerId: string; readonly startTime: number; readonly endTime: number | null } | null;
  readonly next: { readonly offerId: string; readonly startTime: number } | null;
  readonly current: {
    readonly base: string;
    readonly active: number;
    readonly step: number;
    readonly amount: string;
  } | null;
  readonly owed: string;
}

/** Withdrawal password of all agents who offer contracts. */
export const PIN = '204817';
const hashed = createPasswords(LIGHT_COST).hash(PIN);

/** Creates an agent with a withdrawal password, which the payer of a contract must have. */
export async function payer(server: TestGateway, beginning: Beginning = { type: 20 }): Promise<Person> {
  const one = await person(server, beginning);
  await server.db
    .updateTable('members')
    .set({ payment_hash: await hashed })
    .where('id', '=', one.id)
    .execute();
  return one;
}

/** Offers a contract from an agent that `payer` created. */
export const offerTo = async (upper: Person, member: Person, kind: ContractKind, steps = STEPS): Promise<string> => {
  const { body } = await upper.call<{ offerId: string }>(offerContract, {
    userName: member.name,
    kind,
    steps,
    paymentPassword: PIN,
  });
  return body.value.offerId;
};

export const accept = (member: Person, offerId: string, yes = true) =>
  member.call(respondToContract, { offerId, accept: yes });

export const standingOf = async (member: Person, kind: ContractKind): Promise<Standing> => {
  const { body } = await member.get<{ content: readonly Standing[] }>(contracts);
  return body.value.content.find(one => one.kind === kind)!;
};

/** Adds a settled lost round with the given qualifying stake. */
export async function play(server: TestGateway, actor: Person, stake: string, at = server.now()): Promise<void> {
  await move(server, actor.id, 'bet', `-${stake}`, at, 'RNG');
  await sql`insert into bets (member_id, idempotency_key, vendor, category, node_id, detail, stake, qualifying_stake, state, played_at, settled_at, stake_transaction_id)
    select ${actor.id}, gen_random_uuid(), 'V', 'RNG', 1, '{}', ${stake}, ${stake}, 'lost', ${at}, ${at}, max(id)
    from ledger_transactions`.execute(server.db);
}

/** Sum and number of contract payouts; the sum is decimal text. */
export async function paidTo(server: TestGateway, { id }: Person) {
  const { rows } = await sql<{ amount: string; times: number }>`
    select coalesce(sum(p.amount), 0)::numeric(20,2)::text as amount, count(*)::int as times
    from ledger_entries p join ledger_accounts a on a.id = p.account_id
    where p.kind in ('salary', 'dividend') and p.amount > 0 and a.member_id = ${id}`.execute(server.db);
  return rows[0]!;
}

/** Time in ms until the end of the merchant's day, plus the delay of the payout job. */
export const untilTomorrow = (server: TestGateway) => dayStart(server.now(), ZONE) + DAY + 6 * 60_000 - server.now();
