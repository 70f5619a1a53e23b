import { selectCliente } from '@/console/entities/clientes/clientesSlice';
import type { Deed } from '@/console/shared/deeds/deed';
import { copyAndSay } from '@/console/shared/notices/copyAndSay';
import { isPlaceholder } from '@/domain/placeholders';

/** Copies a detail of the customer's order; does nothing for a placeholder (behaviour: order-copy). */
export const copyDetail =
  (chatId: string, detail: 'name' | 'address'): Deed =>
  async (dispatch, getState) => {
    const cliente = selectCliente(getState(), chatId);
    const value = (detail === 'name' ? cliente?.nomeCompleto : cliente?.enderecoEntrega) ?? '';
    if (!isPlaceholder(value)) await dispatch(copyAndSay(value.trim()));
  };
