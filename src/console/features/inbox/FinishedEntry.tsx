import History from '@mui/icons-material/History';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { memo, useEffect, useRef } from 'react';
import { NARROW_BELOW_PX } from '@/console/ui/useNarrow';

/** As high as the filters beside it: two rows where the list stands beside a chat, one where it is alone. */
const Entry = styled(ButtonBase)(({ theme }) => ({
  flex: 'none',
  flexDirection: 'column',
  gap: 2,
  margin: '4px 12px 4px 0',
  padding: '0 8px',
  borderRadius: 8,
  fontSize: '0.75rem',
  color: theme.vars.palette.text.secondary,
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '& > svg': { fontSize: 20 },
  [`@media (max-width: ${String(NARROW_BELOW_PX - 0.02)}px)`]: {
    flexDirection: 'row',
    gap: 4,
    height: 28,
    fontSize: '0.8125rem',
    '& > svg': { fontSize: 18 },
  },
}));

interface FinishedEntryProps {
  label: string;
  /** It takes the focus as soon as it is there, because the person comes back from what it opens. */
  takesFocus: boolean;
  onOpen: () => void;
}

/** Leads to one's own attendances that are over (behaviour: finished-list). */
export const FinishedEntry = memo(function FinishedEntry(props: FinishedEntryProps) {
  const { label, takesFocus, onOpen } = props;
  const entry = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) entry.current?.focus();
  }, [takesFocus]);
  return (
    <Entry ref={entry} onClick={onOpen}>
      <History aria-hidden />
      {label}
    </Entry>
  );
});
