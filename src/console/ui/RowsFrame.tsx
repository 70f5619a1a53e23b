import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';
import { EmptyState } from './EmptyState';
import { ErrorState, type ErrorStateProps } from './ErrorState';
import { FOCUS_HOME } from './focusHome';
import { RowSkeletons } from './RowSkeletons';

/** Wide content scrolls inside this frame, so that the page itself never scrolls sideways. */
const Frame = styled('div')(({ theme }) => ({
  overflowX: 'auto',
  borderRadius: 10,
  border: `1px solid ${theme.vars.palette.line}`,
  backgroundColor: theme.vars.palette.background.paper,
  transition: 'opacity 140ms',
  '&[aria-busy="true"]': { opacity: 0.55 },
}));

interface RowsFrameProps<Row> {
  label: string;
  /** Null while unknown. */
  rows: readonly Row[] | null;
  /** Other rows are loading. The old ones stay, dimmed, so that nothing jumps. */
  turning: boolean;
  /** The error to show when the rows could not be read; null otherwise. */
  missed: ErrorStateProps | null;
  loading: ComponentProps<typeof RowSkeletons>;
  empty: ComponentProps<typeof EmptyState>;
  /** The rows may be wider than the frame, which a keyboard must then be able to scroll. */
  scrolls?: boolean;
  /** Of the content, in px. */
  minHeight?: number | undefined;
  children: (rows: readonly Row[]) => ReactNode;
}

/** The frame of a table's rows or cards, and what stands in it while there are none. */
export function RowsFrame<Row>(props: RowsFrameProps<Row>) {
  const { label, rows, turning, missed, scrolls = false, minHeight } = props;
  return (
    <Frame
      {...FOCUS_HOME}
      role="group"
      aria-label={label}
      {...(scrolls && { tabIndex: 0 })}
      aria-busy={turning && rows !== null}
    >
      <Box sx={minHeight === undefined ? {} : { minHeight }}>
        {missed === null ? contentOf(props) : <ErrorState {...missed} />}
      </Box>
    </Frame>
  );
}

function contentOf<Row>({ rows, loading, empty, children }: RowsFrameProps<Row>): ReactNode {
  if (rows === null) return <RowSkeletons {...loading} avatar={false} />;
  return rows.length === 0 ? <EmptyState {...empty} /> : children(rows);
}

/** A table of rows. Columns and the height of its rows are the feature's. */
export const RowTable = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.8125rem',
  lineHeight: '18px',
  '& th, & td': { textAlign: 'left' },
  '& tr > :first-child': { paddingLeft: 16 },
  '& tr > :last-child': { paddingRight: 16 },
  '& thead th': { height: 40, fontWeight: 600, color: theme.vars.palette.text.secondary },
  '& tbody th': { fontWeight: 400 },
  '& tbody tr': { borderTop: `1px solid ${theme.vars.palette.line}` },
  '& .dim': { fontSize: '0.75rem', color: theme.vars.palette.text.secondary },
}));

/** The same rows as cards, for windows in which the table does not fit. */
export const RowCards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(330px, 100%), 1fr))',
  gap: 12,
  listStyle: 'none',
  margin: 0,
  padding: 12,
  fontSize: '0.8125rem',
  lineHeight: '18px',
  '& > li': {
    minWidth: 0,
    padding: '10px 14px',
    borderRadius: 10,
    border: `1px solid ${theme.vars.palette.line}`,
  },
  '& .line': { display: 'flex', justifyContent: 'space-between', gap: 12 },
  '& .dim': { fontSize: '0.75rem', color: theme.vars.palette.text.secondary },
  '& .nowrap': { whiteSpace: 'nowrap' },
}));
