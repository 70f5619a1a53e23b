/** The dialog of the remark on a customer (behaviour: remark). */
export const remarkWordsPtBR = {
  title: 'Observação do cliente',
  label: 'Observação',
  hint: 'Fica com o cliente em todos os atendimentos. Ele não vê.',
  changed: (by: string, at: string) => `Última alteração: ${by}, ${at}`,
  save: 'Salvar',
  saving: 'Salvando…',
  failed: 'Não foi possível salvar a observação. Tente novamente.',
  confirmLeave: 'A observação não foi salva. Sair mesmo assim?',
};
