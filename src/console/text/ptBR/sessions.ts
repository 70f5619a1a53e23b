/** Where one is signed in (behaviour: profile-sessions). */
export const sessionsPtBR = {
  title: 'Sessões',
  hint: 'Onde sua conta está aberta. Encerre o que você não reconhece e troque a senha.',
  loading: 'Carregando sessões…',
  failed: 'Não foi possível carregar as sessões.',
  unknownDevice: 'Dispositivo desconhecido',
  current: 'Esta sessão',
  seen: (ago: string) => `Vista ${ago}`,
  end: 'Encerrar',
  endThis: (device: string) => `Encerrar sessão: ${device}`,
  endOthers: 'Encerrar todas as outras',
  ended: 'Sessão encerrada',
  othersEnded: 'As outras sessões foram encerradas',
  endFailed: 'Erro ao encerrar sessão',
};
