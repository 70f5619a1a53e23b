/** Where figures go. */
export interface Report {
  /**
   * One figure of one line.
   * @param limit from the issue; what is above it is marked.
   */
  figure: (what: string, value: number, about?: { unit?: string; limit?: number }) => void;
  note: (text: string) => void;
}

const DIGITS = new Intl.NumberFormat('en', { maximumFractionDigits: 2, useGrouping: false });

/** Writes to standard output, a line a figure. */
export function printedReport(): Report {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  return {
    figure: (what, value, { unit = '', limit } = {}) => {
      const verdict = limit === undefined ? '' : value <= limit ? '   ok' : '   ABOVE THE LIMIT';
      const bound = limit === undefined ? '' : ` (at most ${limit})`;
      say(`${what}: ${DIGITS.format(value)}${unit === '' ? '' : ` ${unit}`}${bound}${verdict}`);
    },
    note: say,
  };
}
