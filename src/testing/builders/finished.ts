import type { FinishedAttendance } from '@/contract/entities/attendance';
import type { EarlierAttendance } from '@/contract/entities/earlierAttendance';
import { nextNumber, timeOf } from './ids';

/** A customer's attendance that is over, without a purchase. */
export function buildFinished(overrides: Partial<FinishedAttendance> = {}): FinishedAttendance {
  const number = nextNumber();
  return {
    id: `attendance-${number}`,
    chatId: `chat-${number}`,
    name: `Cliente ${number}`,
    number: `55119${String(number).padStart(8, '0')}`,
    isGroup: false,
    profilePicUrl: null,
    inicioEm: timeOf(number - 1),
    fimEm: timeOf(number),
    lastMessage: `Mensagem ${number}`,
    ultimaMensagemDe: 'cliente',
    compra: null,
    ...overrides,
  };
}

/** The end of an attendance of Ana's. */
export function buildEarlier(overrides: Partial<EarlierAttendance> = {}): EarlierAttendance {
  const number = nextNumber();
  return {
    id: `attendance-${number}`,
    fimEm: timeOf(number),
    agenteNome: 'Ana',
    ateMensagem: `message-${number}`,
    ...overrides,
  };
}
