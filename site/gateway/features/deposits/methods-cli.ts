/** Ways to deposit: shown, added, changed and closed (PAY-04, PAY-13). */
import { toAmount, toUnits } from 'lobbykit/domain';
import { type CommandContext, CommandError } from '../../platform/cli/command.ts';
import { trimmed } from './methods.ts';
import { addMethod, changeMethod, findMethod, type MethodRow, readMethods } from './methods-repository.ts';
import type { BankAccount, DepositKind } from './tables.ts';

export interface MethodChange {
  readonly title?: string;
  readonly isOn?: boolean;
  readonly min?: string;
  readonly max?: string;
  readonly dayMax?: string | null;
  readonly feePercent?: string;
  readonly closedUntil?: number | null;
  /** Minutes of the day between which it is open; null for always. */
  readonly hours?: readonly [from: number, until: number] | null;
}

/** What makes a new way what it is; none of it changes later. */
export interface NewMethod {
  readonly kind: DepositKind;
  /** The adapter; null for transfers by hand. */
  readonly provider: string | null;
  /** Of transfers alone. */
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
