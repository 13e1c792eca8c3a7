/**
 * Commands `money methods`, `money method` and `money add-method`: list, change and add deposit methods (PAY-04,
 * PAY-13).
 */
import { toAmount, toUnits } from 'lobbykit/domain';
import { parseMatching, parseName, parseTimestamp, readSwitch } from '../../platform/cli/argument-checks.ts';
import { type CommandContext, CommandError } from '../../platform/cli/command.ts';
import { parseAmountOption } from '../merchants/amount-args.ts';
import { trimmed } from './methods.ts';
import { addMethod, changeMethod, findMethod, type MethodRow, readMethods } from './methods-repository.ts';
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

/** Parses the arguments of `money method`. Throws CommandError for missing or invalid arguments. */
export function parseMethod(code: string | undefined, options: MethodOptions): MethodCommand {
  const change = readChange(options);
  if (Object.values(change).every(value => value === undefined)) {
    throw new CommandError(
      'money method requires one of --state on|off, --name, --min, --max, --daily-max, --fee, --hours 08:00-22:00|none, --closed-until TIME|none.',
    );
  }
  return { name: 'money-method-set', code: parseCode('method', code), change };
}

/** Parses the arguments of `money add-method`. Throws CommandError for missing or invalid arguments. */
export function parseNewMethod(code: string | undefined, options: MethodOptions): MethodCommand {
  const kind = KINDS.find(one => one === options.kind);
  if (!kind) throw new CommandError(`money add-method requires --kind, one of ${KINDS.join(', ')}.`);
  const { title, min, max, ...change } = readChange(options);
  if (title === undefined || min === undefined || max === undefined) {
    throw new CommandError('money add-method requires --name, --min and --max.');
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
    `money ${verb} requires the code of a way to deposit, such as BANK or KITE_2; "money methods" shows them.`,
  );
}

function parseProvider({ provider }: MethodOptions): string {
  if (provider !== undefined && /^[a-z0-9-]{1,32}$/.test(provider)) return provider;
  throw new CommandError('money add-method requires --provider with the name of an adapter, such as sandbox.');
}

function parseBank({ bank, bin, number, holder }: MethodOptions): BankAccount {
  if (bank === undefined || bin === undefined || number === undefined || holder === undefined) {
    throw new CommandError('A transfer by hand requires --bank NAME, --bin, --number and --holder NAME.');
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

export interface MethodChange {
  readonly title?: string;
  readonly isOn?: boolean;
  readonly min?: string;
  readonly max?: string;
  readonly dayMax?: string | null;
  readonly feePercent?: string;
  readonly closedUntil?: number | null;
  /** Opening hours in minutes since midnight; null if always open. */
  readonly hours?: readonly [from: number, until: number] | null;
}

/** Properties of a deposit method that never change. */
export interface NewMethod {
  readonly kind: DepositKind;
  /** Name of the payment provider's adapter; null for manual transfers. */
  readonly provider: string | null;
  /** Bank account that receives manual transfers; null for other kinds. */
  readonly bank: BankAccount | null;
}

export type MethodCommand =
  | { readonly name: 'money-methods-list' }
  | { readonly name: 'money-method-set'; readonly code: string; readonly change: MethodChange }
  | {
      readonly name: 'money-method-add';
      readonly code: string;
      readonly method: NewMethod;
      readonly change: MethodChange & { readonly title: string; readonly min: string; readonly max: string };
    };

export async function runMethodCommand(command: MethodCommand, { db, onChange }: CommandContext): Promise<string[]> {
  if (command.name === 'money-methods-list') return (await readMethods(db)).map(toMethodLine);
  const { code, change } = command;
  const before = await findMethod(db, code);
  if (command.name === 'money-method-add') {
    requireOrder(command.change);
    const { kind, provider, bank } = command.method;
    const row = {
      ...columnsOf(command.change),
      names: JSON.stringify({ EN: command.change.title }),
      min_amount: command.change.min,
      max_amount: command.change.max,
      code,
      kind,
      provider,
      bank: bank && JSON.stringify(bank),
      icon_path: `/art/deposit/${code}.svg`,
      channel: kind === 'gateway' ? code : null,
      fee_fixed: '0',
      fee_percent: change.feePercent ?? '0',
      daily_max: change.dayMax ?? null,
      closed_until: change.closedUntil ?? null,
      arrives_from: 0,
      arrives_to: 0,
      opens_at: change.hours?.[0] ?? null,
      closes_at: change.hours?.[1] ?? null,
      enabled: change.isOn ?? true,
    };
    const added = before ? null : await addMethod(db, row);
    if (!added) throw new CommandError(`There is a way to deposit of the code "${code}" already.`);
    onChange();
    return [toMethodLine(added)];
  }
  if (!before) throw new CommandError(`No way to deposit has the code "${code}"; "money methods" shows them.`);
  requireOrder({ min: change.min ?? before.min_amount, max: change.max ?? before.max_amount });
  const names = change.title === undefined ? {} : { names: JSON.stringify({ ...before.names, EN: change.title }) };
  const changed = await changeMethod(db, code, { ...columnsOf(change), ...names });
  onChange();
  return changed ? [toMethodLine(changed)] : [];
}

function requireOrder({ min, max }: { readonly min: string; readonly max: string }): void {
  if (toUnits(max) < toUnits(min)) throw new CommandError('--max has to be at least --min.');
}

const columnsOf = ({ isOn, min, max, dayMax, feePercent, closedUntil, hours }: MethodChange) => ({
  enabled: isOn,
  min_amount: min,
  max_amount: max,
  daily_max: dayMax,
  fee_percent: feePercent,
  closed_until: closedUntil,
  opens_at: hours === null ? null : hours?.[0],
  closes_at: hours === null ? null : hours?.[1],
});

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const toMethodLine = ({ code, enabled, kind, names, ...row }: MethodRow) =>
  [
    code.padEnd(10),
    enabled ? 'on ' : 'off',
    kind.padEnd(8),
    `${toAmount(toUnits(row.min_amount))} to ${toAmount(toUnits(row.max_amount))}`.padEnd(30),
    row.daily_max === null ? 'no day limit' : `${toAmount(toUnits(row.daily_max))} a day`,
    `${trimmed(row.fee_percent)}%`,
    names.EN,
    row.opens_at === null || row.closes_at === null ? '' : `${clock(row.opens_at)} to ${clock(row.closes_at)}`,
    row.closed_until === null ? '' : `closed until ${new Date(row.closed_until).toISOString()}`,
  ]
    .filter(Boolean)
    .join(' ');
