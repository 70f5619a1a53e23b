import { styled } from '@mui/material/styles';

const Combination = styled('span')(({ theme }) => ({
  flex: 'none',
  display: 'inline-flex',
  gap: 4,
  '& kbd': {
    minWidth: 22,
    padding: '1px 6px',
    border: `1px solid ${theme.vars.palette.line}`,
    borderRadius: 6,
    font: 'inherit',
    fontSize: '0.75rem',
    textAlign: 'center',
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.background.default,
  },
}));

/** Keys that are pressed together, as they are written on a keyboard. */
export function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <Combination>
      {keys.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </Combination>
  );
}
