import type { ValidationFault } from '@/domain/validation/fault';

/** The text for each fault of a form (behaviour: field-fault). */
export const faultsPtBR: Record<ValidationFault, string> = {
  'login.required': 'Preencha todos os campos!',
  'registration.required': 'Preencha todos os campos obrigatórios!',
  'registration.phoneDigits': 'Telefone deve ter 11 dígitos: (DDD) 9XXXX-XXXX',
  'registration.passwordLength': 'A senha deve ter no mínimo 6 caracteres!',
  'registration.passwordMismatch': 'As senhas não coincidem!',
  'profile.required': 'Preencha todos os campos obrigatórios!',
  'profile.phoneDigits': 'Telefone deve ter 11 dígitos: (DDD) 9XXXX-XXXX',
  'profile.passwordPair': 'Preencha a senha atual e a nova senha!',
  'profile.passwordLength': 'A senha deve ter no mínimo 6 caracteres!',
  'photo.notImage': 'Por favor, selecione uma imagem válida',
  'photo.tooLarge': 'A imagem deve ter no máximo 5MB',
  'adminUser.nameRequired': 'Preencha todos os campos obrigatórios!',
  'purchase.noConversation': '❌ Nenhuma conversa selecionada',
  'purchase.noAccount': '❌ Você precisa vincular uma conta antes de registrar a compra',
  'purchase.fields': '❌ Preencha o número do pedido, código de entrega e telefone da loja',
  'purchase.numberAndCode': '❌ Preencha o número do pedido e código de entrega',
  'purchase.noPhone': '❌ Erro: número de telefone não encontrado',
  'refund.noPaymentId': 'ID do pagamento não encontrado',
  'refund.notApproved': 'Somente pagamentos aprovados podem ser reembolsados',
};
