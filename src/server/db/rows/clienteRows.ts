import type { Cliente } from '@/contract/entities/cliente';
import type { clientes } from '@/server/db/schema';

/** A customer's row in the contract's form. */
export function toCliente(row: typeof clientes.$inferSelect): Cliente {
  return {
    nomeCompleto: row.nomeCompleto,
    enderecoEntrega: row.enderecoEntrega,
    formaPagamento: row.formaPagamento,
    troco: row.troco,
    restaurante: row.restaurante,
    imagemPedidoUrl: row.imagemPedidoPath,
    estadoFluxo: row.estadoFluxo,
    cuponsGratisDisponiveis: row.cuponsGratisDisponiveis,
    cupomValor: row.cupomValorCents,
    observacao:
      row.observacao === null
        ? null
        : { texto: row.observacao, por: row.observacaoPor ?? '', em: row.observacaoEm },
  };
}
