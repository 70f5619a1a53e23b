/** CSV for a Brazilian spreadsheet: `;` between cells, a decimal comma, CRLF after each row. */
import type { Cents } from '@/contract/wire';

/** The byte order mark, which tells spreadsheets that the text is UTF-8. */
export const CSV_START = '\uFEFF';

/**
 * Matches a text that a spreadsheet would run as a formula. Its first character decides, also after spaces and
 * invisible characters, and in the full-width forms that some spreadsheets treat alike.
 */
const RUNS = /^[\s\p{C}\p{Z}]*[=+\-@＝＋－＠﹦﹢﹣﹫−⁼⁺⁻₊₋]|^[\t\r\n]/u;

/**
 * Text from outside as a cell that no spreadsheet runs: an apostrophe before a formula, and quotes around it, doubled
 * inside.
 */
export function csvText(text: string | null): string {
  if (text === null || text === '') return '';
  // NUL ends the text in some readers, and hides the rest from others.
  const bare = text.replaceAll('\u0000', '');
  return `"${(RUNS.test(bare) ? `'${bare}` : bare).replaceAll('"', '""')}"`;
}

/** An amount as a number that a spreadsheet can add up: cents to '1234,56'. */
export function csvMoney(cents: Cents): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`;
}

/** @param cells the results of `csvText` and `csvMoney`. */
export function csvRow(cells: readonly string[]): string {
  return `${cells.join(';')}\r\n`;
}

/**
 * A column of a table with rows of type `Row`. Title and cell are defined together, so that they cannot get out of
 * step.
 */
export interface CsvColumn<Row> {
  title: string;
  /** Returns the result of `csvText` or `csvMoney`. */
  cell: (row: Row) => string;
}
