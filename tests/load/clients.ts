/**
 * Clients of a load test: each plays, buys tickets, opens games, deposits and withdraws as one member, and repeats
 * requests without a response.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { bonusWagering } from 'lobbykit/wire';
import type { LotteryResponse } from '../../site/gateway/sandbox/games/responses.ts';
import { ALL_DIGITS, requestGameServer } from '../helpers/gateway/bet-steps.ts';
import type { Envelope } from '../helpers/gateway.ts';
import type { Opened } from '../helpers/players.ts';
import { AGAIN, FINAL, resultOf, type Sent, send } from './calls.ts';
import type { Chance } from './chance.ts';
import type { LoadGateway } from './gateways.ts';
import { PIN } from './withdrawals.ts';

export interface Client {
  /** Runs sequential actions until `signal` aborts. Throws if a repeated call gets a different response. */
  run(signal: AbortSignal): Promise<void>;
  readonly sent: readonly Sent[];
  /** Repeats open requests until each has a response. */
  settle(): Promise<void>;
}

export interface ClientOptions {
  readonly player: Opened;
  readonly gateways: readonly LoadGateway[];
  readonly chance: Chance;
  /** Time of the gateways, ms since 1970. */
  readonly now: () => number;
  /** Promotion used by deposits if permitted. */
  readonly promoId: number;
  /** Id of the card to which withdrawals are paid. */
  readonly cardId: number;
}

type PendingFavorite = Pick<Sent, 'kind' | 'body'>;

/** Maximum number of temporary errors of one call. */
const TIMEOUT_ATTEMPTS = 1_000;

