import { phoneDigits } from '../phone';
import { isBlank } from './blank';

/** The faults of the console's form. */
export type PurchaseFault =
  'purchase.noConversation' | 'purchase.noAccount' | 'purchase.fields' | 'purchase.noPhone';

/** The faults the server finds in a request (decisions 3.4). */
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
  /** The customer's number; null: not known. */
  numeroCliente: string | null;
}

/** True when all three fields hold something after trimming: the Done button is greyed until then (spec 2). */
export function hasPurchaseFields(fields: PurchaseFields): boolean {
  return ![fields.numeroPedido, fields.codigoEntrega, fields.telefoneLoja].some(isBlank);
}

/** The first fault of the register-order form, in the order of decisions 3.5. */
export function purchaseFault(form: PurchaseForm): PurchaseFault | null {
  if (!form.chatId) return 'purchase.noConversation';
  if (!form.emailConta) return 'purchase.noAccount';
  if (!hasPurchaseFields(form)) return 'purchase.fields';
  return phoneDigits(form.numeroCliente ?? '') === '' ? 'purchase.noPhone' : null;
}

/**
 * The first fault of a purchase request, for the server: the two-field variant when the phone came but
 * number or code did not, else the three-field one (decisions 3.4).
 */
export function purchaseRequestFault(fields: PurchaseFields): PurchaseRequestFault | null {
  if (hasPurchaseFields(fields)) return null;
  return isBlank(fields.telefoneLoja) ? 'purchase.fields' : 'purchase.numberAndCode';
}
