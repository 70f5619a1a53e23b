import { memo } from 'react';
import { FLOW_ICONS, type FlowIconName } from './flowIcons';
import { makeSheet } from './sheet';

/** The colours of the flow's progress, from beginning to done (behaviour: stage-colour). */
export type ProgressTone = 'amber' | 'yellow' | 'lime' | 'green';

export const BADGES = makeSheet('progress', {
  root: ({ vars: { palette } }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    minWidth: 0,
    maxWidth: '100%',
    fontSize: '0.75rem',
    lineHeight: '16px',
    color: palette.text.secondary,
    '& svg': { flex: 'none', display: 'block', width: 14, height: 14, fill: 'currentColor' },
    '& .label': {
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      '&::first-letter': { textTransform: 'uppercase' },
      display: 'inline-block',
    },
  }),
  ring: ({ vars: { palette } }) => ({
    fill: 'none',
    strokeWidth: 2.5,
    stroke: palette.line,
    '&[data-tone]': { strokeLinecap: 'round', transition: 'stroke-dashoffset 180ms' },
    '&[data-tone="amber"]': { stroke: palette.progress.amber },
    '&[data-tone="yellow"]': { stroke: palette.progress.yellow },
    '&[data-tone="lime"]': { stroke: palette.progress.lime },
    '&[data-tone="green"]': { stroke: palette.progress.green },
  }),
});

const RADIUS = 5.75;
const ROUND = 2 * Math.PI * RADIUS;

interface ProgressBadgeProps {
  /** 0 to 100. */
  percent: number;
  tone: ProgressTone;
  icon: FlowIconName;
  label: string;
  /** Hides the percentage where only the stage's name is needed. */
  hidePercent?: boolean;
}

/** A thin ring with icon, label and percentage (design: flow-progress): colour is never the only sign. */
export const ProgressBadge = memo(function ProgressBadge(props: ProgressBadgeProps) {
  const { percent, tone, icon, label, hidePercent } = props;
  const share = Math.min(100, Math.max(0, percent)) / 100;
  return (
    <span className={BADGES.classes.root}>
      <svg aria-hidden viewBox="0 0 14 14">
        <circle className={BADGES.classes.ring} cx={7} cy={7} r={RADIUS} />
        {share === 0 ? null : (
          <circle
            className={BADGES.classes.ring}
            data-tone={tone}
            cx={7}
            cy={7}
            r={RADIUS}
            strokeDasharray={ROUND}
            strokeDashoffset={ROUND * (1 - share)}
            transform="rotate(-90 7 7)"
          />
        )}
      </svg>
      {FLOW_ICONS[icon]}
      <span className="label" title={label}>
        {label}
      </span>
      {hidePercent === true ? null : <span>{percent}%</span>}
    </span>
  );
});
