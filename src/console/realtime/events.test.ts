/** Tests the effect of each event (wire: events), as seen through the store. */
import type { EventName } from '@/contract/events';
import { agentsApi } from '@/console/api/agents';
import { selectOpenChatId } from '@/console/entities/attention/attentionSlice';
import { selectCliente } from '@/console/entities/clientes/clientesSlice';
import {
  selectQr,
  selectServerOffset,
  selectWhatsappConnected,
} from '@/console/entities/connection/connectionSelectors';
import {
  selectConversation,
  selectConversationIds,
} from '@/console/entities/conversations/conversationsSelectors';
import { draftChanged, selectDraft } from '@/console/entities/drafts/draftsSlice';
import { selectMessages } from '@/console/entities/messages/messagesSelectors';
import { offerShown, selectOpenOfferIds } from '@/console/entities/offers/offersSlice';
import {
  selectEarnings,
  selectPendingAccounts,
  selectSessionStatus,
  selectUser,
} from '@/console/entities/session/sessionSelectors';
import { buildCliente } from '@/testing/builders/cliente';
import { buildConversation } from '@/testing/builders/conversation';
import { buildMessage } from '@/testing/builders/message';
import { buildOffer } from '@/testing/builders/offer';
import { buildAdmin, buildGanhos, buildUser } from '@/testing/builders/user';
import {
  connect,
  openConsole,
  openLiveConsole,
  person,
  settle,
  type ConsoleSession,
} from '@/testing/consoleSession';
import type { OwnChatEvent } from '@/testing/ownChatEvents';

const agent = buildUser({ id: 'ana', online: true });
const admin = buildAdmin({ id: 'chefe' });
const chat = buildConversation({ id: 'chat-a', unreadCount: 2 });
const other = buildConversation({ id: 'chat-b' });

const asAgent = () => openLiveConsole({ user: agent, conversations: [chat, other] });
const asAdmin = () => openLiveConsole({ user: admin, conversations: [chat, other] });

const state = ({ store }: ConsoleSession) => store.getState();
const texts = ({ world }: ConsoleSession) => world.deeds.notices.map(({ text }) => text);
const offerFor = (...ids: string[]) =>
  buildOffer({
    agentesIds: { items: ids, rejected: [] },
    clienteNome: 'Rita',
    chatId: 'chat-novo',
    expiraEm: Date.UTC(2026, 10, 21, 12, 1),
  });
const payment = {
  pedidoId: 'p1',
  chatId: 'chat-a',
  agenteId: 'ana',
  clienteNome: 'Rita',
  valor: 870,
};

