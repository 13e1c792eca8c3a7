/** What the desk does about a member's money: gives, takes, freezes (PAY-13). */
import { toAmount, toUnits } from 'lobbykit/domain';
import type { CommandContext } from '../../command/command.ts';
import { adjust, freeze, unfreeze } from '../../service/deposit/desk-members.ts';
import { listFrozen } from '../../store/money/desk.ts';

interface OfMember {
  readonly merchant: string;
  readonly userName: string;
}

export type DeskMemberCommand =
  | (OfMember & {
      readonly name: 'money-adjust';
      /** Decimal text, with a minus for what is taken. */
      readonly amount: string;
      readonly reason: string;
    })
  | (OfMember & { readonly name: 'money-freeze'; readonly reason: string })
  | (OfMember & { readonly name: 'money-unfreeze' })
  | { readonly name: 'money-frozen-list'; readonly merchant: string };

export async function runDeskMemberCommand(
  command: DeskMemberCommand,
  { db, now, who = 'desk', onChange }: CommandContext,
): Promise<string[]> {
  switch (command.name) {
    case 'money-frozen-list': {
      const frozen = await listFrozen(db, command.merchant);
      return frozen.length === 0
        ? ['Nobody is frozen.']
        : frozen.map(row => `${row.user_name.padEnd(16)} ${new Date(row.at).toISOString()} ${row.who}: ${row.reason}`);
    }
    case 'money-adjust': {
      const { amount } = command;
      const adjusted = await adjust(db, { ...command, who, now: now() }, toUnits(amount));
      if (adjusted.kind === 'second') {
        return [
          `${who} says ${amount} for ${adjusted.userName}; another person has to do the same, as it is a large one.`,
        ];
      }
      onChange();
      return [`${adjusted.userName} has ${adjusted.cash} of cash after ${toAmount(toUnits(amount))}.`];
    }
    case 'money-freeze': {
      const userName = await freeze(db, { ...command, who, now: now() });
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
