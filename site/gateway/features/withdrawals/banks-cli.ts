/** Command `bank …`: banks to which members can withdraw. A new production database contains none. */

import { parseMatching, parseName, readSwitch } from '../../platform/cli/argument-checks.ts';
import { type CommandContext, CommandError, defineCommands } from '../../platform/cli/command.ts';
import { type BankChange, hasCards, insertBank, listBanks, removeBank, updateBank } from './banks-repository.ts';

/**
 * Command-line options declared by the bank commands. `--name`, `--state` and `--position` are declared by other
 * commands.
 */
const BANK_OPTIONS = {
  'min-digits': { type: 'string' },
  'max-digits': { type: 'string' },
  'check-digit': { type: 'string' },
  wallet: { type: 'boolean' },
} as const;

interface Options {
  readonly name?: string;
  readonly state?: string;
  readonly position?: string;
  readonly 'min-digits'?: string;
  readonly 'max-digits'?: string;
  readonly 'check-digit'?: string;
  readonly wallet?: boolean;
}

export type BankCommand =
  | { readonly name: 'bank-list' }
  | {
      readonly name: 'bank-add';
      readonly code: string;
      readonly kind: 'bank' | 'wallet';
      readonly change: BankChange;
    }
  | { readonly name: 'bank-set'; readonly code: string; readonly change: BankChange }
  | { readonly name: 'bank-remove'; readonly code: string };

const CODE = /^[A-Z0-9_]{1,32}$/;
const DIGITS = /^([1-9]|[1-2]\d|3[0-4])$/;

/**
 * Parses the arguments of `bank`; returns null if the command belongs to another group. Throws CommandError for missing
 * or invalid arguments.
 */
function parseBankArgs([area, verb, code]: readonly (string | undefined)[], options: Options): BankCommand | null {
  if (area !== 'bank') return null;
  if (verb === 'list') return { name: 'bank-list' };
  if (verb !== 'add' && verb !== 'set' && verb !== 'remove') {
    throw new CommandError('bank requires list, add, set or remove.');
  }
  if (code === undefined || !CODE.test(code)) {
    throw new CommandError(`bank ${verb} requires a code of 1 to 32 letters A to Z, digits or _, such as VCB.`);
  }
  if (verb === 'remove') return { name: 'bank-remove', code };
  const change = parseChange(options);
  const { names, min_digits, max_digits } = change;
  if (verb === 'add' && (names === undefined || min_digits === undefined || max_digits === undefined)) {
    throw new CommandError('bank add requires --name NAME, --min-digits N and --max-digits N of an account number.');
  }
  if (Object.values(change).every(value => value === undefined) && !options.wallet) {
    throw new CommandError(
      'bank set requires one of --name, --min-digits, --max-digits, --check-digit on|off, --state on|off, --position.',
    );
  }
  if (verb === 'add') return { name: 'bank-add', code, kind: options.wallet ? 'wallet' : 'bank', change };
  if (options.wallet) throw new CommandError('--wallet belongs to bank add; the kind of a bank cannot change.');
  return { name: 'bank-set', code, change };
}

function parseChange(options: Options): BankChange {
  const number = (option: 'min-digits' | 'max-digits') => {
    const text = parseMatching(option, options[option], DIGITS, 'a whole number from 1 to 34');
    return text === undefined ? undefined : Number(text);
  };
  const position = parseMatching('position', options.position, /^\d{1,4}$/, 'a whole number');
  return {
    names: options.name === undefined ? undefined : parseNames(options.name),
    min_digits: number('min-digits'),
    max_digits: number('max-digits'),
    is_checked: readSwitch('check-digit', options['check-digit']),
    enabled: readSwitch('state', options.state),
    position: position === undefined ? undefined : Number(position),
  };
}

/**
 * Parses one name for all languages, or the English, Vietnamese and Portuguese names: `Harbour Bank|Ngân hàng Bến
 * Cảng|Banco Porto`.
 */
function parseNames(text: string) {
  const [EN = '', VI, PT, ...more] = text.split('|');
  if (more.length > 0) throw new CommandError('--name holds one name, or three for EN, VI and PT separated by |.');
  return { EN: parseName(EN), VI: parseName(VI || EN), PT: parseName(PT || EN) };
}

/**
 * Executes a command and returns the lines to print. Throws CommandError if the command fails; then no data are
 * changed.
 */
async function runBankCommand(command: BankCommand, { db, onChange }: CommandContext): Promise<string[]> {
  switch (command.name) {
    case 'bank-list': {
      const banks = await listBanks(db);
      return banks.length === 0
        ? ['There is no bank; "bank add CODE" adds one, and members cannot withdraw before.']
        : banks.map(toLine);
    }
    case 'bank-add': {
      const { names, min_digits = 1, max_digits = 34, is_checked = false, enabled = true, position } = command.change;
      checkDigits(min_digits, max_digits);
      const { code, kind } = command;
      const bank = { code, kind, names: names!, min_digits, max_digits, is_checked, enabled, position };
      if (!(await insertBank(db, bank))) throw new CommandError(`There is a bank "${command.code}" already.`);
      break;
    }
    case 'bank-set': {
      const before = (await listBanks(db)).find(({ code }) => code === command.code);
      if (!before) throw unknownBank(command.code);
      const { min_digits = before.min_digits, max_digits = before.max_digits } = command.change;
      checkDigits(min_digits, max_digits);
      await updateBank(db, command.code, command.change);
      break;
    }
    case 'bank-remove':
      if (await hasCards(db, command.code)) {
        throw new CommandError(
          `Members have accounts at ${command.code}; "bank set ${command.code} --state off" hides it.`,
        );
      }
      if (!(await removeBank(db, command.code))) throw unknownBank(command.code);
      onChange();
      return [`${command.code} is removed.`];
  }
  onChange();
  return (await listBanks(db)).filter(({ code }) => code === command.code).map(toLine);
}

function checkDigits(min: number, max: number): void {
  if (min > max) throw new CommandError(`--min-digits is ${min}, but must be at most --max-digits, ${max}.`);
}

const toLine = ({
  code,
  kind,
  names,
  min_digits,
  max_digits,
  is_checked,
  enabled,
}: Awaited<ReturnType<typeof listBanks>>[number]) =>
  [
    code.padEnd(12),
    enabled ? 'on ' : 'off',
    `${min_digits} to ${max_digits} digits`.padEnd(15),
    is_checked ? 'check digit' : '           ',
    kind === 'wallet' ? `${names.EN} (e-wallet)` : names.EN,
  ].join(' ');

const unknownBank = (code: string) => new CommandError(`No bank has the code "${code}"; "bank list" shows them.`);

export const bankCommands = defineCommands<BankCommand>({
  usage: {
    'bank-list': [['bank list', 'lists the banks and e-wallets for withdrawals']],
    'bank-add': [
      [
        'bank add CODE --name NAME --min-digits N --max-digits N',
        'adds a bank: names in three languages as "Harbour|Bến Cảng|Porto", digits of an account number, --check-digit on|off (Luhn), --wallet for an e-wallet',
      ],
    ],
    'bank-set': [['bank set CODE [--state on|off] …', 'changes a bank by the same options, and --position']],
    'bank-remove': [['bank remove CODE', 'removes a bank without accounts of members']],
  },
  options: BANK_OPTIONS,
  parse: parseBankArgs,
  run: runBankCommand,
});
