/** Load test: many clients of one or more gateways that are killed repeatedly during their work. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Opened } from '../helpers/players.ts';
import { KINDS, type Sent } from './calls.ts';
import { createChance } from './chance.ts';
import { type Client, createClient } from './clients.ts';
import { createGateway, type LoadClock, loadNow } from './gateways.ts';

export interface LoadOptions {
  /** Data directory, or URL of a Postgres database. */
  readonly place: string;
  /** Number of gateways that use the database. A data directory permits only one. */
  readonly gateways: number;
  /** One client per player. */
  readonly players: readonly Opened[];
  readonly kills: number;
  /** Minimum number of responses between two kills. */
  readonly responsesBetween: number;
  readonly clock: LoadClock;
  readonly seed: number;
  /** Promotion used by deposits. */
  readonly promoId: number;
  /** Withdrawal card by member. */
  readonly cards: ReadonlyMap<number, number>;
  /** Called after each kill while clients continue. */
  readonly onKill: () => Promise<void>;
}

/**
 * Runs until all kills are done and each call has a response, then stops the gateways gracefully. Returns the sent
 * requests.
 */
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
  const responseCount = () => clients.reduce((sum, { sent }) => sum + sent.filter(one => one.done).length, 0);
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
      const target = responseCount() + responsesBetween + chance.below(responsesBetween);
      while (responseCount() < target && failure === undefined) await sleep(2);
      // Kills a gateway at a random time while requests are pending.
      await sleep(chance.below(20));
      const victim = chance.pick(fleet);
      await victim.kill();
      await victim.start();
      await onKill();
    }
    // Continues until each kind of action has occurred: forfeited bonuses are rare, and a short load test without one
    // would not check them.
    const allKindsDone = () =>
      KINDS.every(kind => clients.some(({ sent }) => sent.some(one => one.done && one.kind === kind)));
    while (!allKindsDone() && failure === undefined) await sleep(50);
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
