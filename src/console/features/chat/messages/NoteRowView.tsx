import StickyNote from '@mui/icons-material/StickyNote2Outlined';
import { styled } from '@mui/material/styles';
import type { Texts } from '@/console/text/texts';
import { DayDivider } from '@/console/ui/DayDivider';
import { EndedAttendances } from './EndedAttendances';

/** It stands in the middle and on a line of its own, so that nobody takes it for something the customer reads. */
const Row = styled('div')(({ theme }) => ({
  padding: '4px 32px',
  [theme.breakpoints.down('md')]: { paddingInline: 12 },
  '& > .note': {
    boxSizing: 'border-box',
    width: 'fit-content',
    maxWidth: '80%',
    minWidth: 160,
    margin: '0 auto',
    padding: '6px 12px',
    borderRadius: 4,
    border: `1px dashed ${theme.vars.palette.warning.main}`,
    backgroundColor: theme.vars.palette.background.paper,
    overflowWrap: 'anywhere',
  },
  '& .head': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    fontSize: '0.75rem',
    lineHeight: '18px',
    color: theme.vars.palette.text.secondary,
  },
  '& .head > svg': { flex: 'none', width: 14, height: 14 },
  '& .head > svg, & .head > strong': { color: theme.vars.palette.warning.main },
  '& .head > strong': { fontWeight: 600 },
  '& .body': { whiteSpace: 'pre-wrap' },
}));

interface NoteRowViewProps {
  text: Texts['chat']['note'];
  author: string;
  body: string;
  /** The time as HH:mm. */
  clock: string;
  /** What is said of attendances that ended with the item before (behaviour: earlier-attendances). */
  ended: readonly string[];
  /** The date, on the first item of a day; null on others. */
  day: string | null;
}

/** A note that the customer does not see: who wrote it, when, and its plain text. */
export function NoteRowView({ text, author, body, clock, ended, day }: NoteRowViewProps) {
  return (
    <Row>
      <EndedAttendances ended={ended} />
      {day === null ? null : <DayDivider text={day} />}
      <div className="note" role="note" aria-label={text.title}>
        <div className="head">
          <StickyNote aria-hidden />
          <strong>{text.title}</strong>
          <span dir="auto">{author}</span>
          <time>{clock}</time>
        </div>
        <div className="body" dir="auto">
          {body}
        </div>
      </div>
    </Row>
  );
}
