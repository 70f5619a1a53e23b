/** Receives the measured figures. */
export interface Report {
  /**
   * Reports one figure on one line.
   * @param limit the largest good value, as src/bench/README.md gives it; a value above it is marked.
   * @param least the smallest good value; a value below it is marked.
   */
  figure: (
    what: string,
    value: number,
    about?: { unit?: string; limit?: number; least?: number },
  ) => void;
  note: (text: string) => void;
}

const DIGITS = new Intl.NumberFormat('en', { maximumFractionDigits: 2, useGrouping: false });

/** The limit in words, and whether the value keeps to it. */
function judged(value: number, limit?: number, least?: number): [bound: string, verdict: string] {
  if (limit !== undefined) {
    return [` (at most ${limit})`, value <= limit ? '   ok' : '   ABOVE THE LIMIT'];
  }
  if (least === undefined) return ['', ''];
  return [` (at least ${least})`, value >= least ? '   ok' : '   BELOW THE LIMIT'];
}

/** A report that writes to standard output, with one line for each figure. */
export function printedReport(): Report {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  return {
    figure: (what, value, { unit = '', limit, least } = {}) => {
      const [bound, verdict] = judged(value, limit, least);
      say(`${what}: ${DIGITS.format(value)}${unit === '' ? '' : ` ${unit}`}${bound}${verdict}`);
    },
    note: say,
  };
}
