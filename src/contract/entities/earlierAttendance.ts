import type * as v from 'valibot';
import { nullable, record, withDefault } from '../shapes';
import { wireId, wireText, wireTime, writeTime } from '../wire';

/**
 * Where an attendance of a chat ended: after the message `ateMensagem`, null when that message is gone
 * (wire: earlier-attendance).
 */
export const earlierAttendanceSchema = record({
  id: wireId,
  fimEm: wireTime,
  agenteNome: withDefault(wireText, ''),
  ateMensagem: nullable(wireId),
});

export type EarlierAttendance = v.InferOutput<typeof earlierAttendanceSchema>;

/** Converts one to the wire format: times in ISO. */
export const writeEarlierAttendance = (attendance: EarlierAttendance) => ({
  ...attendance,
  fimEm: writeTime(attendance.fimEm),
});
