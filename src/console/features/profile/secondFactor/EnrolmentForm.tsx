import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { QRCodeSVG } from 'qrcode.react';
import { useEffect, useRef, useState } from 'react';
import type { SideTexts } from '@/console/text/sideTexts';
import { CancelButton } from '@/console/ui/CancelButton';
import { Form } from '@/console/ui/Form';
import { SubmitButton } from '@/console/ui/SubmitButton';
import { TextInput } from '@/console/ui/TextInput';
import type { Enrolment } from './enrolment';

const SIDE = 232;

/** White in both themes: cameras need dark on light, with a quiet margin. */
const Code = styled('div')({
  width: SIDE,
  height: SIDE,
  padding: 16,
  borderRadius: 10,
  backgroundColor: '#FFFFFF',
});

/** The secret in groups of four, which are easier to type. */
const Secret = styled('code')({ fontSize: '1rem', overflowWrap: 'anywhere' });

interface EnrolmentFormProps {
  text: SideTexts['secondFactor'];
  enrolment: Enrolment;
  /** What was said of the code that was sent last; null while none was wrong. */
  refusal: string | null;
  busy: boolean;
  onCode: (codigo: string) => void;
  onCopy: (secret: string) => void;
  onCancel: () => void;
}

/** The QR code for the app, the same secret to type by hand, and the field for the app's first code. */
export function EnrolmentForm(props: EnrolmentFormProps) {
  const { text, enrolment, busy, refusal } = props;
  const [codigo, setCodigo] = useState('');
  const [sent, setSent] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!busy) field.current?.focus();
  }, [busy]);
  const typed = codigo.trim() !== '';
  return (
    <Form
      sx={{ gap: 4 }}
      onSubmit={() => {
        if (!typed || busy) {
          field.current?.focus();
          return;
        }
        setSent(codigo);
        props.onCode(codigo);
      }}
    >
      <Typography>{text.scan}</Typography>
      <Code>
        <QRCodeSVG
          value={enrolment.uri}
          size={SIDE - 32}
          level="L"
          role="img"
          title={text.qrLabel}
        />
      </Code>
      <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
        <Typography color="textSecondary" variant="body2">
          {text.byHand}
        </Typography>
        <Secret>{enrolment.segredo.replace(/.{4}(?=.)/g, '$& ')}</Secret>
        <Button size="small" onClick={() => props.onCopy(enrolment.segredo)}>
          {text.copySecret}
        </Button>
      </Stack>
      <TextInput
        label={text.code}
        name="codigo"
        autoComplete="one-time-code"
        inputProps={{ inputMode: 'numeric' }}
        maxLength={16}
        required
        fault={codigo === sent ? (refusal ?? undefined) : undefined}
        inputRef={field}
        value={codigo}
        onChange={setCodigo}
      />
      <Stack direction="row" sx={{ gap: 3, flexWrap: 'wrap' }}>
        <SubmitButton ready={typed} busy={busy} label={busy ? text.confirming : text.confirm} />
        <CancelButton label={text.cancel} busy={busy} onClick={props.onCancel} />
      </Stack>
    </Form>
  );
}
