import { eq } from 'drizzle-orm';
import {
  attendances,
  clientes,
  couponAccounts,
  offerAgents,
  offers,
  pedidos,
  pixCharges,
  quickReplies,
  secondFactors,
  sessions,
  users,
} from '@/server/db/schema';
import { cookiesOf, totpSecretOf } from '@/server/auth/sealedRows';
import { seedChat } from './seedChat';
import { codeAt } from './totpCodes';
import type { TestServer } from './startTestServer';

/** Ana's objects, for calls about them. */
export interface OwnedByAna {
  userId: string;
  chatId: string;
  phone: string;
  /** Paid, and waiting for its purchase to be registered. */
  pedidoId: string;
  pixId: string;
  couponId: string;
  couponEmail: string;
  /** Somebody who registered and waits for approval. */
  waitingUserId: string;
  /** Open, for another chat, offered only to Ana. */
  ofertaId: string;
  /** A sign-in of hers that no call is made with. */
  sessionId: string;
  /** An attendance of hers that is over, in the chat that she has again. */
  attendanceId: string;
  /** A quick reply of her own. */
  quickReplyId: string;
  /** The first code of the second factor that she has begun to turn on; nobody has one yet. */
  codigo: string;
}

/** The value of some coupons in the pool. */
export const POOL_REAIS = 20;

/** The secret of Ana's second factor, base 32. */
const TOTP_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

let worlds = 0;

/** Creates a chat of Ana's with one of each object that belongs to it, new each time. */
export async function seedOwnedByAna(server: TestServer): Promise<OwnedByAna> {
  worlds += 1;
  const { parts, people } = server;
  const { db, ids, clock } = parts;
  const userId = people.ana.id;
  const phone = String(5_511_911_000_000 + worlds);
  const chatId = await seedChat(server, { number: phone, agent: 'ana', says: ['oi'] });
  const waiting = await seedChat(server, {
    number: String(5_511_922_000_000 + worlds),
    agent: null,
  });
  const now = clock.now();
  const own = {
    ...{ userId, chatId, phone },
    pedidoId: ids.newId(),
    pixId: ids.newId(),
    couponId: ids.newId(),
    couponEmail: `conta-${worlds}@exemplo.invalid`,
    ofertaId: ids.newId(),
    sessionId: ids.newId(),
    waitingUserId: ids.newId(),
    quickReplyId: ids.newId(),
    attendanceId: ids.newId(),
    codigo: codeAt(TOTP_SECRET, now),
  };
  await db.insert(users).values({
    id: own.waitingUserId,
    nome: 'Vera',
    email: `vera-${worlds}@exemplo.invalid`,
    telefone: '11900000008',
    chavePix: 'vera',
    passwordHash: 'none',
    estado: 'pendente',
    createdAt: now,
  });
  await db.update(users).set({ online: true }).where(eq(users.id, userId));
  await db
    .update(clientes)
    .set({ estadoFluxo: 'aguardando_finalizacao_pedido', cupomValorCents: 2_000 })
    .where(eq(clientes.chatId, chatId));
  await db.insert(pixCharges).values({
    pixId: own.pixId,
    amountCents: 470,
    description: 'Cupom',
    copiaECola: 'código',
    status: 'paid',
    createdAt: now,
    expiresAt: now + 600_000,
  });
  await db.insert(pedidos).values({
    id: own.pedidoId,
    chatId,
    clienteTelefone: phone,
    agenteId: userId,
    status: 'pendente',
    createdAt: now,
    cupomValorOriginalCents: 2_000,
    cupomValorClienteCents: 470,
    cupomValorFuncionarioCents: 100,
    cupomPagamentoStatus: 'aprovado',
    cupomPixId: own.pixId,
  });
  await db.insert(couponAccounts).values({
    id: own.couponId,
    email: own.couponEmail,
    couponCents: 2_000,
    status: 'Tudo certo',
    applicatorId: userId,
    cookiesSealed: parts.sealing.seal(cookiesOf(own.couponId), '[]'),
  });
  await db.insert(offers).values({
    id: own.ofertaId,
    chatId: waiting,
    clienteNome: 'Zé',
    mensagem: 'oi',
    createdAt: now,
    expiresAt: now + 60_000,
  });
  await db.insert(offerAgents).values({ offerId: own.ofertaId, agenteId: userId });
  await db.insert(attendances).values({
    id: own.attendanceId,
    chatId,
    agenteId: userId,
    inicioEm: now - 60_000,
    fimEm: now,
    fimOrdinal: 0,
    fim: 'encerrada',
  });
  await db.delete(quickReplies).where(eq(quickReplies.ownerId, userId));
  await db.insert(quickReplies).values({
    id: own.quickReplyId,
    ownerId: userId,
    atalho: 'obrigada',
    nameKey: 'obrigada',
    texto: 'Obrigada!',
    createdAt: now,
  });
  await db.delete(secondFactors);
  await db.update(users).set({ secondFactorSince: null });
  await db.insert(secondFactors).values({
    userId,
    secretSealed: parts.sealing.seal(totpSecretOf(userId), TOTP_SECRET),
  });
  await db.insert(sessions).values({
    id: own.sessionId,
    userId,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: now + parts.settings.sessionMaxMs,
    device: 'Firefox, Linux',
    address: '203.0.113.7',
  });
  return own;
}
