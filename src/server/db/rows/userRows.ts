import type { Ganhos, User } from '@/contract/entities/user';
import type { users } from '@/server/db/schema';

/**
 * A user's row in the contract's form, with all fields: for themselves and for administrators. Administrators have no
 * earnings (behaviour: earnings).
 */
export function toUser(row: typeof users.$inferSelect): User {
  return {
    id: row.id,
    nome: row.nome,
    email: row.email,
    telefone: row.telefone,
    chavePix: row.chavePix,
    foto: row.fotoPath,
    isAdmin: row.isAdmin,
    online: row.online,
    encaminharMensagens: row.encaminharMensagens,
    ganhos: row.isAdmin ? null : toGanhos(row),
    estado: row.estado,
    segundoFator: row.secondFactorSince !== null,
    faltaSegundoFator: false,
    exigeSegundoFator: false,
  };
}

/** A user's earnings, as their row counts them, in the contract's form. */
export function toGanhos(
  user: Pick<typeof users.$inferSelect, 'ganhosPendenteCents' | 'ganhosRecebidoCents'>,
): Ganhos {
  const { ganhosPendenteCents: pendente, ganhosRecebidoCents: recebido } = user;
  return { pendente, recebido, total: pendente + recebido };
}
