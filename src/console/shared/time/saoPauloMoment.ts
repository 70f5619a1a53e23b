import type { Locale } from '@/console/text/texts';
import type { EpochMs } from '@/contract/wire';
import { SAO_PAULO } from '@/domain/saoPaulo';

const moment = (name: string, month: '2-digit' | 'short') =>
  new Intl.DateTimeFormat(name, {
    timeZone: SAO_PAULO,
    day: month === 'short' ? 'numeric' : '2-digit',
    month,
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });

/** The English form names the month, because 05/04 is ambiguous. */
const MOMENTS: Record<Locale, Intl.DateTimeFormat> = {
  'pt-BR': moment('pt-BR', '2-digit'),
  en: moment('en-GB', 'short'),
};

/**
 * Formats date and time in São Paulo's time zone, wherever the reader is, as the export and the chart do: '05/04/2026
 * 13:07' or '5 Apr 2026 13:07'.
 */
export const saoPauloMoment = (time: EpochMs, locale: Locale): string =>
  MOMENTS[locale].format(time).replace(',', '');
