import { styled } from '@mui/material/styles';

/** What stands in a field before or behind what is typed: give it `data-at`. */
export const Adornment = styled('div')<{ 'data-at': 'start' | 'end' }>(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  maxHeight: '2em',
  color: theme.vars.palette.action.active,
  '&[data-at="start"]': { marginRight: 8 },
  '&[data-at="end"]': { marginLeft: 8 },
}));
