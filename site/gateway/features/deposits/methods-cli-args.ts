/** Reads the words of commands on ways to deposit: `money method`, `money add-method`. */

import { parseMatching, parseName, parseTimestamp, readSwitch } from '../../platform/cli/argument-checks.ts';
import { CommandError } from '../../platform/cli/command.ts';
import { parseAmountOption } from '../merchants/amount-args.ts';
import type { MethodChange, MethodCommand } from './methods-cli.ts';
import type { BankAccount, DepositKind } from './tables.ts';

const KINDS: readonly DepositKind[] = ['transfer', 'alipay', 'qq', 'wechat', 'gateway'];
const CODE = /^[A-Z0-9_]{1,32}$/;
const CLOCK = '(?:[01]\\d|2[0-3]):[0-5]\\d';
const HOURS = new RegExp(`^(none|${CLOCK}-(${CLOCK}|24:00))$`);

export interface MethodOptions {
  readonly name?: string;
  readonly state?: string;
  readonly min?: string;
  readonly max?: string;
  readonly 'daily-max'?: string;
  readonly fee?: string;
  readonly 'closed-until'?: string;
  readonly hours?: string;
  readonly kind?: string;
  readonly provider?: string;
  readonly bank?: string;
  readonly bin?: string;
  readonly number?: string;
  readonly holder?: string;
}

/** Throws CommandError when words are missing or wrong. */
export function parseMethod(code: string | undefined, options: MethodOptions): MethodCommand {
  const change = readChange(options);
  if (Object.values(change).every(value => value === undefined)) {
    throw new CommandError(
      'money method wants one of --state on|off, --name, --min, --max, --daily-max, --fee, --hours 08:00-22:00|none, --closed-until TIME|none.',
    );
  }
  return { name: 'money-method-set', code: parseCode('method', code), change };
}

/** Throws CommandError when words are missing or wrong. */
export function parseNewMethod(code: string | undefined, options: MethodOptions): MethodCommand {
  const kind = KINDS.find(one => one === options.kind);
  if (!kind) throw new CommandError(`money add-method wants --kind, one of ${KINDS.join(', ')}.`);
  const { title, min, max, ...change } = readChange(options);
  if (title === undefined || min === undefined || max === undefined) {
    throw new CommandError('money add-method wants --name, --min and --max.');
  }
  const isTransfer = kind === 'transfer';
  return {
    name: 'money-method-add',
    code: parseCode('add-method', code),
    method: {
      kind,
      bank: isTransfer ? parseBank(options) : null,
      provider: isTransfer ? null : parseProvider(options),
    },
    change: { ...change, title, min, max },
  };
}

function parseCode(verb: string, code: string | undefined): string {
  if (code !== undefined && CODE.test(code)) return code;
  throw new CommandError(
    `money ${verb} wants the code of a way to deposit, such as BANK or KITE_2; "money methods" shows them.`,
  );
}

function parseProvider({ provider }: MethodOptions): string {
  if (provider !== undefined && /^[a-z0-9-]{1,32}$/.test(provider)) return provider;
  throw new CommandError('money add-method wants --provider with the name of an adapter, such as sandbox.');
}

function parseBank({ bank, bin, number, holder }: MethodOptions): BankAccount {
  if (bank === undefined || bin === undefined || number === undefined || holder === undefined) {
    throw new CommandError('A transfer by hand wants --bank NAME, --bin, --number and --holder NAME.');
  }
  parseMatching('bin', bin, /^\d{6}$/, 'six digits');
  parseMatching('number', number, /^\d{4,19}$/, '4 to 19 digits');
  return { name: parseName(bank), bin, number, holder: parseName(holder) };
}

function readChange(options: MethodOptions): MethodChange {
  const amount = (option: 'min' | 'max' | 'daily-max') => parseAmountOption(option, options[option]);
  const dayMax = options['daily-max'] === 'none' ? 'none' : amount('daily-max');
  const until = options['closed-until'];
  return {
    title: options.name === undefined ? undefined : parseName(options.name),
    isOn: readSwitch('state', options.state),
    min: amount('min'),
    max: amount('max'),
    dayMax: dayMax === 'none' ? null : dayMax,
    feePercent: parseMatching('fee', options.fee, /^\d{1,2}(\.\d{1,4})?$/, 'a per cent such as 1.2'),
    closedUntil: until === undefined ? undefined : until === 'none' ? null : parseTimestamp('closed-until', until),
    hours: parseHours(options.hours),
  };
}

function parseHours(text: string | undefined): MethodChange['hours'] {
  const read = parseMatching('hours', text, HOURS, 'none or two times of the day such as 08:00-22:00');
  if (read === undefined) return undefined;
  if (read === 'none') return null;
  const [from = 0, until = 0] = read.split('-').map(time => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));
  return [from, until];
}
