import type { agoPtBR, stagesPtBR } from '../ptBR/stages';

/** The header's names are word for word (behaviour: stage-header); the badge shows them capitalised. */
export const stagesEn: typeof stagesPtBR = {
  badge: {
    initialChoice: 'Initial choice',
    searchingAgent: 'Searching for an agent',
    choosingOrder: 'Choosing the order',
    tellingName: 'Giving name',
    tellingAddress: 'Giving address',
    choosingPayment: 'Choosing payment',
    awaitingConfirmation: 'Waiting for confirmation',
    awaitingPayment: 'Waiting for payment',
    readyToOrder: 'Ready to order',
    checkingStatus: 'Checking status',
    readyToAssemble: 'Ready to assemble',
    finished: 'Finished',
  },
  header: {
    newCustomer: 'new customer',
    choosingOption: 'choosing option',
    awaitingAttendant: 'waiting for attendant',
    sendingOrder: 'sending order',
    name: 'name',
    address: 'address',
    choosingPayment: 'choosing payment',
    tellingChange: 'giving change',
    readyToAssemble: 'ready to assemble',
    confirmation: 'confirmation',
    awaitingPix: 'waiting PIX payment',
    readyToOrder: 'ready to order',
    checkingStatus: 'checking status',
    finished: 'finished',
  },
};

const count = (unit: string) => (amount: number) =>
  `${amount} ${unit}${amount === 1 ? '' : 's'} ago`;

export const agoEn: typeof agoPtBR = {
  moment: () => 'just now',
  minute: count('minute'),
  hour: count('hour'),
  day: count('day'),
  month: count('month'),
  year: count('year'),
};
