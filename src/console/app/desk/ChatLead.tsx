import ArrowBack from '@mui/icons-material/ArrowBack';
import { OwnSyncState } from '@/console/features/topbar/OwnSyncState';
import { useText } from '@/console/shared/text/useText';
import { IconAction } from '@/console/ui/IconAction';
import { VisuallyHidden } from '@/console/ui/VisuallyHidden';

/** What an open chat on a phone keeps of the bar that it has no room for (design: phone-chat). */
export function ChatLead({ onBack }: { onBack: () => void }) {
  const { app, common } = useText();
  return (
    <>
      <VisuallyHidden as="h1">{app.name}</VisuallyHidden>
      <IconAction label={common.back} icon={<ArrowBack fontSize="small" />} onClick={onBack} />
      <OwnSyncState compact />
    </>
  );
}
