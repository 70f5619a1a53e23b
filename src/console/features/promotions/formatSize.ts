import type { Locale } from '@/console/text/texts';

const KB = 1024;
const MB = KB * KB;

/** Formats a number of bytes: '20,4 MB', '12 kB'. */
export function formatSize(bytes: number, locale: Locale): string {
  const inMegabytes = bytes >= MB;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: inMegabytes ? 'megabyte' : 'kilobyte',
    unitDisplay: 'short',
    maximumFractionDigits: inMegabytes ? 1 : 0,
  }).format(inMegabytes ? bytes / MB : Math.max(1, bytes / KB));
}
