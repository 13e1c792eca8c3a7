/** Steps of a member with rewards. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { toUnits } from 'lobbykit/domain';
import type { Endpoint } from 'lobbykit/wire';
import { expect } from 'vitest';
import { playReels } from '../../../site/gateway/features/lottery/bets/service.ts';
import type { Reply, TestGateway } from '../gateway.ts';
import { anyGame, newPlayer } from './bet-steps.ts';
import { runCommandLine } from './money-steps.ts';

export interface RewardsMember {
  readonly memberId: number;
  readonly userName: string;
  /**
   * Calls an endpoint at one of the gateways, by default the first; `key` is the idempotency key, by default a new one.
   */
  call<T>(endpoint: Endpoint, body: object, more?: { at?: TestGateway; key?: string }): Promise<Reply<T>>;
  get<T>(endpoint: Endpoint, query?: Readonly<Record<string, string>>): Promise<Reply<T>>;
  /** Returns the value of a response. Fails if the response is not a success. */
  read<T>(endpoint: Endpoint, query?: Readonly<Record<string, string>>): Promise<T>;
  cash(): Promise<string>;
}

/** Creates a member with 10,000 in play money. */
export async function newRewardsMember(server: TestGateway): Promise<RewardsMember> {
  const userName = `gift${randomUUID().slice(0, 8)}`;
  const { memberId, headers } = await newPlayer(server, userName);
  const get: RewardsMember['get'] = ({ path, moduleId }, query = {}) =>
    server.get(`${path}?${new URLSearchParams(query)}`, { ...headers, ModuleId: moduleId });
  return {
    memberId,
    userName,
    get,
    call: (endpoint, body, { at = server, key = randomUUID() } = {}) =>
      at.call(endpoint, body, { ...headers, 'Idempotency-Key': key }),
    async read<T>(endpoint: Endpoint, query?: Readonly<Record<string, string>>) {
      const { status, body } = await get<T>(endpoint, query);
      expect([status, body.success, body.message]).toEqual([200, true, undefined]);
      return body.value;
    },
    async cash() {
      const row = await server.db
        .selectFrom('ledger_accounts')
        .select('balance')
        .where('member_id', '=', memberId)
        .where('kind', '=', 'cash')
        .executeTakeFirstOrThrow();
      return Number(row.balance).toFixed(2);
    },
  };
}

/** Number of ledger entries of a kind in a member's cash account. */
export async function ledgerEntriesOf({ db }: TestGateway, memberId: number, kind: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ledger_entries p join ledger_accounts a on a.id = p.account_id
    where a.member_id = ${memberId} and p.kind = ${kind}`.execute(db);
  return rows[0]!.count;
}

/** Plays slot rounds that lose and are settled immediately, so that their stake qualifies. */
export async function stake(server: TestGateway, memberId: number, amount: string, at = server.now()): Promise<void> {
  const { vendor_code: vendor, node_id: nodeId } = await anyGame(server);
  await playReels(
    server.db,
    { memberId, merchantCode: 'demo', vendor },
    { nodeId, category: 'RNG', key: randomUUID(), stake: toUnits(amount) },
    at,
    () => ['star', 'bell', 'seven'],
  );
}

/** Checks that `ledger reconcile` reports no mismatch. */
export async function expectLedgerReconciles(server: TestGateway): Promise<void> {
  expect(await runCommandLine(server, ['ledger', 'reconcile'])).toEqual([
    'The books add up, and so do balances and figures.',
  ]);
}
