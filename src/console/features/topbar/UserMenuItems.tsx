import AdminPanelSettingsOutlined from '@mui/icons-material/AdminPanelSettingsOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import Check from '@mui/icons-material/Check';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import Logout from '@mui/icons-material/Logout';
import LeaderboardOutlined from '@mui/icons-material/LeaderboardOutlined';
import NotificationsNone from '@mui/icons-material/NotificationsNoneOutlined';
import VolumeUpOutlined from '@mui/icons-material/VolumeUpOutlined';
import Search from '@mui/icons-material/Search';
import PersonOutline from '@mui/icons-material/PersonOutlined';
import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { LOCALES, type Texts } from '@/console/text/texts';
import { AnchoredMenu } from '@/console/ui/AnchoredMenu';
import type { ShownMenu } from '@/console/ui/MenuButton';
import type { DesktopState } from './desktopNotices';
import type { UserMenuProps } from './UserMenu';

const Heading = styled(ListSubheader)({
  lineHeight: '32px',
  backgroundColor: 'transparent',
  maxWidth: 300,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** Screens that only administrators can open (behaviour: user-menu). */
const ADMIN_SCREENS = [
  { screen: 'adminPanel', icon: <AdminPanelSettingsOutlined fontSize="small" /> },
  { screen: 'ordersDashboard', icon: <LeaderboardOutlined fontSize="small" /> },
  { screen: 'auditTrail', icon: <FactCheckOutlined fontSize="small" /> },
] as const;

/**
 * The items of the user menu: the palette, profile, theme, an administrator's screens, sounds, desktop notices, language, exporting a
 * recording, and logout.
 */
export function UserMenuItems(props: UserMenuProps & { shown: ShownMenu }) {
  const { text } = props;
  const dark = props.theme === 'dark';
  const waiting = props.pendingAccounts ?? 0;
  const choose = (effect: () => void) => () => {
    props.shown.close();
    effect();
  };
  return (
    <AnchoredMenu {...props.shown}>
      {[
        <Heading key="name" role="presentation">
          {props.userName}
        </Heading>,
        props.onFind === null ? null : (
          <MenuItem key="find" aria-keyshortcuts="Control+K" onClick={choose(props.onFind)}>
            <Search fontSize="small" />
            {text.find}
          </MenuItem>
        ),
        props.isPending ? null : (
          <MenuItem key="profile" onClick={choose(() => props.onGo('profile'))}>
            <PersonOutline fontSize="small" />
            {text.profile}
          </MenuItem>
        ),
        <MenuItem key="theme" onClick={choose(props.onToggleTheme)}>
          {dark ? <LightModeOutlined fontSize="small" /> : <DarkModeOutlined fontSize="small" />}
          {dark ? text.lightMode : text.darkMode}
        </MenuItem>,
        ...ADMIN_SCREENS.filter(
          ({ screen }) => props.isAdmin && (screen !== 'auditTrail' || props.hasAudit),
        ).map(({ screen, icon }) => (
          <MenuItem key={screen} onClick={choose(() => props.onGo(screen))}>
            {icon}
            {text[screen]}
            {screen === 'adminPanel' && waiting > 0 ? (
              <Chip
                size="small"
                color="primary"
                label={waiting}
                aria-label={text.accountsWaiting(waiting)}
                sx={{ ml: 'auto' }}
              />
            ) : null}
          </MenuItem>
        )),
        <MenuItem key="sounds" onClick={choose(props.onSounds)}>
          <VolumeUpOutlined fontSize="small" />
          {text.sounds}
        </MenuItem>,
        <DesktopItem
          key="desktop"
          text={text}
          state={props.desktop()}
          onClick={choose(props.onToggleDesktop)}
        />,
        <Divider key="line" />,
        <Heading key="language" role="presentation">
          {text.language}
        </Heading>,
        ...LOCALES.map((locale) => (
          <MenuItem
            key={locale}
            role="menuitemradio"
            aria-checked={locale === props.locale}
            lang={locale}
            onClick={choose(() => props.onChooseLocale(locale))}
          >
            <Check
              fontSize="small"
              aria-hidden
              sx={{ visibility: locale === props.locale ? 'visible' : 'hidden' }}
            />
            {text.languages[locale]}
          </MenuItem>
        )),
        <Divider key="end" />,
        <MenuItem key="export" onClick={choose(props.onExport)}>
          <ErrorOutline fontSize="small" />
          {props.exportLabel}
        </MenuItem>,
        <MenuItem key="logout" onClick={choose(props.onLogout)}>
          <Logout fontSize="small" />
          {text.logout}
        </MenuItem>,
      ]}
    </AnchoredMenu>
  );
}

interface DesktopItemProps {
  text: Texts['topbar'];
  state: DesktopState;
  onClick: () => void;
}

/**
 * Turns desktop notices on or off and shows their state. `item` has the props that the menu list passes to its items.
 */
function DesktopItem({ text, state, ...item }: DesktopItemProps) {
  if (state === null) return null;
  return (
    <MenuItem {...item} role="menuitemcheckbox" aria-checked={state === 'on'}>
      <NotificationsNone fontSize="small" />
      <span>
        {text.desktop}
        <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
          {text.desktopStates[state]}
        </Typography>
      </span>
    </MenuItem>
  );
}
