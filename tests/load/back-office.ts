/** Back office of a load test: reconciles the ledger and decides about withdrawals while clients are active. */
import { expect } from 'vitest';
import { callGateway } from '../../site/gateway/cli/admin.ts';
import { type Command, runCommand } from '../../site/gateway/cli/commands.ts';
import { CommandError } from '../../site/gateway/platform/cli/command.ts';
import { openDatabase } from '../../site/gateway/platform/db/driver.ts';
import { injectTime } from '../../site/gateway/platform/db/time.ts';
import { seedSandbox } from '../../site/gateway/sandbox/seeds/seed-sandbox.ts';
import { DEFAULTS } from '../../site/gateway/settings.ts';
import { type LoadClock, loadNow } from './gateways.ts';

export interface Place {
  readonly dataDir: string | null;
  readonly databaseUrl?: string;
}

type RunCommand = (command: Command) => Promise<readonly string[]>;

/** Sends commands to the gateway that locks the data directory, or runs them on the database server. */
async function inBackOffice(
  { dataDir, databaseUrl }: Place,
  clock: LoadClock,
  work: (run: RunCommand) => Promise<void>,
) {
  if (databaseUrl === undefined) return work(command => callGateway(dataDir!, command, 'a load test'));
  const now = () => loadNow(clock);
  const { db, close } = await openDatabase({ seedSandbox, ...DEFAULTS, dataDir: null, databaseUrl }, now());
  injectTime(db, now);
  try {
    await work(command => runCommand(command, { db, now, url: '', onChange: () => {}, actor: 'a load test' }));
  } finally {
    await close();
  }
}

/**
 * `ledger reconcile` during the load test; then every pending withdrawal is approved, or every fourth rejected, unless
 * its member canceled first.
 */
export const decide = (place: Place, clock: LoadClock): Promise<void> =>
  inBackOffice(place, clock, async run => {
    const lines = await run({ name: 'ledger-reconcile-show' });
    expect(lines, 'ledger reconcile inside the load test').toEqual([
      'The books add up, and so do balances and figures.',
    ]);
    const merchant = 'demo';
    const waiting = await run({ name: 'money-withdrawals-list', merchant, state: 'pending' });
    const numbers = waiting.flatMap(line => /^W\d+/.exec(line)?.[0] ?? []);
    for (const [n, orderNo] of numbers.entries()) {
      const command: Command =
        n % 4 === 0
          ? { name: 'money-refuse', merchant, orderNo, reason: 'A load test' }
          : { name: 'money-pay', merchant, orderNo };
      await run(command).catch(error => {
        if (!(error instanceof CommandError && error.message.includes('is cancelled'))) throw error;
      });
    }
  });
