import EditOutlined from '@mui/icons-material/EditOutlined';
import VerifiedUserOutlined from '@mui/icons-material/VerifiedUserOutlined';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import type { User } from '@/contract/entities/user';
import type { SideTexts } from '@/console/text/sideTexts';
import { Skeleton } from '@/console/ui/Skeleton';
import { FOCUS_HOME } from '@/console/ui/focusHome';
import { PersonAvatar } from '@/console/ui/PersonAvatar';
import { initials } from '@/domain/initials';
import { formatPhone } from '@/domain/phone';
import { CARD_PX } from './grid';

/** An agent's earnings, formatted; 'none' for administrators. */
export type ShownEarnings = { pending: string; received: string } | 'loading' | 'failed' | 'none';

interface UserCardViewProps {
  ref?: Ref<HTMLElement>;
  text: SideTexts;
  user: User;
  isOwn: boolean;
  earnings: ShownEarnings;
  /** What can be done with the account; null for nothing. */
  actions: ReactNode;
  onEdit: () => void;
}

/** A user in the grid (behaviour: admin-user-card). */
export function UserCardView({ ref, text, user, isOwn, earnings, ...props }: UserCardViewProps) {
  const words = text.adminPanel;
  const name = user.nome || words.noName;
  // Somebody who waits is decided about before anything else.
  const isPending = user.estado === 'pendente';
  return (
    <Paper
      ref={ref}
      component="article"
      variant="outlined"
      aria-label={name}
      sx={CARD}
      {...FOCUS_HOME}
    >
      <Stack direction="row" sx={{ gap: 3, alignItems: 'center', minWidth: 0 }}>
        <PersonAvatar
          initials={initials(user.nome)}
          src={user.foto}
          size={48}
          {...(user.isAdmin ? {} : { online: user.online })}
        />
        <Stack sx={{ minWidth: 0, flex: 1 }}>
          <Typography component="h3" variant="subtitle1" noWrap sx={{ fontWeight: 600 }}>
            {name}
          </Typography>
          <Typography variant="body2" color="textSecondary" noWrap sx={colorOf(user)}>
            {roleOrPresence(user, words)}
            {isOwn ? ` · ${words.you}` : null}
          </Typography>
        </Stack>
        {isPending ? null : props.actions}
      </Stack>
      <Stack sx={{ gap: 0.5, minWidth: 0 }}>
        <Typography variant="body2" noWrap title={user.email}>
          {user.email}
        </Typography>
        <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
          <Typography variant="body2" color="textSecondary" noWrap>
            {user.telefone === '' ? '—' : formatPhone(user.telefone)}
          </Typography>
          {user.segundoFator ? <SecondFactorMark words={words} /> : null}
        </Stack>
      </Stack>
      {isPending ? (
        props.actions
      ) : (
        <Stack direction="row" sx={{ mt: 'auto', alignItems: 'flex-end', gap: 3 }}>
          <Earnings words={words} name={name} earnings={earnings} />
          <Button
            size="small"
            variant="outlined"
            startIcon={<EditOutlined fontSize="small" />}
            aria-label={words.editOf(name)}
            onClick={props.onEdit}
            sx={{ ml: 'auto', flex: 'none' }}
          >
            {words.edit}
          </Button>
        </Stack>
      )}
    </Paper>
  );
}

function roleOrPresence({ estado, isAdmin, online }: User, words: SideTexts['adminPanel']): string {
  if (estado === 'pendente') return words.waits;
  if (estado === 'suspenso') return words.suspended;
  return isAdmin ? words.admin : online ? words.online : words.offline;
}

/** A state that keeps somebody from working is marked by its color too. */
function colorOf({ estado }: User) {
  if (estado === 'pendente') return { color: 'warning.main' };
  return estado === 'suspenso' ? { color: 'error.main' } : {};
}

function SecondFactorMark({ words }: { words: SideTexts['adminPanel'] }) {
  return (
    <Typography
      variant="caption"
      title={words.secondFactorHint}
      sx={{ ml: 'auto', flex: 'none', display: 'inline-flex', gap: 1, color: 'success.main' }}
    >
      <VerifiedUserOutlined aria-hidden sx={{ fontSize: 16 }} />
      {words.secondFactor}
    </Typography>
  );
}

interface EarningsProps {
  words: SideTexts['adminPanel'];
  name: string;
  earnings: ShownEarnings;
}

function Earnings({ words, name, earnings }: EarningsProps) {
  if (earnings === 'none') return null;
  if (earnings === 'failed') {
    return (
      <Typography variant="body2" color="textSecondary">
        {words.earningsFailed}
      </Typography>
    );
  }
  const figures = [
    [words.pending, earnings === 'loading' ? null : earnings.pending],
    [words.received, earnings === 'loading' ? null : earnings.received],
  ] as const;
  return (
    <Stack
      component="dl"
      direction="row"
      aria-label={words.earningsOf(name)}
      sx={{ m: 0, gap: 3, flexWrap: 'wrap', minWidth: 0 }}
    >
      {figures.map(([label, value]) => (
        <div key={label}>
          <Typography component="dt" variant="caption" color="textSecondary">
            {label}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, fontWeight: 600 }}>
            {value ?? <Skeleton width={56} />}
          </Typography>
        </div>
      ))}
    </Stack>
  );
}

const CARD = {
  height: '100%',
  minHeight: CARD_PX,
  display: 'flex',
  flexDirection: 'column',
  gap: 3,
  p: 4,
  borderRadius: '10px',
} as const;
