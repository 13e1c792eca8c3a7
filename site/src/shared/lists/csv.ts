/** Rows as CSV by RFC 4180, so that spreadsheets read them: UTF-8 with a byte order mark, lines by CR LF (BOOK-06). */

/** Rows of a file at most. */
export const CSV_MAX_ROWS = 50_000;

/** A text, or an amount as decimal text, which a spreadsheet reads as a number; an amount that is none leaves its cell empty. */
export type CsvCell = string | { readonly amount: string };

/** A spreadsheet runs what begins like a formula, spaces before it or not. */
const FORMULA = /^\s*[=+\-@]/;
const AMOUNT = /^-?\d+(\.\d+)?$/;

function cellOf(cell: CsvCell): string {
  if (typeof cell !== 'string') return AMOUNT.test(cell.amount) ? cell.amount : '';
  const text = FORMULA.test(cell) || /^[\t\r\n]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Text of a CSV file. What a spreadsheet would run as a formula is written with an apostrophe before it.
 * @param rows the titles of the columns first
 */
export const toCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  `\uFEFF${rows.map(row => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
