/**
 * Parses amounts in command-line arguments, with or without digit grouping. Ambiguous amounts are rejected (PAY-13).
 */
import { currencyDecimals, parseAmountInput } from 'lobbykit/domain';
import { CommandError } from '../../platform/cli/command.ts';
import type { Database } from '../../platform/db/schema.ts';
import { readMerchants, readTerms } from './merchants-repository.ts';

const DECIMAL = /^\d{1,15}(\.\d{1,2})?$/;
const ZERO = /^0+(\.0*)?$/;
/**
 * Matches amounts such as `500.000`, which are grouped digits if the currency has no decimals, and ambiguous otherwise.
 */
const UNSETTLED = /^-?[1-9]\d{0,2}\.\d{3}$/;

/** Names of the command fields that contain amounts. */
const FIELDS: ReadonlySet<string> = new Set([
  ...['amount', 'received', 'min', 'max', 'dayMax', 'minTransfer', 'maxTransfer', 'dayMaxTransfer'],
  ...['stake', 'monthly_bonus', 'level_up_bonus'],
]);

const ambiguous = (text: string) =>
  new CommandError(
    `"${text}" can mean two amounts. Write ${text.replace(/[-.]/g, '')} for the whole number, or at most two decimals.`,
  );

/**
 * Parses an amount into decimal text: `1,000,000`, `1.000.000` and `1 000 000` become 1000000. `500.000` is returned
 * unchanged, for `settleAmounts`. Null for invalid text such as `1e3`, `500k` and `-500`.
 * @param zero true if 0 is valid; default false
 */
export function parseAmountArg(text: string, zero = false): string | null {
  const read = parseAmountInput(text, { decimal: '.', group: ',', decimals: 2 }, true);
  if ('issue' in read) return UNSETTLED.test(text) ? text : null;
  return DECIMAL.test(read.amount) && (zero || !ZERO.test(read.amount)) ? read.amount : null;
}

/**
 * Parses the amount of an option like `parseAmountArg`; undefined if the option is omitted. Throws CommandError for
 * invalid text.
 */
export function parseAmountOption(option: string, text: string, args?: string, zero?: boolean): string;
export function parseAmountOption(
  option: string,
  text: string | undefined,
  args?: string,
  zero?: boolean,
): string | undefined;
export function parseAmountOption(option: string, text: string | undefined, args = 'an amount', zero = false) {
  if (text === undefined) return undefined;
  const amount = parseAmountArg(text, zero);
  if (amount !== null) return amount;
  throw new CommandError(`--${option} is "${text}", but must be ${args} such as 50000 or 1,000,000.`);
}

/**
 * Resolves amounts such as `500.000`, which depend on the currency of the command's merchant, or of all merchants if
 * the command names none. Throws CommandError if the currency has decimals, because the text is ambiguous then.
 */
export async function settleAmounts<C extends object>(command: C, db: Database): Promise<C> {
  const isUnsettled = (key: string, value: unknown) =>
    FIELDS.has(key) && typeof value === 'string' && UNSETTLED.test(value);
  let decimals: number | null = null;
  const settle = async <T extends object>(part: T): Promise<T> => {
    const settled: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(part)) {
      if (isUnsettled(key, value)) {
        decimals ??= await decimalsOf(db, command);
        if (decimals > 0) throw ambiguous(value);
        settled[key] = value.replace('.', '');
      } else {
        const isPart = typeof value === 'object' && value !== null && !Array.isArray(value);
        settled[key] = isPart ? await settle(value) : value;
      }
    }
    return settled as T;
  };
  return settle(command);
}

async function decimalsOf(db: Database, command: object): Promise<number> {
  const named = 'merchant' in command && typeof command.merchant === 'string' ? [command.merchant] : null;
  const codes = named ?? (await readMerchants(db)).map(({ code }) => code);
  const terms = await Promise.all(codes.map(code => readTerms(db, code)));
  return Math.max(2 * Number(terms.length === 0), ...terms.map(({ currency }) => currencyDecimals(currency)));
}
