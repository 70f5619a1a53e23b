import BrokenImageOutlined from '@mui/icons-material/BrokenImageOutlined';
import { styled } from '@mui/material/styles';

const Frame = styled('span')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  width: '100%',
  height: '100%',
  padding: 8,
  textAlign: 'center',
  borderRadius: 10,
  fontSize: '0.75rem',
  color: theme.vars.palette.text.secondary,
  border: `1px dashed ${theme.vars.palette.line}`,
}));

/** Replaces a picture, a video or a sound that does not load, inside its frame. */
export function MissingMedia({ children }: { children: string }) {
  return (
    <Frame>
      <BrokenImageOutlined aria-hidden fontSize="small" />
      {children}
    </Frame>
  );
}
