import StickyNote from '@mui/icons-material/StickyNote2Outlined';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';

/** One line, whatever is written: a phone has no room for more, and a press shows all of it. */
const Line = styled(ButtonBase)(({ theme }) => ({
  display: 'flex',
  width: '100%',
  height: 28,
  gap: 6,
  padding: '0 16px',
  justifyContent: 'flex-start',
  fontSize: '0.8125rem',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  borderBottom: `1px solid ${theme.vars.palette.line}`,
  [theme.breakpoints.down('md')]: { paddingInline: 12 },
  '& > svg': { flex: 'none', width: 16, height: 16, color: theme.vars.palette.warning.main },
  '& > span': {
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
}));

interface RemarkLineViewProps {
  text: string;
  onOpen: () => void;
}

/** The remark in one line, which opens its dialog. */
export function RemarkLineView({ text, onOpen }: RemarkLineViewProps) {
  return (
    <Line onClick={onOpen} aria-haspopup="dialog" title={text}>
      <StickyNote aria-hidden />
      <span dir="auto">{text}</span>
    </Line>
  );
}
