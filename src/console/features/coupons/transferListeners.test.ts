import { accountLinked, selectLinks } from '@/console/entities/couponLinks/couponLinksSlice';
import { buildConversation } from '@/testing/builders/conversation';
import { buildAdmin, buildUser } from '@/testing/builders/user';
import { openLiveConsole } from '@/testing/consoleSession';

const chat = buildConversation({ id: 'c1', name: 'Rita', number: '5511' });
const link = { chatId: 'c1', nome: 'Rita', numero: '5511' };
const conta = { id: 'conta-1', email: 'conta@b.test' };
const to = (id: string) => ({
  ...{ chatId: 'c1', resultado: 'aceita', para: { id, nome: 'Quem' } },
});

const open = (user = buildUser({ id: 'ana' })) => openLiveConsole({ user, conversations: [chat] });

describe('the account of a chat that was handed over', () => {
  it('is linked for who took the chat', async () => {
    const { host, store } = await open();
    host.push('transferenciaEncerrada', { ...to('ana'), conta });
    expect(selectLinks(store.getState())).toEqual({ 'conta@b.test': link });
  });

  it('is linked no longer for who gave it', async () => {
    const { host, store } = await open();
    store.dispatch(accountLinked({ email: 'conta@b.test', link }));
    store.dispatch(accountLinked({ email: 'outra@b.test', link: { ...link, chatId: 'c2' } }));
    host.push('transferenciaEncerrada', { ...to('bruno'), conta: null });
    expect(Object.keys(selectLinks(store.getState()))).toEqual(['outra@b.test']);
  });

  it.each(['recusada', 'expirada', 'cancelada'])(
    'stays linked where it was %s',
    async (resultado) => {
      const { host, store } = await open();
      store.dispatch(accountLinked({ email: 'conta@b.test', link }));
      host.push('transferenciaEncerrada', { ...to('bruno'), resultado, conta: null });
      expect(selectLinks(store.getState())).toEqual({ 'conta@b.test': link });
    },
  );

  it('is no matter of an administrator’s browser', async () => {
    const { host, store } = await open(buildAdmin({ id: 'chefe' }));
    store.dispatch(accountLinked({ email: 'conta@b.test', link }));
    host.push('transferenciaEncerrada', { ...to('bruno'), conta: null });
    expect(selectLinks(store.getState())).toEqual({ 'conta@b.test': link });
  });
});
