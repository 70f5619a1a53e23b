/**
 * The deeds behind the chat's buttons. Each one asks, acts and reports the result in its own file, which is loaded on
 * demand.
 */
import { downloaded, oncePressed, type Deed } from '@/console/shared/deeds/deed';

/** 'Encerrar' (behaviour: finish). Asks for confirmation before it ends the attendance. */
export const finishAttendance = (chatId: string): Deed =>
  oncePressed(
    `finish:${chatId}`,
    downloaded(
      async () => (await import(/* webpackChunkName: "chat-actions" */ './finish')).finish(chatId),
      'finishFailed',
    ),
  );

/** 'Reiniciar' (behaviour: restart). Asks for confirmation before it resets the flow. */
export const restartFlow = (chatId: string): Deed =>
  oncePressed(
    `restart:${chatId}`,
    downloaded(
      async () =>
        (await import(/* webpackChunkName: "chat-actions" */ './restart')).restart(chatId),
      'resetFailed',
    ),
  );

/** 'Pausar automação' and 'Retomar automação' (behaviour: automation-pause). */
export const setAutomation = (chatId: string, paused: boolean): Deed =>
  oncePressed(
    `automation:${chatId}`,
    downloaded(
      async () =>
        (await import(/* webpackChunkName: "chat-actions" */ './automation')).setAutomation(
          chatId,
          paused,
        ),
      paused ? 'pauseFailed' : 'resumeFailed',
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

/** 'Verificar PIX', the next step of a customer who owes a payment (behaviour: next-step). */
export const verifyPix = (chatId: string, phone: string): Deed =>
  oncePressed(
    `verify:${chatId}`,
    downloaded(
      async () =>
        (await import(/* webpackChunkName: "chat-actions" */ './verifyPix')).verifyOwed(
          chatId,
          phone,
        ),
      'verifyFailed',
    ),
  );
