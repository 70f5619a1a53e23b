import { styled } from '@mui/material/styles';
import { barOf, type Scale } from './chartDays';

/**
 * In the drawing's own units: a day's column, the gap, and the height of the plot. The drawing is stretched to its box.
 */
const COLUMN = 10;
const GAP = 1.5;
const HEIGHT = 100;
/** The height of the plot in px, and of the panel around it. */
const PLOT_PX = 128;
export const PANEL_PX = 214;
/** The smallest bar, as a share of the height: a smaller one would not be visible. */
const LEAST = 0.012;

const Panel = styled('div')(({ theme }) => ({
  position: 'relative',
  minWidth: 0,
  minHeight: PANEL_PX,
  padding: '12px 16px 8px',
  borderRadius: 10,
  border: `1px solid ${theme.vars.palette.line}`,
  backgroundColor: theme.vars.palette.background.paper,
  fontSize: '0.75rem',
  '& .head': { fontSize: '0.8125rem', fontWeight: 600 },
  '& .plot': { position: 'relative', height: PLOT_PX, marginTop: 20 },
  '& .plot[data-low="true"]': { marginBottom: 20 },
  '& svg': { display: 'block', width: '100%', height: '100%' },
  '& .zero, & .edge': { stroke: theme.vars.palette.line, vectorEffect: 'non-scaling-stroke' },
  '& .zero': { stroke: theme.vars.palette.fieldLine },
  '& .bar': { fill: theme.vars.palette.primary.main },
  '& .bar[data-measure="revenue"]': { fill: theme.vars.palette.success.main },
  '& .bar[data-measure="profit"]': { fill: theme.vars.palette.warning.main },
  // A loss hangs below the line, and only its outline is drawn.
  '& .bar[data-lost="true"]': {
    fill: 'none',
    stroke: theme.vars.palette.error.main,
    strokeWidth: 1.5,
    vectorEffect: 'non-scaling-stroke',
  },
  '& .column': { fill: theme.vars.palette.action.selected },
  '& .top, & .bottom': {
    position: 'absolute',
    left: 0,
    lineHeight: '14px',
    color: theme.vars.palette.text.secondary,
  },
  '& .top': { top: -15 },
  '& .bottom': { bottom: -15 },
  '& .days': {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    minHeight: 18,
    marginTop: 4,
    color: theme.vars.palette.text.secondary,
  },
  '& .days span': { display: 'flex', justifyContent: 'center', whiteSpace: 'nowrap' },
}));

const Tip = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 1,
  bottom: 'calc(100% - 24px)',
  padding: '3px 8px',
  borderRadius: 6,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  color: theme.vars.palette.background.default,
  backgroundColor: theme.vars.palette.text.primary,
}));

interface ChartPanelProps {
  measure: string;
  title: string;
  values: readonly number[];
  scale: Scale;
  /** The labels at the ends of the axis. */
  top: string;
  bottom: string | null;
  /** The label beneath each day; '' where there is no room. */
  days: readonly string[];
  /** The day pointed at and its text; null for none. */
  pointed: { index: number; text: string } | null;
}

/** One measure by day, on its own axis. Colour carries no information that the title lacks. */
export function ChartPanel(props: ChartPanelProps) {
  const { days, measure, pointed, scale, values } = props;
  const width = values.length * COLUMN;
  const zero = barOf(0, scale).y * HEIGHT;
  return (
    <Panel>
      <div className="head">{props.title}</div>
      <div className="plot" data-low={props.bottom !== null}>
        <span className="top">{props.top}</span>
        <svg viewBox={`0 0 ${String(width)} ${String(HEIGHT)}`} preserveAspectRatio="none">
          {pointed === null ? null : (
            <rect
              className="column"
              x={pointed.index * COLUMN}
              y={0}
              width={COLUMN}
              height={HEIGHT}
            />
          )}
          <line className="edge" x1={0} x2={width} y1={0} y2={0} />
          {values.map((value, index) => {
            const { y, height } = barOf(value, scale);
            const drawn = value === 0 ? 0 : Math.max(height, LEAST);
            return (
              <rect
                key={index}
                className="bar"
                data-measure={measure}
                data-lost={value < 0}
                x={index * COLUMN + GAP}
                y={(value > 0 ? y + height - drawn : y) * HEIGHT}
                width={COLUMN - 2 * GAP}
                height={drawn * HEIGHT}
              />
            );
          })}
          <line className="zero" x1={0} x2={width} y1={zero} y2={zero} />
        </svg>
        {props.bottom === null ? null : <span className="bottom">{props.bottom}</span>}
        {pointed === null ? null : (
          <Tip style={tipPlace(pointed.index, values.length)}>{pointed.text}</Tip>
        )}
      </div>
      <div className="days">
        {days.map((day, index) => (
          <span key={index}>{day}</span>
        ))}
      </div>
    </Panel>
  );
}

/** Places the tip above its day, but never beyond either end of the panel. */
function tipPlace(index: number, count: number) {
  const along = count === 1 ? 50 : (index / (count - 1)) * 100;
  return { left: `${String(along)}%`, transform: `translateX(-${String(along)}%)` };
}
