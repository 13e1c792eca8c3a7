/** Clients of a load test: each plays, buys tickets, opens games, deposits and withdraws as one member, and sends again what had no answer. */
import { setTimeout as sleep } from 'node:timers/promises';
import { bonusWagering } from 'lobbykit/wire';
import type { LotteryResponse } from '../../site/gateway/sandbox/games/answers.ts';
import { ALL_DIGITS, requestGameServer } from '../helpers/gateway/bet-steps.ts';
import type { Envelope } from '../helpers/gateway.ts';
import type { Opened } from '../helpers/players.ts';
import { AGAIN, FINAL, type Sent, send, toldIn } from './calls.ts';
import type { Chance } from './chance.ts';
import type { LoadGateway } from './gateways.ts';
import { PIN } from './withdrawals.ts';

export interface Client {
  /** Does one thing after the other until `signal` aborts. Throws when a repeated call is answered otherwise than before. */
  run(signal: AbortSignal): Promise<void>;
  readonly sent: readonly Sent[];
  /** Sends what is open until each has an answer. */
  settle(): Promise<void>;
}

export interface ClientOptions {
  readonly player: Opened;
  readonly gateways: readonly LoadGateway[];
  readonly chance: Chance;
  /** Time at the gateways, ms since 1970. */
  readonly now: () => number;
  /** The promotion that deposits take where they may. */
  readonly promoId: number;
  /** The card that withdrawals go to. */
  readonly cardId: number;
}

type PendingFavorite = Pick<Sent, 'kind' | 'body'>;

/** Answers that put a call off, of one call. */
const TIMEOUT_ATTEMPTS = 1_000;

export function createClient({ player, gateways, chance, now, promoId, cardId }: ClientOptions): Client {
  const sent: Sent[] = [];
  /** What is to be done next, before anything else is wished for. */
  const next: PendingFavorite[] = [];
  /** Deposits that took the promotion and are not known to be paid. */
  const promised = new Set<string>();
  /** How often a bonus is to be given up. */
  let ends = 0;
  const up = () => gateways.flatMap(gateway => gateway.running() ?? []);

  /** Sends once to any gateway that runs; true when the answer leaves nothing open, else why not, '' where nobody answered. */
  const trySend = async (one: Sent): Promise<true | string> => {
    const places = up();
    const at = places.length > 0 ? chance.pick(places) : null;
    // While all are dead, and when the one asked dies before it answers.
    const answer = at && (await send(one, at, now).catch(() => null));
    if (!answer) return '';
    if (!answer.success) {
      const code = answer.errorCode ?? '';
      if (AGAIN.has(code)) return code;
      if (!FINAL.has(code)) throw new Error(`${one.kind} ${one.key} was refused: ${code} ${answer.message}`);
      if (one.done) throw new Error(`${one.kind} ${one.key}: ${code} after it was done`);
      one.refused = true;
      return true;
    }
    const told = toldIn(one.kind, answer.value);
    if (one.done && told !== one.answer) throw new Error(`${one.kind} ${one.key}: ${told} after ${one.answer}`);
    if (!one.done) follow(one, told);
    one.done = true;
    one.answer = told;
    return true;
  };

  /** What comes of something that was done: notices of a deposit, the end of a bonus that was paid with some, some withdrawals taken back. */
  const follow = ({ kind, body }: Sent, told: string) => {
    if (kind === 'deposit') {
      next.push(...afterDeposit(told, (body as { amount: string }).amount));
      if ('promoId' in body) promised.add(told);
    }
    if (kind === 'withdraw' && chance.below(3) === 0) next.push({ kind: 'take-back', body: { orderNo: told } });
    const isPaid = kind === 'notice' && (body as { state: string }).state === 'paid';
    if (isPaid && promised.delete((body as { orderNo: string }).orderNo) && chance.below(3) === 0) ends += 1;
  };

  /** What the provider says of a deposit: most often that it is paid, some of it twice, wrong, in the wrong order, or too late. */
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
    // A gateway that starts on a busy machine is waited for as long as that takes.
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
    const told = next.shift();
    if (told) return told;
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
        // A tenth of what was answered is sent again, as a page does whose answer was lost on the way.
        const last = sent.length > 0 && chance.below(10) === 0 ? chance.pick(sent) : null;
        const before = last?.done ? last : null;
        const wish = before ? null : await newPendingFavorite();
        const one = before ?? (wish && { ...wish, key: chance.uuid(), player, done: false, refused: false });
        if (one && !before) sent.push(one);
        await (one ? persist(one, signal) : sleep(20));
      }
    },
    async settle() {
      for (const one of sent) if (!one.done && !one.refused) await persist(one);
      // What a provider has to say it says, however long it takes.
      for (let wish = next.shift(); wish; wish = next.shift()) {
        const one = { ...wish, key: chance.uuid(), player, done: false, refused: false };
        sent.push(one);
        await persist(one);
      }
    },
  };
}
