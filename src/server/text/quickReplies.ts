import { QUICK_REPLY_LENGTHS } from '@/contract/rest/quickReplies';
import type { QuickReplyFault } from '@/domain/validation/quickReply';

/** The refusals of an entry (behaviour: quick-reply-edit). */
export const quickReplyFaultText: Readonly<Record<QuickReplyFault, string>> = {
  'quickReply.nameRequired': 'Dê um atalho à resposta.',
  'quickReply.nameForm': 'Use só letras, números, hífen e sublinhado, sem espaços.',
  'quickReply.nameLength': `O atalho pode ter no máximo ${QUICK_REPLY_LENGTHS.atalho} caracteres.`,
  'quickReply.textRequired': 'Escreva o texto da resposta.',
  'quickReply.textLength': `O texto pode ter no máximo ${QUICK_REPLY_LENGTHS.texto.toLocaleString('pt-BR')} caracteres.`,
};

/** The other refusals of the calls on quick replies (wire: quick-replies). */
export const quickReplyText = {
  nameTaken: 'Já existe uma resposta com este atalho.',
  notFound: 'Esta resposta não existe mais.',
  full: (most: number) => `O limite é de ${most} respostas. Exclua uma antes de criar outra.`,
} as const;
