import { memo, useState } from 'react';
import { selectCan } from '@/console/entities/connection/connectionSelectors';
import {
  muteToggled,
  selectDesktopWanted,
  selectMuted,
  selectTheme,
  themeToggled,
} from '@/console/entities/preferences/preferencesSlice';
import {
  selectIsPending,
  selectPendingAccounts,
  selectUser,
} from '@/console/entities/session/sessionSelectors';
import { SIDE_PATHS } from '@/console/lib/sidePaths';
import { downloadedPart } from '@/console/shared/parts/downloadedPart';
import { useAppDispatch, useAppFacts, usePorts } from '@/console/store/hooks';
import type { RootState } from '@/console/store/types';
import { useExportDialog } from '@/console/shared/recording/exportDialog';
import { useLocale } from '@/console/shared/text/locale';
import { useText } from '@/console/shared/text/useText';
import { usePhone } from '@/console/ui/usePhone';
import { initials } from '@/domain/initials';
import { chooseLocale } from './chooseLocale';
import { desktopState, toggleDesktop } from './desktopNotices';
import { OwnSyncState } from './OwnSyncState';
import { TopBarView } from './TopBarView';
import { useAgentControls } from './useAgentControls';
import { UserMenu } from './UserMenu';

const Sounds = downloadedPart(
  async () => (await import(/* webpackChunkName: "sounds" */ './SoundsDialog')).SoundsDialog,
);

interface TopBarProps {
  /** Goes back to the list. Null unless list and chat show one at a time and a chat is open. */
  onBack: (() => void) | null;
  /** Opens the palette; null on a screen that has none. */
  onFind: (() => void) | null;
  onLogout: () => void;
}

const factsOf = (state: RootState) => ({
  user: selectUser(state),
  isPending: selectIsPending(state),
  pendingAccounts: selectPendingAccounts(state),
  muted: selectMuted(state),
  theme: selectTheme(state),
  hasAudit: selectCan(state, 'auditoria'),
  wantsDesktop: selectDesktopWanted(state),
});

/** The top bar (behaviour: top-bar). It does not open chats; its parent does. */
export const TopBar = memo(function TopBar({ onBack, onFind, onLogout }: TopBarProps) {
  const text = useText();
  const dispatch = useAppDispatch();
  const facts = useAppFacts(factsOf);
  const { user, isPending } = facts;
  const locale = useLocale();
  const compact = usePhone();
  const { desktop, navigator } = usePorts();
  const agent = useAgentControls();
  const openExport = useExportDialog();
  const [showsSounds, setShowsSounds] = useState(false);
  return (
    <>
      <TopBarView
        text={text}
        userInitials={initials(user?.nome ?? '')}
        userPhoto={user?.foto ?? null}
        muted={facts.muted}
        onToggleMute={() => dispatch(muteToggled())}
        onBack={onBack}
        agent={agent}
        sync={<OwnSyncState compact={compact} />}
        menu={
          <UserMenu
            text={text.topbar}
            userName={user?.nome ?? ''}
            hasAudit={facts.hasAudit}
            isAdmin={(user?.isAdmin ?? false) && !isPending}
            isPending={isPending}
            pendingAccounts={facts.pendingAccounts}
            onFind={onFind}
            onGo={(screen) => navigator.go(SIDE_PATHS[screen])}
            theme={facts.theme}
            locale={locale}
            onToggleTheme={() => dispatch(themeToggled())}
            onChooseLocale={(chosen) => void dispatch(chooseLocale(chosen))}
            desktop={() => desktopState(facts.wantsDesktop, desktop)}
            onToggleDesktop={() => void dispatch(toggleDesktop())}
            exportLabel={text.app.exportRecording}
            onSounds={() => setShowsSounds(true)}
            onExport={openExport}
            onLogout={onLogout}
          />
        }
      />
      {showsSounds ? (
        <Sounds.Part
          of={{ isAgent: agent !== null, onClose: () => setShowsSounds(false) }}
          onFailed={() => setShowsSounds(false)}
        />
      ) : null}
    </>
  );
});
