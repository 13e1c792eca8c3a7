/** Commands `money …` for withdrawals: list requests and record operators' decisions (PAY-13, OUT-02, OUT-05). */
import { toAmount, toUnits, type WithdrawalState } from 'lobbykit/domain';
import { withdrawalState } from 'lobbykit/wire';
import { type CommandContext, CommandError, defineCommands } from '../../platform/cli/command.ts';
import type { Message } from '../../platform/outbox/outbox.ts';
import { findByName } from '../account/members-repository.ts';
import { BackOfficeError } from '../deposits/back-office.ts';
import { ConfirmationError } from '../merchants/operators.ts';
import { clearPassword, fail, pay, reject } from './back-office.ts';
import { listForBackOffice } from './requests-repository.ts';

export type WithdrawalCommand =
  | { readonly name: 'money-withdrawals-list'; readonly merchant: string; readonly state?: WithdrawalState }
  | { readonly name: 'money-pay'; readonly merchant: string; readonly orderNo: string }
  | {
      readonly name: 'money-fail' | 'money-refuse';
      readonly merchant: string;
      readonly orderNo: string;
      readonly reason: string;
    }
  | { readonly name: 'money-clear-code'; readonly merchant: string; readonly member: string };

interface Options {
  readonly merchant: string;
  readonly state?: string;
  readonly reason?: string;
}

const SHOWN = 50;
const ORDER = /^W\d{14,15}$/;
const LONGEST_REASON = 200;

/**
 * Parses the arguments of the `money` commands for withdrawals; returns null if the command belongs to another group.
 * Throws CommandError for missing or invalid arguments.
 */
function parseWithdrawalArgs(
  [area, verb, subject]: readonly (string | undefined)[],
  options: Options,
): WithdrawalCommand | null {
  if (area !== 'money') return null;
  const { merchant } = options;
  switch (verb) {
    case 'withdrawals':
      return { name: 'money-withdrawals-list', merchant, state: parseState(options.state) };
    case 'pay':
      return { name: 'money-pay', merchant, orderNo: readOrder(verb, subject) };
    case 'fail':
      return { name: 'money-fail', merchant, orderNo: readOrder(verb, subject), reason: parseReason(verb, options) };
    case 'reject':
      if (!subject?.startsWith('W')) return null;
      return { name: 'money-refuse', merchant, orderNo: readOrder(verb, subject), reason: parseReason(verb, options) };
    case 'reset-password':
      return { name: 'money-clear-code', merchant, member: readMember(verb, subject) };
    default:
      return null;
  }
}

function readOrder(verb: string, text: string | undefined): string {
  if (text !== undefined && ORDER.test(text)) return text;
  throw new CommandError(
    `money ${verb} requires the number of a withdrawal, such as W123456789012345; "money withdrawals" shows them.`,
  );
}

function readMember(verb: string, text: string | undefined): string {
  if (text) return text;
  throw new CommandError(`money ${verb} requires the name of a member; "member list" shows them.`);
}

function parseReason(verb: string, { reason }: Options): string {
  const text = reason?.trim() ?? '';
  if (text !== '' && text.length <= LONGEST_REASON && !/\p{Cc}/u.test(text)) return text;
  throw new CommandError(`money ${verb} requires --reason with 1 to ${LONGEST_REASON} characters.`);
}

function parseState(text: string | undefined): WithdrawalState | undefined {
  if (text === undefined) return undefined;
  const state = withdrawalState.options.find(one => one === text);
  if (state) return state;
  throw new CommandError(`--state must be one of ${withdrawalState.options.join(', ')}.`);
}

/**
 * Executes a command and returns the lines to print. Throws CommandError if the command fails; then no data are
 * changed.
 */
async function runWithdrawalCommand(command: WithdrawalCommand, context: CommandContext): Promise<string[]> {
  try {
    return await perform(command, context);
  } catch (error) {
    throw error instanceof BackOfficeError || error instanceof ConfirmationError
      ? new CommandError(error.message)
      : error;
  }
}

async function perform(
  command: WithdrawalCommand,
  { db, now, mailer, actor = 'desk' }: CommandContext,
): Promise<string[]> {
  const { merchant } = command;
  const post = (mail: Message | null) => {
    if (mail) mailer?.post(async () => mail);
  };
  switch (command.name) {
    case 'money-withdrawals-list': {
      const rows = await listForBackOffice(db, merchant, command.state, SHOWN);
      return rows.length === 0
        ? [`${merchant} has no withdrawals of that.`]
        : rows.map(({ order_no, created_at, user_name, amount, fee, state, needs_review, ...card }) =>
            [
              order_no,
              new Date(created_at).toISOString(),
              user_name.padEnd(16),
              toAmount(toUnits(amount)).padStart(14),
              `fee ${toAmount(toUnits(fee))}`,
              `${card.bank_code} ···· ${card.last_four} ${card.payee_name}`,
              state,
              needs_review ? '(the card is also another member’s)' : '',
            ]
              .join(' ')
              .trimEnd(),
          );
    }
    case 'money-pay': {
      const { orderNo } = command;
      const done = await pay(db, { orderNo, merchant, actor, now: now() });
      if (done.kind === 'moved') post(done.mail);
      return [
        done.kind === 'second'
          ? `${actor} lets ${orderNo} go; another person has to do the same, as it is a large one.`
          : `${orderNo} is ${done.withdrawal.state}.`,
      ];
    }
    case 'money-fail':
    case 'money-refuse': {
      const { orderNo, reason } = command;
      const decide = command.name === 'money-fail' ? fail : reject;
      const { withdrawal, mail } = await decide(db, { orderNo, merchant, actor, now: now() }, reason);
      post(mail);
      return [`${orderNo} is ${withdrawal.state}; its amount is in the wallet again.`];
    }
    default: {
      const member = await findByName(db, merchant, command.member);
      if (!member) throw new CommandError(`${merchant} has no member "${command.member}"; "member list" shows them.`);
      post(await clearPassword(db, member.id, now()));
      return [`${member.user_name} can set a new withdrawal password; withdrawals wait for 24 hours.`];
    }
  }
}

export const withdrawalCommands = defineCommands<WithdrawalCommand>({
  usage: {
    'money-withdrawals-list': [['money withdrawals [--state STATE]', 'lists withdrawals']],
    'money-pay': [
      [
        'money pay NUMBER',
        'pays a withdrawal; a large amount requires two operators, and a manual transfer a second call when the bank has it',
      ],
    ],
    'money-refuse': [],
    'money-fail': [
      [
        'money fail NUMBER --reason TEXT',
        'records that the bank returned a manual transfer: its amount is credited again',
      ],
    ],
    'money-clear-code': [
      ['money reset-password NAME', 'lets a member without email and mobile number set a new withdrawal password'],
    ],
  },
  parse: parseWithdrawalArgs,
  run: runWithdrawalCommand,
});
