import type { ReactNode } from 'react';
import type { Texts } from '@/console/text/texts';
import { drawSign } from '@/console/ui/drawSign';

/** The delivery state of an own message; null for others' messages. */
export type Delivery = 'queued' | 'sending' | 'sent' | 'failed' | null;

/** @returns the mark beside an own message's time: pending or sent. A failed message has a line of its own instead. */
export function drawDelivery(delivery: Delivery, text: Texts['chat']): ReactNode {
  switch (delivery) {
    case 'queued':
    case 'sending':
      return (
        <>
          {drawSign(
            'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20m0 18a8 8 0 1 1 0-16 8 8 0 0 1 0 16m.5-13H11v6l5.2 3.1.8-1.2-4.5-2.7z',
          )}
          <span>{text.queued}</span>
        </>
      );
    case 'sent':
      return drawSign('M9 16.2 4.8 12l-1.4 1.4L9 19 21 7l-1.4-1.4z', text.sent);
    case 'failed':
    case null:
      return null;
  }
}
