/**
 * Commands `money adjust`, `money freeze`, `money unfreeze`, `money frozen` and `money debts`: adjust balances, block
 * members' payments, and list debts (PAY-13).
 */
import { toAmount, toUnits } from 'lobbykit/domain';
import { listFrozen } from '../../ledger/adjustments-repository.ts';
import type { CommandContext } from '../../platform/cli/command.ts';
import { listDebts } from '../bonuses/debts-repository.ts';
import { adjust, freeze, unfreeze } from './adjustments.ts';

interface OfMember {
  readonly merchant: string;
  readonly userName: string;
}

export type BackOfficeMemberCommand =
  | (OfMember & {
      readonly name: 'money-adjust';
      /** Amount as decimal text; negative for a debit. */
      readonly amount: string;
      readonly reason: string;
    })
  | (OfMember & { readonly name: 'money-freeze'; readonly reason: string })
  | (OfMember & { readonly name: 'money-unfreeze' })
  | { readonly name: 'money-frozen-list' | 'money-debts-list'; readonly merchant: string };

const SHOWN = 50;

export async function runBackOfficeMemberCommand(
  command: BackOfficeMemberCommand,
  { db, now, actor = 'desk', onChange }: CommandContext,
): Promise<string[]> {
  switch (command.name) {
    case 'money-frozen-list': {
      const frozen = await listFrozen(db, command.merchant);
      return frozen.length === 0
        ? ['Nobody is frozen.']
        : frozen.map(
            row => `${row.user_name.padEnd(16)} ${new Date(row.frozen_at).toISOString()} ${row.actor}: ${row.reason}`,
          );
    }
    case 'money-debts-list': {
      const debts = await listDebts(db, command.merchant, SHOWN);
      return debts.length === 0
        ? ['Nobody owes anything.']
        : debts.map(
            ({ user_name, created_at, order_no, amount, settled, actor: by, reason }) =>
              `${user_name.padEnd(16)} ${new Date(created_at).toISOString()} owes ${toAmount(toUnits(amount) - toUnits(settled))} of ${order_no} ${by}: ${reason}`,
          );
    }
    case 'money-adjust': {
      const { amount } = command;
      const adjusted = await adjust(db, { ...command, actor, now: now() }, toUnits(amount));
      if (adjusted.kind === 'second') {
        return [
          `${actor} says ${amount} for ${adjusted.userName}; another person has to do the same, as it is a large one.`,
        ];
      }
      onChange();
      const after = `${adjusted.userName} has ${adjusted.cash} of cash after ${toAmount(toUnits(amount))}.`;
      return toUnits(adjusted.settled) > 0n ? [after, `${adjusted.settled} of it settled a debt.`] : [after];
    }
    case 'money-freeze': {
      const userName = await freeze(db, { ...command, actor, now: now() });
      onChange();
      return [`${userName} can neither deposit nor withdraw.`];
    }
    case 'money-unfreeze': {
      const userName = await unfreeze(db, command);
      onChange();
      return [`${userName} can deposit and withdraw again.`];
    }
  }
}