/** One or more tests per event. An event without a test does not compile. */
const tests: Record<Exclude<EventName, OwnChatEvent>, () => void> = {
  authenticated: () =>
    it('goes live and corrects the clock', async () => {
      const session = await openConsole({ user: agent });
      await connect(session, { serverTime: session.world.clock.now() + 90_000 });
      expect(state(session).connection.socket).toBe('live');
      expect(selectServerOffset(state(session))).toBe(90_000);
    }),

  disponibilidade: () =>
    it('says that the host cannot work now', async () => {
      const session = await asAgent();
      session.host.push('disponibilidade', { disponivel: false });
      expect(state(session).connection.available).toBe(false);
    }),

  auth_error: () =>
    it('signs out with its text and closes the socket', async () => {
      const session = await asAgent();
      session.host.push('auth_error', { message: 'x' });
      expect(selectSessionStatus(state(session))).toBe('signedOut');
      expect(texts(session)).toEqual(['Erro de autenticação. Faça login novamente.']);
      expect(session.world.socket().isOpen).toBe(false);
    }),

  status: () =>
    it('moves the connection strip', async () => {
      const session = await asAgent();
      session.host.push('status', { connected: false, qr: 'abc' });
      expect(selectWhatsappConnected(state(session))).toBe(false);
      expect(selectQr(state(session))).toBe('abc');
    }),

  qrCode: () =>
    it('brings the code', async () => {
      const session = await asAgent();
      session.host.push('qrCode', { qr: 'novo' });
      expect(selectQr(state(session))).toBe('novo');
    }),

  ready: () =>
    it('connects, and the code is gone', async () => {
      const session = await asAgent();
      session.host.push('qrCode', { qr: 'novo' });
      session.host.push('ready', {});
      expect([selectWhatsappConnected(state(session)), selectQr(state(session))]).toEqual([
        true,
        null,
      ]);
    }),

  conversations: () =>
    it('replaces the list', async () => {
      const session = await asAgent();
      const list = { items: [other], rejected: [] };
      session.world.socket().say('conversations', list, { asOf: `stream-1:${session.host.seq}` });
      expect(selectConversationIds(state(session))).toEqual(['chat-b']);
    }),

  conversationsSync: () =>
    it('replaces the list and keeps messages and drafts of those that stay', async () => {
      const session = await asAgent();
      const message = buildMessage();
      session.host.push('newMessage', { chatId: 'chat-b', message, conversation: null });
      session.store.dispatch(draftChanged({ chatId: 'chat-b', draft: 'quase' }));
      session.store.dispatch(draftChanged({ chatId: 'chat-a', draft: 'some' }));
      session.host.push('conversationsSync', { items: [other], rejected: [] });
      expect(selectConversationIds(state(session))).toEqual(['chat-b']);
      expect(selectMessages(state(session), 'chat-b')).toHaveLength(1);
      expect(selectDraft(state(session), 'chat-b')).toBe('quase');
      expect(selectDraft(state(session), 'chat-a')).toBe('');
    }),

  newMessage: () => {
    const message = buildMessage({ body: 'oi', timestamp: chat.lastMessageTime! + 5_000 });

    it('appends once, counts as unread, moves the last message, and sounds', async () => {
      const session = await asAgent();
      session.host.push('newMessage', { chatId: 'chat-a', message, conversation: null });
      expect(selectMessages(state(session), 'chat-a').map(({ body }) => body)).toEqual(['oi']);
      expect(selectConversation(state(session), 'chat-a')).toMatchObject({
        lastMessage: 'oi',
        lastMessageTime: message.timestamp,
        unreadCount: 3,
      });
      expect(session.world.deeds.sounds).toEqual(['notification']);
      // The title counts who needs somebody, at most twice a second, so a burst writes it once.
      session.world.clock.advance(500);
      expect(session.world.deeds.titles.at(-1)).toContain('(1)');
    });
  },

  atendimento_finalizado: () => {
    it('removes the chat for its agent, and closes it', async () => {
      const session = await asAgent();
      session.held.messages['chat-a'] = [];
      person.opensChat(session, 'chat-a');
      session.host.push('atendimento_finalizado', { chatId: 'chat-a' });
      expect(selectConversationIds(state(session))).toEqual(['chat-b']);
      expect(session.world.deeds.moves).toEqual([{ path: '/dashboard', replace: true }]);
      expect(selectOpenChatId(state(session))).toBe('chat-a');
    });

    it('keeps it for an admin, as finished', async () => {
      const session = await asAdmin();
      session.host.push('atendimento_finalizado', { chatId: 'chat-a' });
      expect(selectConversation(state(session), 'chat-a')?.estadoFluxo).toBe('finalizado');
    });
  },

  conversationUpdated: () =>
    it('merges what it brings', async () => {
      const session = await asAgent();
      session.host.push('conversationUpdated', { id: 'chat-a', unreadCount: 0 });
      expect(selectConversation(state(session), 'chat-a')).toEqual({ ...chat, unreadCount: 0 });
    }),

  conversaAceita: () => {
    const accepted = buildConversation({ id: 'chat-novo' });

    it('adds, and opens nothing that was not clicked here', async () => {
      const session = await asAgent();
      session.host.push('conversaAceita', { chatId: 'chat-novo', conversation: accepted });
      expect(selectConversation(state(session), 'chat-novo')).toEqual(accepted);
      expect(session.world.deeds.moves).toEqual([]);
    });
  },

  novaConversaAdmin: () => {
    const fresh = buildConversation({ id: 'chat-novo' });

    it('adds, for admins only', async () => {
      const [boss, ana] = [await asAdmin(), await asAgent()];
      for (const session of [boss, ana]) session.host.push('novaConversaAdmin', fresh);
      expect(selectConversation(state(boss), 'chat-novo')).toEqual(fresh);
      expect(selectConversation(state(ana), 'chat-novo')).toBeNull();
    });
  },

  clienteUpdated: () =>
    it('refreshes the record, and the stage in the list', async () => {
      const session = await asAgent();
      session.held.messages['chat-a'] = [];
      person.opensChat(session, 'chat-a');
      const cliente = buildCliente({ estadoFluxo: 'aguardando_nome', nomeCompleto: 'Rita Lima' });
      session.host.push('clienteUpdated', { chatId: 'chat-a', cliente });
      expect(selectCliente(state(session), 'chat-a')).toEqual(cliente);
      expect(selectConversation(state(session), 'chat-a')?.estadoFluxo).toBe('aguardando_nome');
    }),

  pagamentoPagoAtualizado: () =>
    it('moves the badge', async () => {
      const session = await asAgent();
      session.host.push('pagamentoPagoAtualizado', { chatId: 'chat-a', pagamentoPago: true });
      expect(selectConversation(state(session), 'chat-a')?.pagamentoPago).toBe(true);
    }),

  pagamentoAprovado: () => {
    it('tells the agent it concerns, with sound, and reads the earnings again', async () => {
      const session = await asAgent();
      const before = session.host.asked('getEarnings').length;
      session.host.push('pagamentoAprovado', payment);
      await settle();
      expect(texts(session)).toEqual([expect.stringMatching(/Rita.*R\$\s8,70/)]);
      expect(session.world.deeds.sounds).toEqual(['notification']);
      expect(session.host.asked('getEarnings')).toHaveLength(before + 1);
    });

    it('tells an admin of any agent, and an agent of no other', async () => {
      const [boss, ana] = [await asAdmin(), await asAgent()];
      for (const { host } of [boss, ana]) {
        host.push('pagamentoAprovado', { ...payment, agenteId: 'bruno' });
      }
      expect([texts(boss).length, texts(ana).length]).toEqual([1, 0]);
    });
  },

  pagamentoExpirado: () =>
    it('warns', async () => {
      const session = await asAgent();
      session.host.push('pagamentoExpirado', payment);
      expect(session.world.deeds.notices).toMatchObject([{ variant: 'warning' }]);
    }),

  pagamentoAtrasado: () =>
    it('warns, with a sound', async () => {
      const session = await asAgent();
      session.host.push('pagamentoAtrasado', payment);
      expect(session.world.deeds.notices).toMatchObject([{ variant: 'warning' }]);
      expect(session.world.deeds.sounds).toEqual(['notification']);
    }),

  pedidoReembolsado: () =>
    it('informs', async () => {
      const session = await asAgent();
      session.host.push('pedidoReembolsado', { ...payment, peloBanco: false });
      expect(session.world.deeds.notices).toMatchObject([{ variant: 'info' }]);
    }),

  nova_oferta_conversa: () => {
    it('shows and sounds to an agent it names, and is acknowledged once it is on screen', async () => {
      const session = await asAgent();
      const acknowledge = jest.fn();
      const offer = offerFor('ana', 'bruno');
      session.host.push('nova_oferta_conversa', offer, acknowledge);
      expect(selectOpenOfferIds(state(session))).toEqual([offer.ofertaId]);
      expect(session.world.deeds.sounds).toEqual(['offer']);
      expect(acknowledge).not.toHaveBeenCalled();
      session.store.dispatch(offerShown({ ofertaId: offer.ofertaId }));
      expect(acknowledge).toHaveBeenCalledTimes(1);
    });

    it('is ignored by other agents and by admins', async () => {
      const [boss, ana] = [await asAdmin(), await asAgent()];
      boss.host.push('nova_oferta_conversa', offerFor('chefe', 'ana'));
      ana.host.push('nova_oferta_conversa', offerFor('bruno'));
      expect([boss, ana].map((session) => selectOpenOfferIds(state(session)))).toEqual([[], []]);
      expect(ana.world.deeds.sounds).toEqual([]);
    });
  },

  oferta_aceita: () =>
    it('removes the offer without a notice', async () => {
      const session = await asAgent();
      const offer = offerFor('ana');
      session.host.push('nova_oferta_conversa', offer);
      session.host.push('oferta_aceita', { ofertaId: offer.ofertaId, agenteId: 'bruno' });
      expect(selectOpenOfferIds(state(session))).toEqual([]);
      expect(texts(session)).toEqual([]);
    }),

  oferta_expirada: () =>
    it('removes it, and warns if it was shown', async () => {
      const session = await asAgent();
      const [seen, unseen] = [offerFor('ana'), offerFor('ana')];
      for (const offer of [seen, unseen]) session.host.push('nova_oferta_conversa', offer);
      session.store.dispatch(offerShown({ ofertaId: seen.ofertaId }));
      for (const { ofertaId } of [seen, unseen]) {
        session.host.push('oferta_expirada', { ofertaId, agentesIds: null });
      }
      expect(selectOpenOfferIds(state(session))).toEqual([]);
      expect(texts(session)).toEqual([expect.stringContaining('Rita')]);
    }),

  agente_status_mudou: () => {
    it("moves one's own dot, and nobody else's", async () => {
      const session = await asAgent();
      session.host.push('agente_status_mudou', { agenteId: 'bruno', online: false, motivo: null });
      expect(selectUser(state(session))?.online).toBe(true);
      session.host.push('agente_status_mudou', {
        agenteId: 'ana',
        online: false,
        motivo: 'manual',
      });
      expect(selectUser(state(session))?.online).toBe(false);
      expect(texts(session)).toEqual([]);
    });

    it.each(['oferta_expirada', null])('warns for a missed offer (motivo %s)', async (motivo) => {
      const session = await asAgent();
      session.host.push('agente_status_mudou', { agenteId: 'ana', online: false, motivo });
      expect(texts(session)).toEqual([
        'Você foi marcado como OFFLINE por não aceitar uma oferta a tempo.',
      ]);
    });

    it('does not warn after a click here, nor for a lost connection', async () => {
      const session = await asAgent();
      session.host.script({ setOnline: () => ({ success: true, online: false }) });
      await session.store.dispatch(agentsApi.endpoints.setOnline.initiate({ online: false }));
      session.host.push('agente_status_mudou', { agenteId: 'ana', online: false, motivo: null });
      session.host.push('agente_status_mudou', {
        agenteId: 'ana',
        online: false,
        motivo: 'desconectado',
      });
      expect(texts(session)).toEqual([]);
    });
  },

  contaAtualizada: () =>
    it('reads the profile again, which says what the person may do now', async () => {
      const session = await asAgent();
      const promoted = { ...agent, isAdmin: true, ganhos: null };
      session.host.script({
        getProfile: () => ({ user: promoted, message: null, contasPendentes: 2 }),
      });
      const rest = { removida: false, chavePixMudou: false };
      const change = { userId: 'ana', estado: 'ativo', isAdmin: true, ...rest } as const;
      session.host.push('contaAtualizada', { ...change, userId: 'bia', estado: 'pendente' });
      expect(selectUser(state(session))?.estado).not.toBe('pendente');
      session.host.push('contaAtualizada', { ...change, estado: 'pendente' });
      // The state counts at once, the rest when the profile was read.
      expect(selectUser(state(session))).toMatchObject({ estado: 'pendente', isAdmin: false });
      session.host.push('contaAtualizada', change);
      await settle();
      expect(selectUser(state(session))).toMatchObject({ id: 'ana', isAdmin: true });
      expect(selectPendingAccounts(state(session))).toBe(2);
    }),

  ganhos_atualizados: () =>
    it("takes one's own earnings, and leaves other people's", async () => {
      const session = await asAgent();
      const [mine, theirs] = [buildGanhos({ pendente: 999 }), buildGanhos({ pendente: 1 })];
      session.host.push('ganhos_atualizados', { agenteId: 'bruno', ganhos: theirs });
      session.host.push('ganhos_atualizados', { agenteId: null, ganhos: mine });
      expect(selectEarnings(state(session))).toEqual(mine);
    }),

  dadosLimpos: () =>
    it('empties the lists, closes the chat, and says so', async () => {
      const session = await asAgent();
      session.held.messages['chat-a'] = [];
      person.opensChat(session, 'chat-a');
      session.host.push('newMessage', {
        chatId: 'chat-a',
        message: buildMessage(),
        conversation: null,
      });
      session.host.push('dadosLimpos', {});
      expect(selectConversationIds(state(session))).toEqual([]);
      expect(selectMessages(state(session), 'chat-a')).toEqual([]);
      expect(session.world.deeds.moves.at(-1)).toEqual({ path: '/dashboard', replace: true });
      expect(session.world.deeds.notices).toMatchObject([{ variant: 'info' }]);
    }),
};

describe.each(Object.keys(tests) as (keyof typeof tests)[])('%s', (name) => {
  tests[name]();
});
