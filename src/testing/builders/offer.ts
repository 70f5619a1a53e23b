import type { Offer } from '@/contract/entities/offer';
import { nextNumber, timeOf } from './ids';

/** An offer to one agent that runs for a minute. */
export function buildOffer(overrides: Partial<Offer> = {}): Offer {
  const number = nextNumber();
  return {
    ofertaId: `oferta-${number}`,
    agentesIds: { items: [`user-${number}`], rejected: [] },
    clienteNome: `Cliente ${number}`,
    mensagem: 'Quero um cupom de R$ 20,00',
    expiraEm: timeOf(number + 1),
    chatId: `chat-${number}`,
    agenteId: null,
    valorDesejado: null,
    comissao: null,
    transferencia: null,
    esperaDesde: null,
    ...overrides,
  };
}
