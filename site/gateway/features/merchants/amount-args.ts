/** Amounts on the command line: grouped or not, never read as another amount (PAY-13). */
import { currencyDecimals, parseAmountInput } from 'lobbykit/domain';
import { CommandError } from '../../platform/cli/command.ts';
import type { Database } from '../../platform/db/schema.ts';
import { readMerchants, readTerms } from './merchants-repository.ts';

const DECIMAL = /^\d{1,15}(\.\d{1,2})?$/;
const ZERO = /^0+(\.0*)?$/;
/** Groups where the currency has no decimals, else ambiguous. Decimal text of the command line has two decimals at most. */
const UNSETTLED = /^-?[1-9]\d{0,2}\.\d{3}$/;

/** Fields of commands that hold amounts. */
const FIELDS: ReadonlySet<string> = new Set([
  ...['amount', 'received', 'min', 'max', 'dayMax', 'minTransfer', 'maxTransfer', 'dayMaxTransfer'],
  ...['stake', 'monthly_bonus', 'level_up_bonus'],
]);

const ambiguous = (text: string) =>
  new CommandError(
    `"${text}" can mean two amounts. Write ${text.replace(/[-.]/g, '')} for the whole number, or at most two decimals.`,
  );

/**
 * Decimal text of an amount: `1,000,000`, `1.000.000` and `1 000 000` are 1000000. `500.000` stays as it is until `settleAmounts` knows
 * the currency. Null for text that is no amount, such as `1e3`, `500k` and `-500`.
 * @param zero may the amount be nothing? Default false.
 */
export function parseAmountWord(text: string, zero = false): string | null {
  const read = parseAmountInput(text, { decimal: '.', group: ',', decimals: 2 }, true);
  if ('issue' in read) return UNSETTLED.test(text) ? text : null;
  return DECIMAL.test(read.amount) && (zero || !ZERO.test(read.amount)) ? read.amount : null;
}

/** The same for an option; undefined where it is left out. Throws CommandError for text that is no amount. */
export function parseAmountOption(option: string, text: string, args?: string, zero?: boolean): string;
export function parseAmountOption(
  option: string,
  text: string | undefined,
  args?: string,
  zero?: boolean,
): string | undefined;
export function parseAmountOption(option: string, text: string | undefined, args = 'an amount', zero = false) {
  if (text === undefined) return undefined;
  const amount = parseAmountWord(text, zero);
  if (amount !== null) return amount;
  throw new CommandError(`--${option} is "${text}", but must be ${args} such as 50000 or 1,000,000.`);
}

/**
 * The command with amounts such as `500.000` read by the currency of its merchant, or of all merchants where it names none. Throws
 * CommandError where the currency has decimals, and the text may mean either.
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
