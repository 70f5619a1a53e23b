import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { QRCodeSVG } from 'qrcode.react';
import type { QrWords } from '@/console/text/qrWords';
import { ModalDialog } from '@/console/ui/ModalDialog';

const SIDE = 232;

/** White in both themes: cameras need dark on light, with a quiet margin. */
const Code = styled('div')({
  flex: 'none',
  width: SIDE,
  height: SIDE,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  padding: 16,
  borderRadius: 10,
  backgroundColor: '#FFFFFF',
});

const Steps = styled('ol')(({ theme }) => ({
  margin: 0,
  paddingLeft: 20,
  display: 'flex',
  flexDirection: 'column',
  gap: 10,
  '& li::marker': { color: theme.vars.palette.text.secondary },
}));

interface QrModalViewProps {
  words: QrWords;
  closeLabel: string;
  /** The text to encode; null while it has not arrived. */
  qr: string | null;
  onClose: () => void;
}

/** Shows how to pair the messaging app: five steps and the code (behaviour: qr-modal). */
export function QrModalView({ words, closeLabel, qr, onClose }: QrModalViewProps) {
  return (
    <ModalDialog open maxWidth="sm" title={words.title} closeLabel={closeLabel} onClose={onClose}>
      <Stack
        sx={{ flexDirection: { xs: 'column', sm: 'row' }, gap: 6, alignItems: 'center', pb: 2 }}
      >
        <Steps>
          {words.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Steps>
        {qr === null ? (
          <Stack
            role="status"
            sx={{
              width: SIDE,
              height: SIDE,
              flex: 'none',
              alignItems: 'center',
              justifyContent: 'center',
              gap: 3,
            }}
          >
            <CircularProgress aria-hidden size={32} />
            <Typography color="textSecondary">{words.generating}</Typography>
          </Stack>
        ) : (
          <Code>
            <QRCodeSVG value={qr} size={SIDE - 32} level="L" role="img" title={words.alt} />
          </Code>
        )}
      </Stack>
    </ModalDialog>
  );
}
