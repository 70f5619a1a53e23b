import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import { styled } from '@mui/material/styles';
import type { SideScreen } from '@/console/entities/attention/attentionSlice';
import type { Texts, Locale } from '@/console/text/texts';
import { downloadedPart } from '@/console/shared/parts/downloadedPart';
import { IconAction } from '@/console/ui/IconAction';
import { MenuButton } from '@/console/ui/MenuButton';
import type { DesktopState } from './desktopNotices';

export interface UserMenuProps {
  text: Texts['topbar'];
  exportLabel: string;
  userName: string;
  isAdmin: boolean;
  /** The host keeps an audit, which administrators may read. */
  hasAudit: boolean;
  /** They wait for approval: their profile cannot be changed yet, so the menu leaves it out. */
  isPending: boolean;
  /** How many accounts wait for approval; null when nobody says it. */
  pendingAccounts: number | null;
  /** Opens the palette; null on a screen that has none. */
  onFind: (() => void) | null;
  /** Opens one of the screens outside the console. */
  onGo: (screen: SideScreen) => void;
  theme: 'dark' | 'light';
  locale: Locale;
  onToggleTheme: () => void;
  onChooseLocale: (locale: Locale) => void;
  /** Called each time the menu opens: the browser's permission may have changed meanwhile. */
  desktop: () => DesktopState;
  onToggleDesktop: () => void;
  /** Opens the dialog of the sounds. */
  onSounds: () => void;
  /** Opens the dialog that exports a recording. */
  onExport: () => void;
  onLogout: () => void;
}

const Items = downloadedPart(
  async () => (await import(/* webpackChunkName: "menus" */ './UserMenuItems')).UserMenuItems,
);

/** A dot at the icon's corner: accounts wait for approval. */
const Marked = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  '&[data-waiting="true"]::after': {
    content: '""',
    position: 'absolute',
    top: 0,
    right: 0,
    width: 8,
    height: 8,
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.primary.main,
  },
}));

/** The user menu (behaviour: user-menu). Its items are downloaded when somebody is about to open it. */
export function UserMenu(props: UserMenuProps) {
  const { text } = props;
  const waiting = props.pendingAccounts ?? 0;
  return (
    <MenuButton
      trigger={(trigger) => (
        <IconAction
          {...trigger}
          label={waiting > 0 ? `${text.userMenu}, ${text.accountsWaiting(waiting)}` : text.userMenu}
          icon={
            <Marked data-waiting={waiting > 0}>
              <KeyboardArrowDown fontSize="small" />
            </Marked>
          }
        />
      )}
      menu={(shown) => <Items.Part of={{ ...props, shown }} onFailed={shown.giveUp} />}
      onApproach={Items.approach}
    />
  );
}
