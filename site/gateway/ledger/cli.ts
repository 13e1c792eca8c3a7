/**
 * Commands `ledger reconcile` and `team recount`: recompute totals from the ledger, and print all differences from the
 * stored ones.
 */

import { type CommandContext, CommandError, defineCommands } from '../platform/cli/command.ts';
import { type FeatureChecks, rebuildTotals, reconcileLedger } from './reconciliation.ts';

interface LedgerCommand {
  /**
   * Name of the command. The suffix `-show` means that the command changes no data, so that it requires no operator.
   */
  readonly name: 'ledger-reconcile-show' | 'team-recount-show';
}

/**
 * Parses the arguments of `ledger reconcile` and `team recount`; returns null if the command belongs to another group.
 * Throws CommandError for an unknown verb of `ledger`.
 */
function parseLedgerArgs([area, verb]: readonly (string | undefined)[]): LedgerCommand | null {
  if (area === 'ledger') {
    if (verb !== 'reconcile') throw new CommandError('ledger requires reconcile.');
    return { name: 'ledger-reconcile-show' };
  }
  if (area !== 'team') return null;
  if (verb !== 'recount') return null;
  return { name: 'team-recount-show' };
}

/**
 * Returns one line if all totals match. Otherwise throws CommandError with a line per difference, and the process ends
 * with exit code 1.
 */
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

/**
 * Creates the group of these commands.
 * @param checks checks that features add to the reconciliation
 */
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
