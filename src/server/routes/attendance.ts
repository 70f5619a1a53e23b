import {
  cancelTransfer,
  finishAttendance,
  setAutomation,
  transferChat,
} from '@/contract/rest/attendance';
import { IDEMPOTENCY_HEADER } from '@/contract/rest/conversations';
import { ownConversation } from '@/server/auth/right';
import { route, type Route } from '@/server/http/defineRoute';
import { readKey } from '@/server/http/idempotencyKey';
import type { AttendanceService } from '@/server/services/conversations/attendance';
import type { TransfersService } from '@/server/services/offers/transfers';

interface Services {
  attendance: AttendanceService;
  transfers: TransfersService;
}

export function attendanceRoutes({ attendance, transfers }: Services): Route[] {
  return [
    route(finishAttendance, {
      right: ownConversation('chatId', { orLast: true }),
      handler: async ({ person, params }) => {
        await attendance.finish(person, params.chatId);
        return { success: true, message: null };
      },
    }),
    route(setAutomation, {
      right: ownConversation('chatId'),
      handler: async ({ person, params, body }) => ({
        success: true,
        automacaoPausada: await attendance.setAutomation(person, params.chatId, body.pausada),
      }),
    }),
    route(transferChat, {
      right: ownConversation('chatId'),
      handler: async ({ person, params, body, header }) => {
        const idempotencyKey = readKey(header(IDEMPOTENCY_HEADER));
        await transfers.begin(person, { ...body, chatId: params.chatId, idempotencyKey });
        return { success: true, message: null };
      },
    }),
    route(cancelTransfer, {
      right: ownConversation('chatId'),
      handler: async ({ person, params }) => {
        await transfers.cancel(person, params.chatId);
        return { success: true, message: null };
      },
    }),
  ];
}
