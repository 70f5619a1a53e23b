import { eq } from 'drizzle-orm';
import type { Detail } from '@/server/audit/audit';
import type { Transaction } from '@/server/db/openDatabase';
import { conversations, type users } from '@/server/db/schema';
import type { Emit } from '@/server/realtime/emit';

export type UserRow = typeof users.$inferSelect;

/**
 * Tells the person, wherever they are signed in, and the administrators of a new account, of another state or role, and
 * of what the flags say: it was removed, or has another PIX key.
 */
export function announceAccount(
  emit: Emit,
  { id: userId, estado, isAdmin }: Pick<UserRow, 'id' | 'estado' | 'isAdmin'>,
  { removida = false, chavePixMudou = false } = {},
): void {
  const change = { userId, estado, isAdmin, removida, chavePixMudou };
  emit.toPersonAndAdmins(userId, 'contaAtualizada', change);
}

/** What the audit tells of another name (behaviour: audit-names); nothing where it stayed. */
export const renaming = (before: UserRow, after: UserRow): Detail =>
  before.nome === after.nome ? {} : { nomeAntes: before.nome, nomeAgora: after.nome };

/**
 * Announces an agent's new name or photo wherever it is shown: on their conversations, to themselves and to the
 * administrators. No event carries a user (wire: events), so their own tabs and the grid of users re-read it.
 */
export async function announceAgent(
  tx: Transaction,
  emit: Emit,
  before: UserRow,
  after: UserRow,
): Promise<void> {
  if (before.nome === after.nome && before.fotoPath === after.fotoPath) return;
  const { id, nome, fotoPath: foto } = after;
  const assigned = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.agenteId, id));
  for (const chat of assigned) {
    emit.toChat(id, 'conversationUpdated', { id: chat.id, agente: { id, nome, foto } });
  }
}
