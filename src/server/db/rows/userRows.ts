import type { User } from '@/contract/entities/user';
import type { users } from '@/server/db/schema';
import { toGanhos } from '@/server/services/agents/earnings';

/** A person's whole row in the contract's form, for themselves and for administrators. Administrators have no earnings (spec 6). */
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
  };
}
