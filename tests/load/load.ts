/** A load test: many clients at one or more gateways that are killed in the middle of their work, again and again. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Opened } from '../helpers/players.ts';
import { KINDS, type Sent } from './calls.ts';
import { createChance } from './chance.ts';
import { type Client, createClient } from './clients.ts';
import { createGateway, type LoadClock, loadNow } from './gateways.ts';

export interface LoadOptions {
  /** Data folder, or address of a Postgres database. */
  readonly place: string;
  /** Gateways on it; a data folder admits one. */
  readonly gateways: number;
  /** One client for each. */
  readonly players: readonly Opened[];
  readonly kills: number;
  /** Calls that are answered between two kills, at least. */
  readonly responsesBetween: number;
  readonly clock: LoadClock;
  readonly seed: number;
  /** Promotion that deposits take. */
  readonly promoId: number;
  /** Of each member the card that withdrawals go to. */
  readonly cards: ReadonlyMap<number, number>;
  /** Asked after each kill, while all goes on. */
  readonly onKill: () => Promise<void>;
}

/** Goes on until all kills are done and each call has an answer, then stops the gateways in order. Gives what was sent. */
export async function runLoadTest({
  place,
  gateways,
  players,
  kills,
  responsesBetween,
  clock,
  seed,
  promoId,
  cards,
  onKill,
}: LoadOptions): Promise<Sent[]> {
  const chance = createChance(seed);
  const fleet = Array.from({ length: gateways }, () => createGateway(place, clock));
  const clients: Client[] = players.map((player, n) =>
    createClient({
      player,
      gateways: fleet,
      chance: chance.of(n),
      now: () => loadNow(clock),
      promoId,
      cardId: cards.get(player.memberId)!,
    }),
  );
  const answered = () => clients.reduce((sum, { sent }) => sum + sent.filter(one => one.done).length, 0);
  const over = new AbortController();
  let failure: unknown;
  try {
    for (const gateway of fleet) await gateway.start();
    const playing = Promise.all(
      clients.map(client =>
        client.run(over.signal).catch(error => {
          failure ??= error;
        }),
      ),
    );
    for (let n = 0; n < kills && failure === undefined; n++) {
      const wanted = answered() + responsesBetween + chance.below(responsesBetween);
      while (answered() < wanted && failure === undefined) await sleep(2);
      // Somewhere in the middle of what is under way.
      await sleep(chance.below(20));
      const victim = chance.pick(fleet);
      await victim.kill();
      await victim.start();
      await onKill();
    }
    // Bonuses that are given up are few: a short load test that chance left without one would prove nothing about them.
    const came = () => KINDS.every(kind => clients.some(({ sent }) => sent.some(one => one.done && one.kind === kind)));
    while (!came() && failure === undefined) await sleep(50);
    over.abort();
    await playing;
    if (failure === undefined) await Promise.all(clients.map(client => client.settle()));
  } catch (error) {
    failure ??= error;
  } finally {
    over.abort();
    await Promise.all(fleet.map(gateway => gateway.stop()));
  }
  if (failure !== undefined) throw failure;
  return clients.flatMap(({ sent }) => sent);
}
