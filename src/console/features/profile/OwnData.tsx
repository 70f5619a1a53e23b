import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { selectUser } from '@/console/entities/session/sessionSelectors';
import { useAccountText } from '@/console/shared/text/useAccountText';
import { useAppSelector } from '@/console/store/hooks';
import { PersonAvatar } from '@/console/ui/PersonAvatar';
import { initials } from '@/domain/initials';
import { formatPhone, nationalDigits } from '@/domain/phone';

const List = styled('dl')(({ theme }) => ({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto) minmax(0, 1fr)',
  columnGap: 16,
  rowGap: 8,
  textAlign: 'left',
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere', color: theme.vars.palette.text.primary },
}));

/** What the signed-in person registered, to be read: while they wait nothing of it can be changed (behaviour: account-pending). */
export function OwnData() {
  const { account, topbar } = useAccountText();
  const user = useAppSelector(selectUser);
  const headingId = useId();
  if (user === null) return null;
  return (
    <Stack
      component="section"
      aria-labelledby={headingId}
      sx={{ alignItems: 'center', gap: 3, mt: 4, maxWidth: '100%' }}
    >
      <Typography id={headingId} component="h2" variant="subtitle1" color="textPrimary">
        {topbar.pendingData}
      </Typography>
      <PersonAvatar initials={initials(user.nome)} src={user.foto} size={64} />
      <List>
        <dt>{account.name}</dt>
        <dd dir="auto">{user.nome}</dd>
        <dt>{account.email}</dt>
        <dd>{user.email}</dd>
        <dt>{account.phone}</dt>
        <dd>{formatPhone(nationalDigits(user.telefone))}</dd>
        <dt>{account.pixKey}</dt>
        <dd>{user.chavePix}</dd>
      </List>
    </Stack>
  );
}
