import { earlierAttendanceSchema, writeEarlierAttendance } from '../entities/earlierAttendance';
import { lenientList } from '../shapes';
import { defineCall } from './defineCall';
import { idParams } from './requests';

/** GET /api/conversations/{id}/atendimentos (ours): where the attendances of a chat ended that are over. */
export const listEarlier = defineCall({
  method: 'GET',
  path: '/api/conversations/:id/atendimentos',
  params: idParams,
  answer: lenientList(earlierAttendanceSchema, ['atendimentos']),
  write: (list) => list.items.map(writeEarlierAttendance),
});
