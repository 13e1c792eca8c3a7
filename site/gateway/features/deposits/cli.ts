/** Command `money …`: deposit methods, and operators' decisions about deposits and members' money (PAY-13). */

import { type DepositState, toAmount, toUnits } from 'lobbykit/domain';
import { depositState } from 'lobbykit/wire';
import { type CommandContext, CommandError, defineCommands } from '../../platform/cli/command.ts';
import { parseAmountArg } from '../merchants/amount-args.ts';
import { ConfirmationError } from '../merchants/operators.ts';
import { PICTURE_PATH } from '../service/feedback-pictures.ts';
import { type BackOfficeMemberCommand, runBackOfficeMemberCommand } from '../wallet/cli.ts';
import { approve, BackOfficeError, reject, reverse } from './back-office.ts';
import {
  type MethodCommand,
  type MethodOptions,
  parseMethod,
  parseNewMethod,
  runMethodCommand,
} from './methods-cli.ts';
import { type Deposit, listForBackOffice } from './orders-repository.ts';
import { receiptKey } from './transfer-receipts.ts';
import { listUnclaimed } from './webhooks-repository.ts';

/**
 * Command-line options declared by the money commands. `--name`, `--state` and `--kind` are declared by other commands.
 */
const MONEY_OPTIONS = {
  received: { type: 'string' },
  reason: { type: 'string' },
  min: { type: 'string' },
  max: { type: 'string' },
  'daily-max': { type: 'string' },
  fee: { type: 'string' },
  'closed-until': { type: 'string' },
  hours: { type: 'string' },
  provider: { type: 'string' },
  bank: { type: 'string' },
  bin: { type: 'string' },
  number: { type: 'string' },
  holder: { type: 'string' },
  give: { type: 'string' },
  take: { type: 'string' },
} as const;

interface Options extends MethodOptions {
  readonly merchant: string;
  readonly received?: string;
  readonly reason?: string;
  readonly give?: string;
  readonly take?: string;
}

const ORDER = /^D\d{14,15}$/;

const LONGEST_REASON = 200;

/**
 * Parses the arguments of `money`; returns null if the command belongs to another group. Throws CommandError for
 * missing or invalid arguments.
 */
function parseMoneyArgs([area, verb, subject]: readonly (string | undefined)[], options: Options): MoneyCommand | null {
  if (area !== 'money') return null;
  const { merchant } = options;
  switch (verb) {
    case 'methods':
      return { name: 'money-methods-list' };
    case 'method':
      return parseMethod(subject, options);
    case 'add-method':
      return parseNewMethod(subject, options);
    case 'receipt':
      return { name: 'money-slip-show', merchant, orderNo: readOrder(verb, subject) };
    case 'frozen':
      return { name: 'money-frozen-list', merchant };
    case 'debts':
      return { name: 'money-debts-list', merchant };
    case 'adjust':
      return {
        name: 'money-adjust',
        merchant,
        userName: parseUser(verb, subject),
        amount: readChange(options),
        reason: parseReason(verb, options),
      };
    case 'freeze':
      return {
        name: 'money-freeze',
        merchant,
        userName: parseUser(verb, subject),
        reason: parseReason(verb, options),
      };
    case 'unfreeze':
      return { name: 'money-unfreeze', merchant, userName: parseUser(verb, subject) };
    case 'deposits':
      return { name: 'money-deposits-list', merchant, state: parseState(options.state) };
    case 'review':
      return { name: 'money-review-list', merchant };
    case 'approve':
      return { name: 'money-approve', merchant, orderNo: readOrder(verb, subject), received: parseReceived(options) };
    case 'reject':
    case 'reverse':
      return { name: `money-${verb}`, merchant, orderNo: readOrder(verb, subject), reason: parseReason(verb, options) };
    default:
      throw new CommandError(
        'money requires methods, method, add-method, deposits, review, receipt, approve, reject, reverse, adjust, debts, freeze, unfreeze or frozen.',
      );
  }
}

