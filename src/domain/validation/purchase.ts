import { phoneDigits } from '../phone';
import { isBlank } from './blank';

/** The faults of the console's form. */
export type PurchaseFault =
  'purchase.noConversation' | 'purchase.noAccount' | 'purchase.fields' | 'purchase.noPhone';

/** The faults that the server finds in a request (behaviour: purchase-fields, purchase-fields-host). */
export type PurchaseRequestFault = 'purchase.fields' | 'purchase.numberAndCode';

export interface PurchaseFields {
  numeroPedido: string;
  codigoEntrega: string;
  telefoneLoja: string;
}

export interface PurchaseForm extends PurchaseFields {
  /** null: no conversation is selected. */
  chatId: string | null;
  /** The e-mail of the linked account; null: none is linked. */
  emailConta: string | null;
  /** The customer's number; null when it is unknown. */
  numeroCliente: string | null;
}

/** true when all three fields have text; 'Concluir' is greyed until then (behaviour: purchase-done-greyed). */
export function hasPurchaseFields(fields: PurchaseFields): boolean {
  return ![fields.numeroPedido, fields.codigoEntrega, fields.telefoneLoja].some(isBlank);
}

/** The first fault of the register-order form, in the order of its checks (behaviour: purchase-checks). */
export function purchaseFault(form: PurchaseForm): PurchaseFault | null {
  if (!form.chatId) return 'purchase.noConversation';
  if (!form.emailConta) return 'purchase.noAccount';
  if (!hasPurchaseFields(form)) return 'purchase.fields';
  return phoneDigits(form.numeroCliente ?? '') === '' ? 'purchase.noPhone' : null;
}

/**
 * The first fault of a purchase request, for the server: the text about two fields when the phone is present and the
 * number or code is missing, otherwise the text about three (behaviour: purchase-fields-host).
 */
export function purchaseRequestFault(fields: PurchaseFields): PurchaseRequestFault | null {
  if (hasPurchaseFields(fields)) return null;
  return isBlank(fields.telefoneLoja) ? 'purchase.fields' : 'purchase.numberAndCode';
}
