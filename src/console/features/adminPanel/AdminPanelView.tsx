import GroupOutlined from '@mui/icons-material/GroupOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import type { User } from '@/contract/entities/user';
import type { SideTexts } from '@/console/text/sideTexts';
import { EmptyState } from '@/console/ui/EmptyState';
import { ErrorState } from '@/console/ui/ErrorState';
import { FOCUS_HOME } from '@/console/ui/focusHome';
import { SearchField } from '@/console/ui/SearchField';
import { UserCardSkeletons } from './UserCardSkeletons';
import { GRID } from './grid';

interface AdminPanelViewProps {
  text: SideTexts;
  /** All accounts; null while they are unknown. */
  users: readonly User[] | null;
  /** The accounts that the search finds. */
  shown: readonly User[];
  /** The reason why the last read of the list failed, or null. */
  failure: 'usersFailed' | 'adminOnly' | null;
  onRetry: () => void;
  query: string;
  onSearch: (query: string) => void;
  card: (user: User) => ReactNode;
  danger: ReactNode;
}

/** The grid of users with its search, and the danger zone (behaviour: admin-panel). */
export function AdminPanelView(props: AdminPanelViewProps) {
  const { text, users, shown, failure, query } = props;
  const words = text.adminPanel;
  const headingId = useId();
  return (
    <Stack sx={{ maxWidth: 1240, mx: 'auto', p: { xs: 4, md: 6 }, gap: 8 }}>
      <Stack component="section" aria-labelledby={headingId} sx={{ gap: 4 }} {...FOCUS_HOME}>
        <Stack
          direction="row"
          sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 4, rowGap: 2 }}
        >
          <Typography id={headingId} variant="h2">
            {words.users}
          </Typography>
          <Typography color="textSecondary" role="status">
            {users === null ? '' : words.usersShown(shown.length, users.length)}
          </Typography>
          <Box sx={{ ml: { sm: 'auto' }, width: { xs: '100%', sm: 340 } }}>
            <SearchField
              label={words.search}
              clearLabel={words.clearSearch}
              value={query}
              onChange={props.onSearch}
            />
          </Box>
        </Stack>
        {users !== null && failure !== null ? (
          <Alert severity="warning">{text.notices[failure]}</Alert>
        ) : null}
        <Users {...props} />
      </Stack>
      {props.danger}
    </Stack>
  );
}

function Users({ text, users, shown, failure, query, card, onRetry }: AdminPanelViewProps) {
  const words = text.adminPanel;
  if (users === null) {
    return failure === null ? (
      <UserCardSkeletons label={words.loadingUsers} />
    ) : (
      <ErrorState text={text.notices[failure]} retryLabel={text.common.retry} onRetry={onRetry} />
    );
  }
  if (shown.length === 0) {
    const isSearch = users.length > 0;
    return (
      <EmptyState
        icon={<GroupOutlined aria-hidden />}
        title={isSearch ? words.nobodyFound : words.nobody}
        text={isSearch ? words.nobodyFoundText(query.trim()) : undefined}
      />
    );
  }
  return (
    <Box component="ul" sx={{ ...GRID, listStyle: 'none', m: 0, p: 0 }}>
      {shown.map((user) => (
        <li key={user.id}>{card(user)}</li>
      ))}
    </Box>
  );
}
