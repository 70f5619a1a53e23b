import { styled } from '@mui/material/styles';
import { FLOW_ICONS, type FlowIconName } from './flowIcons';

/** The colours of the flow's progress, from beginning to done (behaviour: stage-colour). */
export type ProgressTone = 'amber' | 'yellow' | 'lime' | 'green';

const Badge = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minWidth: 0,
  maxWidth: '100%',
  fontSize: '0.75rem',
  lineHeight: '16px',
  color: theme.vars.palette.text.secondary,
  '& svg': { flex: 'none', display: 'block' },
  '& .MuiSvgIcon-root': { fontSize: 14 },
}));

const Label = styled('span')({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '&::first-letter': { textTransform: 'uppercase' },
  display: 'inline-block',
});

const Ring = styled('circle')(({ theme }) => ({
  fill: 'none',
  strokeWidth: 2.5,
  stroke: theme.vars.palette.line,
  '&[data-tone]': { strokeLinecap: 'round', transition: 'stroke-dashoffset 180ms' },
  '&[data-tone="amber"]': { stroke: theme.vars.palette.progress.amber },
  '&[data-tone="yellow"]': { stroke: theme.vars.palette.progress.yellow },
  '&[data-tone="lime"]': { stroke: theme.vars.palette.progress.lime },
  '&[data-tone="green"]': { stroke: theme.vars.palette.progress.green },
}));

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
export function ProgressBadge({ percent, tone, icon, label, hidePercent }: ProgressBadgeProps) {
  const share = Math.min(100, Math.max(0, percent)) / 100;
  return (
    <Badge>
      <svg aria-hidden width={14} height={14} viewBox="0 0 14 14">
        <Ring cx={7} cy={7} r={RADIUS} />
        {share === 0 ? null : (
          <Ring
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
      <Label title={label}>{label}</Label>
      {hidePercent === true ? null : <span>{percent}%</span>}
    </Badge>
  );
}
