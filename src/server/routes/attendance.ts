import { finishAttendance, setAutomation } from '@/contract/rest/attendance';
import { ownConversation } from '@/server/auth/right';
import { route, type Route } from '@/server/http/defineRoute';
import type { AttendanceService } from '@/server/services/conversations/attendance';

export function attendanceRoutes(attendance: AttendanceService): Route[] {
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
  ];
}