function readOrder(verb: string, text: string | undefined): string {
  if (text !== undefined && ORDER.test(text)) return text;
  throw new CommandError(
    `money ${verb} requires the number of a deposit, such as D123456789012345; "money deposits" shows them.`,
  );
}

function parseUser(verb: string, text: string | undefined): string {
  if (text !== undefined) return text;
  throw new CommandError(`money ${verb} requires a user name.`);
}

function readChange({ give, take }: Options): string {
  const [credit, debit] = [parseAmountArg(give ?? ''), parseAmountArg(take ?? '')];
  if (credit !== null && take === undefined) return credit;
  if (debit !== null && give === undefined) return `-${debit}`;
  throw new CommandError('money adjust requires --give AMOUNT or --take AMOUNT, such as 50000.');
}

function parseReceived({ received }: Options): string {
  const amount = parseAmountArg(received ?? '');
  if (amount !== null) return amount;
  throw new CommandError('money approve requires --received with the received amount, such as 2000000.');
}

function parseReason(verb: string, { reason }: Options): string {
  const text = reason?.trim() ?? '';
  if (text !== '' && text.length <= LONGEST_REASON && !/\p{Cc}/u.test(text)) return text;
  throw new CommandError(
    `money ${verb} requires --reason with 1 to ${LONGEST_REASON} characters, which the member reads.`,
  );
}

function parseState(text: string | undefined) {
  if (text === undefined) return undefined;
  const state = depositState.options.find(one => one === text);
  if (state) return state;
  throw new CommandError(`--state must be one of ${depositState.options.join(', ')}.`);
}

export type MoneyCommand =
  | MethodCommand
  | BackOfficeMemberCommand
  | { readonly name: 'money-slip-show'; readonly merchant: string; readonly orderNo: string }
  | { readonly name: 'money-deposits-list'; readonly merchant: string; readonly state?: DepositState }
  | { readonly name: 'money-review-list'; readonly merchant: string }
  | {
      readonly name: 'money-approve';
      readonly merchant: string;
      readonly orderNo: string;
      readonly received: string;
    }
  | {
      readonly name: 'money-reject' | 'money-reverse';
      readonly merchant: string;
      readonly orderNo: string;
      readonly reason: string;
    };

const SHOWN = 50;

/**
 * Executes a command and returns the lines to print. Throws CommandError if the command fails; then no data are
 * changed.
 */
async function runMoneyCommand(command: MoneyCommand, context: CommandContext): Promise<string[]> {
  try {
    return await perform(command, context);
  } catch (error) {
    throw error instanceof BackOfficeError || error instanceof ConfirmationError
      ? new CommandError(error.message)
      : error;
  }
}

async function perform(command: MoneyCommand, context: CommandContext): Promise<string[]> {
  const { db, now, actor = 'desk', onChange } = context;
  switch (command.name) {
    case 'money-methods-list':
    case 'money-method-set':
    case 'money-method-add':
      return runMethodCommand(command, context);
    case 'money-adjust':
    case 'money-freeze':
    case 'money-unfreeze':
    case 'money-frozen-list':
    case 'money-debts-list':
      return runBackOfficeMemberCommand(command, context);
    case 'money-slip-show': {
      const key = await receiptKey(db, { ...command, now: now() });
      return [`${context.url}${PICTURE_PATH}?key=${key}`, 'The URL is good for a quarter of an hour.'];
    }
    case 'money-deposits-list':
      return listed(
        await listForBackOffice(db, command.merchant, command.state === undefined ? null : [command.state], SHOWN),
        `${command.merchant} has no deposits of that.`,
      );
    case 'money-review-list': {
      const unclaimed = (await listUnclaimed(db, command.merchant, SHOWN)).map(
        ({ received_at, provider, reference, order_no, amount }) =>
          `${new Date(received_at).toISOString()} ${provider} ${reference}: ${toAmount(toUnits(amount))} for ${order_no}, which could not take it`,
      );
      const waiting = await listForBackOffice(db, command.merchant, ['review'], SHOWN);
      return waiting.length + unclaimed.length === 0
        ? ['Nothing waits for a decision.']
        : [...listed(waiting, 'No deposit is under review.'), ...unclaimed];
    }
    case 'money-approve': {
      const { orderNo, merchant, received } = command;
      const approved = await approve(db, { orderNo, merchant, actor, now: now() }, toAmount(toUnits(received)));
      if (approved.kind === 'second') {
        return [
          `${actor} approves ${orderNo} with ${received}; another person has to do the same, as it is a large one.`,
        ];
      }
      onChange();
      return [`${orderNo} is paid with ${received}.`];
    }
    case 'money-reject':
    case 'money-reverse': {
      const { orderNo, merchant, reason } = command;
      const order = { orderNo, merchant, actor, now: now() };
      const { deposit, debt } =
        command.name === 'money-reject'
          ? { deposit: await reject(db, order, reason), debt: 0n }
          : await reverse(db, order, reason);
      onChange();
      const owed =
        debt > 0n
          ? [`The member owes ${toAmount(debt)} of its bonus: withdrawals are closed until a credit settles that.`]
          : [];
      return [`${orderNo} is ${deposit.state}.`, ...owed];
    }
  }
}

