/** What the chat's buttons do to its attendance. Each asks, acts and says how it went in a file of its own. */
import { downloaded, oncePressed, type Deed } from '@/console/shared/deeds/deed';

/** 'Encerrar' (behaviour: finish). It asks before it ends anything. */
export const finishAttendance = (chatId: string): Deed =>
  oncePressed(
    `finish:${chatId}`,
    downloaded(
      async () => (await import(/* webpackChunkName: "chat-actions" */ './finish')).finish(chatId),
      'finishFailed',
    ),
  );

/** 'Reiniciar' (behaviour: restart). It asks before it resets anything. */
export const restartFlow = (chatId: string): Deed =>
  oncePressed(
    `restart:${chatId}`,
    downloaded(
      async () =>
        (await import(/* webpackChunkName: "chat-actions" */ './restart')).restart(chatId),
      'resetFailed',
    ),
  );

/** 'Resumir' (behaviour: summarize). */
export const summarizeOrder = (chatId: string): Deed =>
  oncePressed(
    `summarize:${chatId}`,
    downloaded(
      async () =>
        (await import(/* webpackChunkName: "chat-actions" */ './summarize')).summarize(chatId),
      'scriptFailed',
    ),
  );
