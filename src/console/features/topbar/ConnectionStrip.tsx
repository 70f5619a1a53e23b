import QrCode2 from '@mui/icons-material/QrCode2';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { Texts } from '@/console/text/texts';
import { VisuallyHidden } from '@/console/ui/VisuallyHidden';

const Line = styled('div')(({ theme }) => ({
  height: 3,
  flex: 'none',
  backgroundColor: theme.vars.palette.line,
  '&[data-connected="true"]': { backgroundColor: theme.vars.palette.success.main },
}));

const Strip = styled(ButtonBase)(({ theme }) => ({
  minHeight: 28,
  flex: 'none',
  width: '100%',
  gap: 8,
  fontSize: '0.8125rem',
  fontWeight: 600,
  color: theme.vars.palette.onAccent,
  backgroundColor: theme.vars.palette.error.main,
  '& svg': { fontSize: 18 },
  '& .deed': { textDecoration: 'underline' },
  '&:focus-visible': { outlineOffset: -3, outlineColor: theme.vars.palette.onAccent },
  '&.Mui-focusVisible': { outlineOffset: -3, outlineColor: theme.vars.palette.onAccent },
}));

interface ConnectionStripProps {
  text: Texts['topbar'];
  /** Null while the state is unknown. */
  connected: boolean | null;
  onShowQr: () => void;
}

/** The messaging app's state: a green line, or a red button that opens the QR code (behaviour: connection-strip). */
export function ConnectionStrip({ text, connected, onShowQr }: ConnectionStripProps) {
  const known = connected === true ? text.whatsappConnected : text.whatsappDisconnected;
  return (
    <>
      {/* The status element is always mounted, so that screen readers announce a change. */}
      <VisuallyHidden role="status">
        {connected === null ? text.whatsappUnknown : known}
      </VisuallyHidden>
      {connected === false ? (
        <Strip onClick={onShowQr}>
          <QrCode2 aria-hidden />
          <span>{text.whatsappDisconnected}</span> <span className="deed">{text.showQr}</span>
        </Strip>
      ) : (
        <Line data-connected={connected === true} />
      )}
    </>
  );
}
