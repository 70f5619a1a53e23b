/** Receives the measured figures. */
export interface Report {
  /**
   * Reports one figure on one line.
   * @param limit the largest good value, as src/bench/README.md gives it; a value above it is marked.
   */
  figure: (what: string, value: number, about?: { unit?: string; limit?: number }) => void;
  note: (text: string) => void;
}

const DIGITS = new Intl.NumberFormat('en', { maximumFractionDigits: 2, useGrouping: false });

/** A report that writes to standard output, with one line for each figure. */
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