type Listed = Deposit & { readonly user_name: string };

const listed = (deposits: readonly Listed[], none: string): string[] =>
  deposits.length === 0
    ? [none]
    : deposits.map(({ order_no, created_at, user_name, method_code, amount, received, state, reason, reference }) =>
        [
          order_no,
          new Date(created_at).toISOString(),
          user_name.padEnd(16),
          method_code.padEnd(8),
          reference,
          toAmount(toUnits(amount)).padStart(14),
          state.padEnd(9),
          received === null ? '' : `received ${toAmount(toUnits(received))}`,
          reason ?? '',
        ]
          .join(' ')
          .trimEnd(),
      );

export const moneyCommands = defineCommands<MoneyCommand>({
  usage: {
    'money-methods-list': [['money methods', 'lists the deposit methods']],
    'money-method-set': [
      [
        'money method CODE [--state on|off] …',
        'changes a deposit method: --name, --min, --max, --daily-max AMOUNT|none, --fee PERCENT, --hours 08:00-22:00|none, --closed-until TIME|none',
      ],
    ],
    'money-method-add': [
      [
        'money add-method CODE --kind KIND --name NAME --min N --max N',
        'adds a deposit method: --provider NAME, or for transfers --bank, --bin, --number, --holder; the other options as for money method',
      ],
    ],
    'money-deposits-list': [['money deposits [--state STATE] [--merchant CODE]', 'lists deposits']],
    'money-review-list': [
      ['money review [--merchant CODE]', 'lists orders that require a decision, and payments without a deposit'],
    ],
    'money-slip-show': [['money receipt NUMBER', 'prints a URL of the receipt of a member, valid for 15 minutes']],
    'money-approve': [
      [
        'money approve NUMBER --received AMOUNT',
        'credits a transfer, or an order under review; a large amount requires two operators',
      ],
    ],
    'money-reject': [
      ['money reject NUMBER --reason TEXT', 'rejects a deposit or withdrawal; the member reads the reason'],
    ],
    'money-reverse': [['money reverse NUMBER --reason TEXT', 'reverses a paid deposit']],
    'money-adjust': [
      [
        'money adjust NAME --give|--take AMOUNT --reason TEXT',
        'credits or debits cash of a member; a large amount requires two operators',
      ],
    ],
    'money-freeze': [
      ['money freeze NAME --reason TEXT', 'blocks deposits and withdrawals of a member, who reads the reason'],
    ],
    'money-unfreeze': [['money unfreeze NAME', 'ends the block']],
    'money-frozen-list': [['money frozen [--merchant CODE]', 'lists the blocked members']],
    'money-debts-list': [['money debts [--merchant CODE]', 'lists the members who owe part of a reversed bonus']],
  },
  options: MONEY_OPTIONS,
  parse: parseMoneyArgs,
  run: runMoneyCommand,
});
