import { selectCan } from '@/console/entities/connection/connectionSelectors';
import {
  muteToggled,
  selectMuted,
  selectTheme,
  themeToggled,
} from '@/console/entities/preferences/preferencesSlice';
import { selectUser } from '@/console/entities/session/sessionSelectors';
import { SIDE_PATHS } from '@/console/lib/sidePaths';
import { turnOnline } from '@/console/shared/deeds/agentSwitches';
import { useLocale } from '@/console/shared/text/locale';
import { useText } from '@/console/shared/text/useText';
import { useAppDispatch, useAppSelector, usePorts } from '@/console/store/hooks';
import { paletteWordsOf } from '@/console/text/paletteWords';

/** Something that can be done from anywhere on the desk. */
export interface Command {
  id: string;
  /** What it is called on screen, in the person's language. */
  label: string;
  /** The keys that do the same, as they are written on a keyboard; null for none. */
  keys: readonly string[] | null;
  run: () => void;
}

/** What the desk does for a command. */
export interface DeskDeeds {
  goToNeedy: () => void;
  /** For the customer of the open chat; null while there is none to serve. */
  pullCoupon: (() => void) | null;
  registerPurchase: (() => void) | null;
  /** Within the open chat; null while none is open, and where messages cannot be searched. */
  searchChat: (() => void) | null;
  openCoupons: () => void;
  openPromotions: () => void;
  showShortcuts: () => void;
  logout: () => void;
}

/**
 * What can be done now, in the order of a day's use: for conversations, for the open one, for the person, and the other
 * screens (behaviour: palette).
 */
export function useCommands(deeds: DeskDeeds): readonly Command[] {
  const { topbar } = useText();
  const words = paletteWordsOf(useLocale());
  const dispatch = useAppDispatch();
  const { navigator } = usePorts();
  const user = useAppSelector(selectUser);
  const muted = useAppSelector(selectMuted);
  const theme = useAppSelector(selectTheme);
  const hasAudit = useAppSelector((state) => selectCan(state, 'auditoria'));
  if (user === null) return [];

  const command = (
    id: string,
    label: string,
    run: (() => void) | null,
    keys: Command['keys'] = null,
  ): Command[] => (run === null ? [] : [{ id, label, keys, run }]);
  const screen = (name: keyof typeof SIDE_PATHS) =>
    command(name, topbar[name], () => navigator.go(SIDE_PATHS[name]));
  const ofAgent = () =>
    command('presence', topbar[user.online ? 'goOffline' : 'goOnline'], () => {
      void dispatch(turnOnline(!user.online));
    });
  const ofAdmin = () => [
    ...screen('adminPanel'),
    ...screen('ordersDashboard'),
    ...(hasAudit ? screen('auditTrail') : []),
  ];
  return [
    ...command('nextNeedy', words.nextNeedy, deeds.goToNeedy, ['Alt', 'M']),
    ...command('pullCoupon', words.pullCoupon, deeds.pullCoupon),
    ...command('purchase', words.purchase, deeds.registerPurchase),
    ...command('searchChat', words.searchChat, deeds.searchChat),
    ...command('coupons', words.coupons, deeds.openCoupons),
    ...command('promotions', words.promotions, deeds.openPromotions),
    ...(user.isAdmin ? [] : ofAgent()),
    ...command('mute', topbar[muted ? 'unmute' : 'mute'], () => dispatch(muteToggled())),
    ...command('theme', topbar[theme === 'dark' ? 'lightMode' : 'darkMode'], () => {
      dispatch(themeToggled());
    }),
    ...screen('profile'),
    ...(user.isAdmin ? ofAdmin() : []),
    ...command('shortcuts', words.shortcuts, deeds.showShortcuts, ['?']),
    ...command('logout', topbar.logout, deeds.logout),
  ];
}
