import { useCallback, useState, type ComponentType, type ReactNode } from 'react';
import type { Recording } from '@/console/ports/ports';
import { useLocale } from '@/console/shared/text/locale';
import { ExportDialogContext } from '@/console/shared/recording/exportDialog';
import { loadTexts, type Locale } from '@/console/text/texts';

type Dialog = ComponentType<{ onClose: () => void }>;

/** So many minutes are saved when the dialog cannot be shown. */
const ALL_MINUTES = 20;

async function loadDialog(locale: Locale): Promise<Dialog> {
  const [{ ExportDialog }] = await Promise.all([
    import(/* webpackChunkName: "recording-dialog" */ '@/console/features/recording/ExportDialog'),
    // A screen may have crashed before the desk's texts came.
    loadTexts(locale),
  ]);
  return ExportDialog;
}

interface ExportDialogHostProps {
  recording: Pick<Recording, 'save'>;
  children: ReactNode;
}

/** Shows the dialog that exports a recording above every screen, also above one that crashed. */
export function ExportDialogHost({ children, recording }: ExportDialogHostProps) {
  const locale = useLocale();
  const [dialog, setDialog] = useState<{ Dialog: Dialog } | null>(null);
  const open = useCallback(() => {
    loadDialog(locale).then(
      (Dialog) => setDialog({ Dialog }),
      // Its code cannot be downloaded now. What keeps the recording mostly came before.
      () => void recording.save(ALL_MINUTES),
    );
  }, [locale, recording]);
  return (
    <ExportDialogContext value={open}>
      {children}
      {dialog ? <dialog.Dialog onClose={() => setDialog(null)} /> : null}
    </ExportDialogContext>
  );
}
