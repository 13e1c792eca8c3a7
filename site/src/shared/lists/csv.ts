/** Writes CSV files for spreadsheets as in RFC 4180: UTF-8 with a byte order mark, lines end with CR LF (BOOK-06). */

/** Maximum number of rows of a file. */
export const CSV_MAX_ROWS = 50_000;

/**
 * Cell of a CSV file: a text, or an amount (decimal text) that a spreadsheet treats as a number. An invalid amount
 * results in an empty cell.
 */
export type CsvCell = string | { readonly amount: string };

/** Start of a text that a spreadsheet executes as a formula, even after spaces. */
const FORMULA = /^\s*[=+\-@]/;
const AMOUNT = /^-?\d+(\.\d+)?$/;

function cellOf(cell: CsvCell): string {
  if (typeof cell !== 'string') return AMOUNT.test(cell.amount) ? cell.amount : '';
  const text = FORMULA.test(cell) || /^[\t\r\n]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Returns the content of a CSV file. A text that a spreadsheet would execute as a formula gets an apostrophe in front.
 * @param rows cells of each row; the first row contains the column titles
 */
export const toCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  `\uFEFF${rows.map(row => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
