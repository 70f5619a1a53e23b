import { styled } from '@mui/material/styles';
import type { SideTexts } from '@/console/text/sideTexts';
import type { Locale } from '@/console/text/texts';
import { formatCalendarDay } from '@/console/text/format';
import { MEASURES, valueOf, type DaySum } from './chartDays';
import { PHONE } from '@/console/ui/phone';
import { measureText } from './DayChart';

const Scroll = styled('div')(({ theme }) => ({
  maxHeight: 320,
  overflow: 'auto',
  borderRadius: 10,
  border: `1px solid ${theme.vars.palette.line}`,
  backgroundColor: theme.vars.palette.background.paper,
}));

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.8125rem',
  '& th, & td': { padding: '6px 16px', textAlign: 'right', whiteSpace: 'nowrap' },
  '& th:first-of-type': { textAlign: 'left' },
  '& thead th': {
    position: 'sticky',
    top: 0,
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.secondary,
  },
  '& tbody th': { fontWeight: 400 },
  // Five columns fit a phone when their words may break.
  [PHONE]: { '& th, & td': { padding: '6px 8px' }, '& th': { whiteSpace: 'normal' } },
  '& tbody tr': { borderTop: `1px solid ${theme.vars.palette.line}` },
  '& tfoot tr': { borderTop: `1px solid ${theme.vars.palette.fieldLine}`, fontWeight: 600 },
}));

interface DayTableProps {
  text: SideTexts['ordersDashboard']['chart'];
  locale: Locale;
  days: readonly DaySum[];
}

/** The chart's data as a table: for people who cannot see the chart, or who want exact figures. */
export function DayTable({ text, locale, days }: DayTableProps) {
  return (
    // The area scrolls, so it must be reachable by keyboard.
    <Scroll role="group" aria-label={text.title} tabIndex={0}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{text.day}</th>
            {MEASURES.map((measure) => (
              <th key={measure} scope="col">
                {text[measure]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day.dia}>
              <th scope="row">{formatCalendarDay(day.dia, locale, { long: true })}</th>
              {MEASURES.map((measure) => (
                <td key={measure}>{measureText(valueOf(day, measure), measure, locale)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{text.total}</th>
            {MEASURES.map((measure) => (
              <td key={measure}>
                {measureText(
                  days.reduce((sum, day) => sum + valueOf(day, measure), 0),
                  measure,
                  locale,
                )}
              </td>
            ))}
          </tr>
        </tfoot>
      </Table>
    </Scroll>
  );
}
