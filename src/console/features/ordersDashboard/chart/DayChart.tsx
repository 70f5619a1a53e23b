import { styled } from '@mui/material/styles';
import { useState, type PointerEvent } from 'react';
import type { SideTexts } from '@/console/text/sideTexts';
import type { Locale } from '@/console/text/texts';
import { formatCalendarDay } from '@/console/text/format';
import { formatCount } from '@/domain/digits';
import { formatMoney } from '@/domain/money';
import { ChartPanel } from './ChartPanel';
import {
  dayAfterKey,
  dayAt,
  MEASURES,
  scaleOf,
  valueOf,
  type DaySum,
  type Measure,
} from './chartDays';

export const Panels = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
  gap: 12,
  borderRadius: 10,
  touchAction: 'pan-y',
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}` },
}));

/** The smallest maximum of each axis: five orders, ten reais. */
const LEAST: Record<Measure, number> = { orders: 5, revenue: 1000, profit: 1000 };
/** With more days than this, only every seventh day has a label. */
const NAMED_DAYS = 7;

/** @returns a measure's value as text: a count, or money. */
export const measureText = (value: number, measure: Measure, locale: Locale): string =>
  measure === 'orders' ? formatCount(value, locale) : formatMoney(value, locale);

interface DayChartProps {
  text: SideTexts['ordersDashboard']['chart'];
  locale: Locale;
  /** At least one day, oldest first. */
  days: readonly DaySum[];
}

/**
 * Orders, revenue and profit by day, in three panels: orders and money cannot share an axis, and a profit on the
 * revenue's axis would hardly be visible. Pointer or arrow keys select one day in all panels.
 */
export function DayChart({ text, locale, days }: DayChartProps) {
  const [hovered, setHovered] = useState<number | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const [focused, setFocused] = useState(false);
  const last = days.length - 1;
  const pointedAt = hovered ?? chosen;
  const index = pointedAt === null ? (focused ? last : null) : Math.min(pointedAt, last);
  const spoken = days[index ?? last];
  /** A pressed day stays selected when the finger is lifted; a hovered one is deselected with the pointer. */
  const point = (event: PointerEvent<HTMLElement>) => {
    const plot = event.target instanceof Element ? event.target.closest('.plot') : null;
    const box = plot?.getBoundingClientRect();
    if (!box || box.width <= 0) return;
    const day = dayAt((event.clientX - box.left) / box.width, last + 1);
    if (event.buttons > 0) setChosen(day);
    setHovered(event.buttons > 0 ? null : day);
  };
  const money = (cents: number) => formatMoney(cents, locale);
  return (
    <Panels
      role="slider"
      tabIndex={0}
      aria-label={text.day}
      aria-valuemin={1}
      aria-valuemax={days.length}
      aria-valuenow={(index ?? last) + 1}
      aria-valuetext={
        spoken &&
        text.ofDay({
          day: formatCalendarDay(spoken.dia, locale, { long: true }),
          orders: formatCount(spoken.pedidos, locale),
          revenue: money(spoken.receita),
          profit: money(spoken.lucro),
        })
      }
      onFocus={() => setFocused(true)}
      onBlur={() => {
        setFocused(false);
        setChosen(null);
      }}
      onKeyDown={(event) => {
        const next = dayAfterKey(event.key, index ?? last, days.length);
        if (next === null) return;
        event.preventDefault();
        setHovered(null);
        setChosen(next);
      }}
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={() => setHovered(null)}
    >
      {MEASURES.map((measure) => {
        const values = days.map((day) => valueOf(day, measure));
        const scale = scaleOf(values, LEAST[measure]);
        const day = index === null ? undefined : days[index];
        const said = (value: number) => measureText(value, measure, locale);
        return (
          <ChartPanel
            key={measure}
            measure={measure}
            title={text[measure]}
            values={values}
            scale={scale}
            top={said(scale.top)}
            bottom={scale.bottom === 0 ? null : said(scale.bottom)}
            days={days.map(({ dia }, at) =>
              days.length <= NAMED_DAYS || (last - at) % NAMED_DAYS === 0
                ? formatCalendarDay(dia, locale)
                : '',
            )}
            pointed={
              index === null || day === undefined
                ? null
                : {
                    index,
                    text: text.value(
                      formatCalendarDay(day.dia, locale),
                      said(valueOf(day, measure)),
                    ),
                  }
            }
          />
        );
      })}
    </Panels>
  );
}
