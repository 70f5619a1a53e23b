/** Comma separated values as a Brazilian spreadsheet reads them: `;` between, a comma in decimals, CRLF after each row. */
import type { Cents } from '@/contract/wire';

/** Says to spreadsheets that the text is UTF-8. */
export const CSV_START = '\uFEFF';

/**
 * What makes a spreadsheet run a cell: its first character, also after spaces and what is not seen, and in the full
 * widths that some of them read alike.
 */
const RUNS = /^[\s\p{C}\p{Z}]*[=+\-@＝＋－＠﹦﹢﹣﹫−⁼⁺⁻₊₋]|^[\t\r\n]/u;

/** Text from outside as a cell that is only ever read: an apostrophe before what would run, quotes around and doubled. */
export function csvText(text: string | null): string {
  if (text === null || text === '') return '';
  // NUL ends the text in some readers, and hides what follows from others.
  const bare = text.replaceAll('\u0000', '');
  return `"${(RUNS.test(bare) ? `'${bare}` : bare).replaceAll('"', '""')}"`;
}

/** An amount as a number that can be added up: cents to '1234,56'. */
export function csvMoney(cents: Cents): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`;
}

/** @param cells as `csvText` and `csvMoney` make them. */
export function csvRow(cells: readonly string[]): string {
  return `${cells.join(';')}\r\n`;
}

/** A column of a table whose rows are made of `Row`s: with both in one place neither can slip against the other. */
export interface CsvColumn<Row> {
  title: string;
  /** As `csvText` and `csvMoney` make it. */
  cell: (row: Row) => string;
}
