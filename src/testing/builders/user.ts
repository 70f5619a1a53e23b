import type { Ganhos, User } from '@/contract/entities/user';
import { nextNumber } from './ids';

/** An agent, offline, without earnings. */
export function buildUser(overrides: Partial<User> = {}): User {
  const number = nextNumber();
  return {
    id: `user-${number}`,
    nome: `Pessoa ${number}`,
    email: `pessoa${number}@example.test`,
    telefone: `1190000${String(number).padStart(4, '0')}`,
    chavePix: `pix-${number}@example.test`,
    foto: null,
    isAdmin: false,
    online: false,
    encaminharMensagens: false,
    ganhos: null,
    estado: 'ativo',
    segundoFator: false,
    faltaSegundoFator: false,
    exigeSegundoFator: false,
    ...overrides,
  };
}

/** An administrator. */
export function buildAdmin(overrides: Partial<User> = {}): User {
  return buildUser({ isAdmin: true, ...overrides });
}

/** Earnings in cents. */
export function buildGanhos(overrides: Partial<Ganhos> = {}): Ganhos {
  return { pendente: 300, recebido: 1200, total: 1500, ...overrides };
}
