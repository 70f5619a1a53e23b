import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { downloadedPart } from '@/console/shared/parts/downloadedPart';
import { useText } from '@/console/shared/text/useText';
import { useStateOf } from '@/console/ui/useStateOf';

const Pane = downloadedPart(
  async () => (await import(/* webpackChunkName: "order-history" */ './HistoryPane')).HistoryPane,
);

const Toggle = styled(ButtonBase)(({ theme }) => ({
  width: '100%',
  minHeight: 32,
  justifyContent: 'flex-start',
  gap: 6,
  padding: '0 16px',
  fontSize: '0.8125rem',
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
  '& svg': { fontSize: 18, transition: 'transform 160ms' },
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
  '&.Mui-focusVisible': { outlineOffset: -3 },
}));

/** The orders of the open chat's customer, folded at first (behaviour: order-history). */
export function OrderHistory({ phone }: { phone: string }) {
  const { history } = useText();
  const id = useId();
  // Folded again it stays, so that it folds smoothly.
  const [shown, setShown] = useStateOf<'never' | 'open' | 'folded'>(phone, 'never');
  const open = shown === 'open';
  return (
    <Box
      component="section"
      sx={{ flex: 'none', bgcolor: 'background.paper', borderBottom: 1, borderColor: 'line' }}
    >
      <Toggle
        aria-expanded={open}
        aria-controls={id}
        onPointerEnter={Pane.approach}
        onClick={() => setShown(open ? 'folded' : 'open')}
      >
        <ExpandMore aria-hidden />
        {history.title}
      </Toggle>
      {shown === 'never' ? null : (
        <Pane.Part of={{ id, phone, open }} onFailed={() => setShown('never')} />
      )}
    </Box>
  );
}
