import { styled } from '@mui/material/styles';
import { INBOX_ROW_PX } from './rowParts';
import { rowAttributes, useTakenFocus, type RowPlace } from './rowPlace';

const Gone = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  height: INBOX_ROW_PX,
  borderBottom: `1px solid ${theme.vars.palette.line}`,
  color: theme.vars.palette.text.secondary,
  '&:focus-visible': { outlineOffset: -3 },
}));

/** Takes the place of a conversation that is gone while the list is held (see holdPlaces). */
export function GoneRowView({ text, place }: { text: string; place: RowPlace }) {
  const row = useTakenFocus<HTMLDivElement>(place);
  return (
    <Gone {...rowAttributes(place)} ref={row} tabIndex={-1}>
      {text}
    </Gone>
  );
}
