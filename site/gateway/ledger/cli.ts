/** `ledger reconcile` and `team recount`: count anew and tell every difference. */

import { type CommandContext, CommandError, defineCommands } from '../platform/cli/command.ts';
import { type FeatureChecks, rebuildTotals, reconcileLedger } from './reconciliation.ts';

interface LedgerCommand {
  /** Both only look, as every command whose name ends in `-show`. */
  readonly name: 'ledger-reconcile-show' | 'team-recount-show';
}

/** `area verb` as a command; null when the area is another one. Throws CommandError when the verb is wrong. */
function parseLedgerArgs([area, verb]: readonly (string | undefined)[]): LedgerCommand | null {
  if (area === 'ledger') {
    if (verb !== 'reconcile') throw new CommandError('ledger wants reconcile.');
    return { name: 'ledger-reconcile-show' };
  }
  if (area !== 'team') return null;
  if (verb !== 'recount') return null;
  return { name: 'team-recount-show' };
}

/** Gives one line when all is right. Throws CommandError, and so exits 1, with a line for each difference. */
async function runLedgerCommand(
  { name }: LedgerCommand,
  { db }: CommandContext,
  checks: FeatureChecks,
): Promise<string[]> {
  const isLedger = name === 'ledger-reconcile-show';
  const count = isLedger ? reconcileLedger : rebuildTotals;
  const differences = await db.transaction().execute(trx => count(trx, checks));
  if (differences.length > 0) throw new CommandError(differences.join('\n'));
  return [
    isLedger ? 'The books add up, and so do balances and figures.' : 'The figures are what the ledger adds up to.',
  ];
}

/** Commands of this file. @param checks invariants that features add to the reconciliation */
export const ledgerCommands = (checks: FeatureChecks) =>
  defineCommands<LedgerCommand>({
    usage: {
      'ledger-reconcile-show': [
        [
          'ledger reconcile',
          'reconciles accounts, ledger entries and totals; prints each mismatch, and exits with 1 for one',
        ],
      ],
      'team-recount-show': [
        ['team recount', 'recomputes the daily totals of members and teams, as ledger reconcile does'],
      ],
    },
    parse: parseLedgerArgs,
    run: (command, context) => runLedgerCommand(command, context, checks),
  });
