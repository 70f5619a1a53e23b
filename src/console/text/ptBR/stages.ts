import type { TimeUnit } from '@/domain/relativeTime';
import type { BadgeLabel, HeaderLabel } from '@/domain/stages';

const badge: Record<BadgeLabel, string> = {
  initialChoice: 'Escolha inicial',
  searchingAgent: 'Procurando agente',
  choosingOrder: 'Escolhendo pedido',
  tellingName: 'Informando nome',
  tellingAddress: 'Informando endereço',
  choosingPayment: 'Escolhendo pagamento',
  awaitingConfirmation: 'Aguardando confirmação',
  awaitingPayment: 'Aguardando pagamento',
  readyToOrder: 'Pronto para pedir',
  checkingStatus: 'Verificando status',
  readyToAssemble: 'Pronto para montar',
  finished: 'Finalizado',
};

const header: Record<HeaderLabel, string> = {
  newCustomer: 'Cliente novo',
  choosingOption: 'Escolhendo opção',
  awaitingAttendant: 'Aguardando atendente',
  sendingOrder: 'Enviando pedido',
  name: 'Nome',
  address: 'Endereço',
  choosingPayment: 'Escolhendo pagamento',
  tellingChange: 'Informando troco',
  readyToAssemble: 'Pronto para montar',
  confirmation: 'Confirmação',
  awaitingPix: 'Aguardando pagamento PIX',
  readyToOrder: 'Pronto para pedir',
  checkingStatus: 'Verificando status',
  finished: 'Finalizado',
};

/** The flow's stages, on the list's badge and in the chat's header (behaviour: stage-badge, stage-header). */
export const stagesPtBR = { badge, header };

const count = (one: string, many: string) => (amount: number) =>
  `há ${amount} ${amount === 1 ? one : many}`;

/** The elapsed time, by unit (behaviour: row-time). */
export const agoPtBR: Record<TimeUnit, (amount: number) => string> = {
  moment: () => 'há instantes',
  minute: count('minuto', 'minutos'),
  hour: count('hora', 'horas'),
  day: count('dia', 'dias'),
  month: count('mês', 'meses'),
  year: count('ano', 'anos'),
};
