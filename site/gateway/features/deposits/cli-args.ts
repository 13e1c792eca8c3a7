/** Reads the words of commands on deposits: `money …`. */
import { depositState } from 'lobbykit/wire';
import { CommandError } from '../../platform/cli/command.ts';
import { parseAmountWord } from '../merchants/amount-args.ts';
import type { MoneyCommand } from './cli.ts';
import { type MethodOptions, parseMethod, parseNewMethod } from './methods-cli-args.ts';

/** Options of these commands, beside those of all. */
export const MONEY_OPTIONS = {
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

/** `money …` as a command; null when the area is another one. Throws CommandError when words are missing or wrong. */
export function parseMoneyArgs(
  [area, verb, subject]: readonly (string | undefined)[],
  options: Options,
): MoneyCommand | null {
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
        'money wants methods, method, add-method, deposits, review, receipt, approve, reject, reverse, adjust, debts, freeze, unfreeze or frozen.',
      );
  }
}

function readOrder(verb: string, text: string | undefined): string {
  if (text !== undefined && ORDER.test(text)) return text;
  throw new CommandError(
    `money ${verb} wants the number of a deposit, such as D123456789012345; "money deposits" shows them.`,
  );
}

function parseUser(verb: string, text: string | undefined): string {
  if (text !== undefined) return text;
  throw new CommandError(`money ${verb} wants a user name.`);
}

function readChange({ give, take }: Options): string {
  const [given, taken] = [parseAmountWord(give ?? ''), parseAmountWord(take ?? '')];
  if (given !== null && take === undefined) return given;
  if (taken !== null && give === undefined) return `-${taken}`;
  throw new CommandError('money adjust wants --give AMOUNT or --take AMOUNT, such as 50000.');
}

function parseReceived({ received }: Options): string {
  const amount = parseAmountWord(received ?? '');
  if (amount !== null) return amount;
  throw new CommandError('money approve wants --received with the amount that came in, such as 2000000.');
}

function parseReason(verb: string, { reason }: Options): string {
  const text = reason?.trim() ?? '';
  if (text !== '' && text.length <= LONGEST_REASON && !/\p{Cc}/u.test(text)) return text;
  throw new CommandError(
    `money ${verb} wants --reason with 1 to ${LONGEST_REASON} characters, which the member reads.`,
  );
}

function parseState(text: string | undefined) {
  if (text === undefined) return undefined;
  const state = depositState.options.find(one => one === text);
  if (state) return state;
  throw new CommandError(`--state must be one of ${depositState.options.join(', ')}.`);
}
