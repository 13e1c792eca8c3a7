/** Command `merchant …`: lists merchants, and sets their currency and time zone (PAY-02). */
import { currencyDecimals } from 'lobbykit/domain';
import { type CommandContext, CommandError, defineCommands } from '../../platform/cli/command.ts';
import { isZone } from '../../platform/days.ts';
import { type MerchantTerms, readMerchants, readTerms, setTerms } from './merchants-repository.ts';
import { requireMerchant } from './require-merchant.ts';

/** Command-line options declared by this command. */
const MERCHANT_OPTIONS = {
  currency: { type: 'string' },
  symbol: { type: 'string' },
  zone: { type: 'string' },
} as const;

export type MerchantCommand =
  | { readonly name: 'merchant-list' }
  | { readonly name: 'merchant-set'; readonly code: string; readonly terms: Partial<MerchantTerms> };

interface Options {
  readonly currency?: string;
  readonly symbol?: string;
  readonly zone?: string;
}

const LONGEST_SYMBOL = 8;

/**
 * Parses the arguments of `merchant`; returns null if the command belongs to another group. Throws CommandError for
 * missing or invalid arguments.
 */
function parseMerchantArgs(
  [area, verb, code]: readonly (string | undefined)[],
  { currency, symbol, zone }: Options,
): MerchantCommand | null {
  if (area !== 'merchant') return null;
  if (verb === 'list') return { name: 'merchant-list' };
  if (verb !== 'set' || code === undefined) throw new CommandError('merchant requires list, or set CODE.');
  if ([currency, symbol, zone].every(option => option === undefined)) {
    throw new CommandError('merchant set requires one of --currency, --symbol, --zone.');
  }
  if (currency !== undefined && !Intl.supportedValuesOf('currency').includes(currency)) {
    throw new CommandError(`--currency is "${currency}", but must be a code of ISO 4217 such as VND or USD.`);
  }
  if (symbol !== undefined && (symbol.trim() === '' || symbol.length > LONGEST_SYMBOL)) {
    throw new CommandError(`--symbol is "${symbol}", but must have 1 to ${LONGEST_SYMBOL} characters.`);
  }
  if (zone !== undefined && !isZone(zone)) {
    throw new CommandError(`--zone is "${zone}", but must be a zone such as Asia/Ho_Chi_Minh.`);
  }
  return { name: 'merchant-set', code, terms: { currency, currencySymbol: symbol, zone } };
}

/**
 * Executes a command and returns the lines to print. Throws CommandError if the command fails; then no data are
 * changed.
 */
async function runMerchantCommand(command: MerchantCommand, { db, onChange }: CommandContext): Promise<string[]> {
  if (command.name === 'merchant-list') {
    const merchants = await readMerchants(db);
    return Promise.all(merchants.map(async ({ code }) => toLine(code, await readTerms(db, code))));
  }
  const { code, terms } = command;
  await requireMerchant(db, code);
  if (!(await setTerms(db, code, terms))) {
    throw new CommandError(`Members of ${code} have money already: what was reckoned by currency and zone stays.`);
  }
  onChange();
  return [toLine(code, await readTerms(db, code))];
}

const toLine = (code: string, { currency, currencySymbol, zone }: MerchantTerms): string =>
  [code.padEnd(16), `${currency} ${currencySymbol}`.padEnd(8), `${currencyDecimals(currency)} decimals`, zone].join(
    ' ',
  );

export const merchantCommands = defineCommands<MerchantCommand>({
  usage: {
    'merchant-list': [['merchant list', 'lists the merchants with currency and zone']],
    'merchant-set': [
      [
        'merchant set CODE [--currency JPY] [--symbol ¥] [--zone Asia/Tokyo]',
        'changes a merchant before its first member has money',
      ],
    ],
  },
  options: MERCHANT_OPTIONS,
  parse: parseMerchantArgs,
  run: runMerchantCommand,
});
