/** Writes rows as CSV per RFC 4180 for spreadsheets: UTF-8 with a byte order mark, CR LF line ends (BOOK-06). */

/** Maximum rows of a file. */
export const CSV_MAX_ROWS = 50_000;

/**
 * A text, or an amount as decimal text that a spreadsheet reads as a number. An invalid amount leaves its cell empty.
 */
export type CsvCell = string | { readonly amount: string };

/** A spreadsheet executes text that starts like a formula, even after spaces. */
const FORMULA = /^\s*[=+\-@]/;
const AMOUNT = /^-?\d+(\.\d+)?$/;

function cellOf(cell: CsvCell): string {
  if (typeof cell !== 'string') return AMOUNT.test(cell.amount) ? cell.amount : '';
  const text = FORMULA.test(cell) || /^[\t\r\n]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Returns the text of a CSV file. A text that a spreadsheet would run as a formula is prefixed with an apostrophe.
 * @param rows the titles of the columns first
 */
export const toCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  `\uFEFF${rows.map(row => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
