import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Cents } from '@/contract/wire';
import type { Transaction } from '@/server/db/openDatabase';
import { toGanhos } from '@/server/db/rows/userRows';
import { pedidos, users } from '@/server/db/schema';
import type { Emit } from '@/server/realtime/emit';

type CommissionState = (typeof pedidos.$inferSelect)['comissaoEstado'];

export type EarningsService = ReturnType<typeof createEarningsService>;

/**
 * Moves commissions (behaviour: commission-path). An order's `comissaoEstado` records the state of its commission. Each
 * step is an update that requires the state before it, so a commission is counted once, however often it is called. The
 * sums in `users` change in the same transaction, and `ganhos_atualizados` goes to the agent and the admins.
 */
export function createEarningsService() {
  /** The order's purchase was registered: its commission is owed. */
  async function credit(tx: Transaction, emit: Emit, pedidoId: string): Promise<void> {
    const moved = await move(tx, pedidoId, 'nenhuma', 'pendente');
    if (moved) await change(tx, emit, moved.agenteId, { pendente: moved.cents, recebido: 0 });
  }

  /** The order was delivered: its commission is earned. */
  async function settle(tx: Transaction, emit: Emit, pedidoId: string): Promise<void> {
    const moved = await move(tx, pedidoId, 'pendente', 'recebida');
    if (moved) {
      await change(tx, emit, moved.agenteId, { pendente: -moved.cents, recebido: moved.cents });
    }
  }

  /** The order was refunded: its commission is subtracted from pending or received, if it was counted in either. */
  async function takeBack(tx: Transaction, emit: Emit, pedidoId: string): Promise<void> {
    const owed = await move(tx, pedidoId, 'pendente', 'estornada');
    if (owed) {
      await change(tx, emit, owed.agenteId, { pendente: -owed.cents, recebido: 0 });
      return;
    }
    const earned = await move(tx, pedidoId, 'recebida', 'estornada');
    if (earned) await change(tx, emit, earned.agenteId, { pendente: 0, recebido: -earned.cents });
  }

  return { credit, settle, takeBack };
}

async function move(
  tx: Transaction,
  pedidoId: string,
  from: CommissionState,
  to: CommissionState,
): Promise<{ agenteId: string; cents: Cents } | null> {
  const [moved] = await tx
    .update(pedidos)
    .set({ comissaoEstado: to })
    .where(
      and(eq(pedidos.id, pedidoId), eq(pedidos.comissaoEstado, from), isNotNull(pedidos.agenteId)),
    )
    .returning({ agenteId: pedidos.agenteId, cents: pedidos.cupomValorFuncionarioCents });
  return moved?.agenteId ? { agenteId: moved.agenteId, cents: moved.cents } : null;
}

async function change(
  tx: Transaction,
  emit: Emit,
  agenteId: string,
  by: { pendente: Cents; recebido: Cents },
): Promise<void> {
  const [agent] = await tx
    .update(users)
    .set({
      ganhosPendenteCents: sql`${users.ganhosPendenteCents} + ${by.pendente}`,
      ganhosRecebidoCents: sql`${users.ganhosRecebidoCents} + ${by.recebido}`,
    })
    .where(eq(users.id, agenteId))
    .returning({
      ganhosPendenteCents: users.ganhosPendenteCents,
      ganhosRecebidoCents: users.ganhosRecebidoCents,
    });
  if (!agent) throw new Error('A commission belongs to an agent who does not exist');
  emit.toChat(agenteId, 'ganhos_atualizados', { agenteId, ganhos: toGanhos(agent) });
}