export function createClient({ player, gateways, chance, now, promoId, cardId }: ClientOptions): Client {
  const sent: Sent[] = [];
  /** Queue of follow-up actions, which run before new actions. */
  const next: PendingFavorite[] = [];
  /** Deposits with the promotion whose payment is not confirmed. */
  const promised = new Set<string>();
  /** Number of bonuses that the client still has to forfeit. */
  let ends = 0;
  const up = () => gateways.flatMap(gateway => gateway.running() ?? []);

  /**
   * Sends a request once to a running gateway; true if no repeat is needed, else the error code, or '' without a
   * response.
   */
  const trySend = async (one: Sent): Promise<true | string> => {
    const places = up();
    const at = places.length > 0 ? chance.pick(places) : null;
    // The response is missing while all gateways are down, and if the requested gateway dies before it responds.
    const response = at && (await send(one, at, now).catch(() => null));
    if (!response) return '';
    if (!response.success) {
      const code = response.errorCode ?? '';
      if (AGAIN.has(code)) return code;
      if (!FINAL.has(code)) throw new Error(`${one.kind} ${one.key} was refused: ${code} ${response.message}`);
      if (one.done) throw new Error(`${one.kind} ${one.key}: ${code} after it was done`);
      one.rejected = true;
      return true;
    }
    const result = resultOf(one.kind, response.value);
    if (one.done && result !== one.response) throw new Error(`${one.kind} ${one.key}: ${result} after ${one.response}`);
    if (!one.done) follow(one, result);
    one.done = true;
    one.response = result;
    return true;
  };

  /**
   * Queues the follow-up actions of a completed action: notifications for a deposit, the forfeit of a bonus, and some
   * cancellations of withdrawals.
   */
  const follow = ({ kind, body }: Sent, result: string) => {
    if (kind === 'deposit') {
      next.push(...afterDeposit(result, (body as { amount: string }).amount));
      if ('promoId' in body) promised.add(result);
    }
    if (kind === 'withdraw' && chance.below(3) === 0) next.push({ kind: 'take-back', body: { orderNo: result } });
    const isPaid = kind === 'notice' && (body as { state: string }).state === 'paid';
    if (isPaid && promised.delete((body as { orderNo: string }).orderNo) && chance.below(3) === 0) ends += 1;
  };

  /** Provider notifications of a deposit: mostly paid, some repeated, wrong, out of order or late. */
  const afterDeposit = (orderNo: string, amount: string): PendingFavorite[] => {
    const notice = (reference: string, state: 'paid' | 'failed', units = amount): PendingFavorite => ({
      kind: 'notice',
      body: { reference: `${orderNo}-${reference}`, orderNo, state, amount: `${units}.00` },
    });
    const paid = notice('A', 'paid');
    switch (chance.below(8)) {
      case 0:
        return [notice('A', 'failed'), paid];
      case 1:
        return [paid, notice('A', 'failed'), paid];
      case 2:
        return [notice('A', 'paid', '1')];
      case 3:
        return [{ kind: 'cancel', body: { orderNo } }, paid];
      case 4:
        return [paid, notice('B', 'paid')];
      default:
        return [paid, paid];
    }
  };

  const persist = async (one: Sent, signal?: AbortSignal): Promise<void> => {
    let last = '';
    // A gateway that starts on a busy machine is awaited without a limit.
    for (let tries = 0; tries < TIMEOUT_ATTEMPTS && !signal?.aborted; ) {
      const left = await trySend(one);
      if (left === true) return;
      if (left !== '') tries += 1;
      last = left || last;
      await sleep(25 + chance.below(50));
    }
    if (!signal?.aborted) throw new Error(`${one.kind} ${one.key} was never done: ${last}`);
  };

  const newTicket = async (): Promise<PendingFavorite | null> => {
    const places = up();
    if (places.length === 0) return null;
    const lottery = await requestGameServer<LotteryResponse>(
      chance.pick(places),
      'lottery',
      undefined,
      player.lottery,
    ).catch(() => null);
    const numero = lottery?.body.value?.draw?.numero;
    if (numero === undefined) return null;
    const numbers = ALL_DIGITS.slice(0, 1 + chance.below(10));
    return { kind: 'bet', body: { numero, digits: 1, numbers, each: '0.50' } };
  };

  const newEnd = async (): Promise<PendingFavorite | null> => {
    const places = up();
    if (places.length === 0) return null;
    const response = await fetch(chance.pick(places).url + bonusWagering.path, {
      headers: { ModuleId: bonusWagering.moduleId, Authorization: `Bearer ${player.token}` },
    }).catch(() => null);
    const open = ((await response?.json().catch(() => null)) as Envelope<{ bonusId: number }[]> | null)?.value?.[0];
    return open ? { kind: 'give-up', body: { bonusId: open.bonusId } } : null;
  };

  const newPendingFavorite = async (): Promise<PendingFavorite | null> => {
    const result = next.shift();
    if (result) return result;
    const dice = chance.below(24);
    if (ends > 0 && dice < 8) {
      ends -= 1;
      return newEnd();
    }
    if (dice < 2) return { kind: 'launch', body: { vendor: 'TCG_LOTTO_VN', gameCode: 'fast1', prizeMode: 'Lott' } };
    if (dice < 5) {
      const promo = chance.below(3) > 0 ? { promoId } : {};
      return { kind: 'deposit', body: { amount: String(2 + chance.below(4)), ...promo } };
    }
    if (dice < 6) {
      return { kind: 'withdraw', body: { cardId, amount: String(2 + chance.below(4)), paymentPassword: PIN } };
    }
    if (dice < 17) return { kind: 'play', body: { stake: `${1 + chance.below(4)}.00` } };
    return newTicket();
  };

  return {
    sent,
    async run(signal) {
      while (!signal.aborted) {
        // Repeats a tenth of the completed requests, like a page that has lost the response.
        const last = sent.length > 0 && chance.below(10) === 0 ? chance.pick(sent) : null;
        const before = last?.done ? last : null;
        const pendingFavorite = before ? null : await newPendingFavorite();
        const one =
          before ??
          (pendingFavorite && { ...pendingFavorite, key: chance.uuid(), player, done: false, rejected: false });
        if (one && !before) sent.push(one);
        await (one ? persist(one, signal) : sleep(20));
      }
    },
    async settle() {
      for (const one of sent) if (!one.done && !one.rejected) await persist(one);
      // Provider notifications are sent until they succeed.
      for (let favorite = next.shift(); favorite; favorite = next.shift()) {
        const one = { ...favorite, key: chance.uuid(), player, done: false, rejected: false };
        sent.push(one);
        await persist(one);
      }
    },
  };
}
