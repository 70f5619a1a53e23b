import Button from '@mui/material/Button';
import { useState } from 'react';
import { selectCan } from '@/console/entities/connection/connectionSelectors';
import { downloadedPart } from '@/console/shared/parts/downloadedPart';
import { useText } from '@/console/shared/text/useText';
import { useAppSelector } from '@/console/store/hooks';

const Dialog = downloadedPart(
  async () =>
    (
      await import(
        /* webpackChunkName: "quick-replies-dialog" */ '@/console/features/quickReplies/manage/QuickRepliesDialog'
      )
    ).QuickRepliesDialog,
);

/** The way to the team's quick replies from the admin panel (behaviour: quick-reply-dialog). */
export function AdminReplies() {
  const { chat } = useText();
  const isKnown = useAppSelector((state) => selectCan(state, 'respostasRapidas'));
  const [isOpen, setOpen] = useState(false);
  if (!isKnown) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{chat.replies}</Button>
      {isOpen ? (
        <Dialog.Part
          of={{ start: 'list', onClose: () => setOpen(false) }}
          onFailed={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
