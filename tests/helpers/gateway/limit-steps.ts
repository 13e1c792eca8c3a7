/** Steps of a member who sets limits, and of stakes that reach these limits. */
import { randomUUID } from 'node:crypto';
import { confirmLimitIncrease, playerLimits, setPlayerLimit, startExclusion } from 'lobbykit/wire';
import { expect } from 'vitest';
import { toUnits } from '../../../sdk/protocol/domain.ts';
import { playReels } from '../../../site/gateway/features/lottery/bets/service.ts';
import type { Reply, TestGateway } from '../gateway.ts';
import { HOUR, type Player } from './bet-steps.ts';
import type { Twins } from './engines.ts';

export interface LimitResponse {
  readonly kind: string;
  readonly period: string;
  readonly amount: string | null;
  readonly used: string;
  readonly left: string | null;
  readonly resetTime: number;
  readonly raising: boolean;
  readonly wanted: string | null;
  readonly wantedTime: number | null;
}

export interface Standing {
  readonly limits: readonly LimitResponse[];
  readonly break: { readonly length: string; readonly startTime: number; readonly endTime: number | null } | null;
  readonly net: readonly Readonly<
    Record<
      'days' | 'deposits' | 'received' | 'fees' | 'withdrawals' | 'withdrawalFees' | 'stakes' | 'wins' | 'net',
      unknown
    >
  >[];
}

type Server = Pick<TestGateway, 'get' | 'call'>;

export async function standing(server: Server, { headers }: Pick<Player, 'headers'>): Promise<Standing> {
  const { status, body } = await server.get<Standing>(playerLimits.path, {
    ...headers,
    ModuleId: playerLimits.moduleId,
  });
  expect([status, body.errorCode]).toEqual([200, undefined]);
  return body.value;
}

export const limitOf = async (server: Server, player: Player, kind: string, period: string): Promise<LimitResponse> =>
  (await standing(server, player)).limits.find(one => one.kind === kind && one.period === period)!;

export const setLimit = (
  server: Server,
  { headers }: Player,
  kind: string,
  period: string,
  amount: string | null,
): Promise<Reply<Standing>> => server.call(setPlayerLimit, { kind, period, amount }, headers);

export const respond = (
  server: Server,
  { headers }: Player,
  kind: string,
  period: string,
  accept: boolean,
): Promise<Reply<Standing>> => server.call(confirmLimitIncrease, { kind, period, accept }, headers);

export const pause = (server: Server, { headers }: Player, length: string, key: string = randomUUID()) =>
  server.call<Standing>(startExclusion, { length }, { ...headers, 'Idempotency-Key': key });

/** Advances the time by any duration while the member's session stays valid. */
export async function later(twins: Twins, { memberId }: Player, ms: number): Promise<void> {
  const now = twins.server.now() + ms;
  const session = { expires_at: now + 12 * HOUR, seen_at: now };
  await twins.server.db.updateTable('sessions').set(session).where('member_id', '=', memberId).execute();
  await twins.advance(ms);
}

/** Plays a round that wins or loses and is settled immediately. Rejects if the gateway rejects the round. */
export const stake = (server: TestGateway, { memberId }: Player, amount: string, wins = false) =>
  playReels(
    server.db,
    { memberId, merchantCode: 'demo', vendor: 'JL' },
    { nodeId: 1, category: 'RNG', key: randomUUID(), stake: toUnits(amount) },
    server.now(),
    () => (wins ? ['cherry', 'cherry', 'cherry'] : ['star', 'bell', 'seven']),
  );

/** Code and details of a promise's rejection; null if it resolves. */
export const callErrorOf = async (work: Promise<unknown>): Promise<{ code: string; value: unknown } | null> => {
  try {
    await work;
    return null;
  } catch (error) {
    const { code, details } = error as { code: string; details: { value: unknown } };
    return { code, value: details.value };
  }
};
