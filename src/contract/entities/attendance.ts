import type * as v from 'valibot';
import { nullable, record, withDefault } from '../shapes';
import {
  wireFlag,
  wireId,
  wireMediaUrl,
  wireMoney,
  wireText,
  wireTime,
  writeMoney,
  writeTime,
} from '../wire';

/** The purchase with which an attendance ended. */
const attendancePurchaseSchema = record({
  numeroPedido: nullable(wireText),
  cupomValorCliente: nullable(wireMoney),
  status: withDefault(wireText, ''),
});

/** An attendance of the reader's own that is over (wire: finished-attendance). Times in epoch ms, money in cents. */
export const finishedAttendanceSchema = record({
  id: wireId,
  chatId: wireId,
  name: withDefault(wireText, ''),
  number: withDefault(wireText, ''),
  isGroup: withDefault(wireFlag, false),
  profilePicUrl: wireMediaUrl,
  inicioEm: nullable(wireTime),
  fimEm: wireTime,
  lastMessage: nullable(wireText),
  ultimaMensagemDe: nullable(wireText),
  compra: nullable(attendancePurchaseSchema),
});

export type FinishedAttendance = v.InferOutput<typeof finishedAttendanceSchema>;

/** Converts one to the wire format: times in ISO, money in reais. */
export function writeFinishedAttendance({ compra, ...rest }: FinishedAttendance) {
  return {
    ...rest,
    inicioEm: writeTime(rest.inicioEm),
    fimEm: writeTime(rest.fimEm),
    compra: compra && { ...compra, cupomValorCliente: writeMoney(compra.cupomValorCliente) },
  };
}
