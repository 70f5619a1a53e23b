import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import type { SideTexts } from '@/console/text/sideTexts';

const Codes = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
  gap: 8,
});

interface RecoveryCodesProps {
  text: SideTexts['secondFactor'];
  codes: readonly string[];
  onCopy: (secret: string) => void;
  onDone: () => void;
}

/** The recovery codes, which are shown this once. */
export function RecoveryCodes({ text, codes, onCopy, onDone }: RecoveryCodesProps) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <Stack sx={{ gap: 4 }}>
      <Typography role="status">{text.codesHint}</Typography>
      <Codes aria-label={text.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Codes>
      <Stack direction="row" sx={{ gap: 3, flexWrap: 'wrap' }}>
        <Button ref={first} variant="outlined" onClick={() => onCopy(codes.join('\n'))}>
          {text.copyCodes}
        </Button>
        <Button variant="contained" onClick={onDone}>
          {text.codesKept}
        </Button>
      </Stack>
    </Stack>
  );
}
