import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { selectTheme } from '@/console/entities/preferences/preferencesSlice';
import { buildConversation } from '@/testing/builders/conversation';
import { buildMessage } from '@/testing/builders/message';
import { buildUser } from '@/testing/builders/user';
import { openLiveConsole, settle } from '@/testing/consoleSession';
import { expectAccessible } from '@/testing/expectAccessible';
import { renderWithStore } from '@/testing/renderWithStore';
import { createScriptedHost, HostError } from '@/testing/scriptedHost';
import { Palette } from './Palette';

// jsdom lays nothing out, so nothing ever has another size or is scrolled to.
beforeAll(() => {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  Element.prototype.scrollIntoView = () => undefined;
});

const NOW = 1_700_000_000_000;

/** The newest first, as in the list. */
const chats = ['Zé Conceição', 'Ana Lima', 'José Souza'].map((name, place) =>
  buildConversation({
    id: name,
    name,
    number: `551190000000${String(place)}`,
    lastMessageTime: NOW - place * 60_000,
  }),
);

async function open({
  isAdmin = false,
  isServing = true,
  conversations = chats,
  buscaMensagens = false,
  auditoria = false,
} = {}) {
  const user = buildUser({ id: 'ana', isAdmin, online: false });
  const { host, store, world } = await openLiveConsole({
    user,
    conversations,
    host: createScriptedHost({ features: { buscaMensagens, auditoria } }),
  });
  const deeds = {
    goToNeedy: jest.fn(),
    searchChat: isServing ? jest.fn() : null,
    pullCoupon: isServing ? jest.fn() : null,
    registerPurchase: isServing ? jest.fn() : null,
    openCoupons: jest.fn(),
    openPromotions: jest.fn(),
    showShortcuts: jest.fn(),
    logout: jest.fn(),
  };
  const onSearchList = jest.fn();
  const onChoose = jest.fn();
  const onChooseMessage = jest.fn();
  const onClose = jest.fn();
  const on = { onSearchList, onChoose, onChooseMessage, onClose };
  const { container } = renderWithStore(<Palette deeds={deeds} {...on} />, world, store);
  const keys = userEvent.setup();
  const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
  const rests = () =>
    act(async () => {
      world.clock.advance(300);
      await settle();
    });
  return { container, deeds, host, keys, options, rests, store, world, ...on };
}

const group = (name: string) => within(screen.getByRole('group', { name }));
const names = (name: string) =>
  group(name)
    .getAllByRole('option')
    .map((option) => option.querySelector('.grow')?.textContent);

describe('the palette', () => {
  test('begins with the list’s search, which takes along what was typed', async () => {
    const { keys, onClose, onSearchList, options } = await open();
    expect(screen.getByRole('combobox')).toHaveFocus();
    expect(options()[0]).toBe('Pesquisar na lista de conversas');
    await keys.keyboard('zé 4');
    expect(options()[0]).toBe('Pesquisar “zé 4” na lista de conversas');
    await keys.keyboard('{Enter}');
    expect(onSearchList).toHaveBeenCalledWith('zé 4');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('finds conversations by name or number, at most eight, in the list’s order', async () => {
    const many = Array.from({ length: 12 }, (_unused, place) =>
      buildConversation({ id: `m${String(place)}`, name: `Maria ${String(place)}` }),
    );
    const { keys, onChoose } = await open({ conversations: [...chats, ...many] });
    await keys.keyboard('jose');
    expect(names('Conversas')).toEqual(['José Souza']);
    await keys.clear(screen.getByRole('combobox'));
    await keys.keyboard('(11) 90000-0000');
    expect(names('Conversas')).toEqual(['Zé Conceição']);
    await keys.clear(screen.getByRole('combobox'));
    await keys.keyboard('maria');
    expect(names('Conversas')).toHaveLength(8);
    await keys.clear(screen.getByRole('combobox'));
    await keys.keyboard('conceicao{ArrowDown}{Enter}');
    expect(onChoose).toHaveBeenCalledWith('Zé Conceição');
  });

  test('finds what can be done by the words of its name', async () => {
    const { deeds, keys, onClose, store } = await open();
    await keys.keyboard('cliente cupom{ArrowDown}{Enter}');
    expect(deeds.pullCoupon).toHaveBeenCalledTimes(1);
    await keys.clear(screen.getByRole('combobox'));
    await keys.keyboard('claro');
    expect(names('Comandos')).toEqual(['Modo claro']);
    await keys.keyboard('{ArrowDown}{Enter}');
    expect(selectTheme(store.getState())).toBe('light');
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  test('offers only what can be done: to an administrator their screens, without a customer no coupon for one', async () => {
    await open({ isAdmin: true, isServing: false });
    const commands = names('Comandos');
    expect(commands).toContain('Painel Admin');
    expect(commands).not.toContain('Ficar online');
    expect(commands).not.toContain('Puxar cupom para este cliente');
    expect(commands).not.toContain('Auditoria');
  });

  test('leads to the audit where the host keeps one', async () => {
    await open({ isAdmin: true, auditoria: true });
    expect(names('Comandos')).toContain('Auditoria');
  });

  test('offers an agent to change what they are, online or offline, and no screen of administrators', async () => {
    await open();
    expect(names('Comandos')).toContain('Ficar offline');
    expect(names('Comandos')).not.toContain('Ficar online');
    expect(names('Comandos')).not.toContain('Painel Admin');
  });

  test('is closed by Escape', async () => {
    const { keys, onClose } = await open();
    await keys.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('has nothing that axe objects to', async () => {
    await open();
    await expectAccessible(document.body);
  });
});

describe('messages in the palette', () => {
  const hits =
    (bodies: readonly string[], chatId = 'Ana Lima') =>
    () => ({
      mensagens: {
        items: bodies.map((body, place) => ({
          chatId,
          mensagem: buildMessage({ id: `m${String(place)}`, body }),
        })),
        rejected: [],
      },
      temMais: true,
    });

  test('are looked for from three letters on, once typing rests, and open where they stand', async () => {
    const { host, keys, onChooseMessage, onClose, rests } = await open({ buscaMensagens: true });
    host.script({ searchMessages: hits(['Quero pão francês', 'tem pao?']) });
    await keys.keyboard('pa');
    await rests();
    expect(screen.queryByRole('group', { name: 'Mensagens' })).not.toBeInTheDocument();
    await keys.keyboard('o');
    expect(screen.getByText('Buscando nas mensagens…')).toBeVisible();
    await rests();
    await screen.findByRole('option', { name: /tem pao/ });
    expect(host.asked('searchMessages').map(({ query }) => query)).toEqual([
      { q: 'pao', limite: '8' },
    ]);
    const [first, second] = group('Mensagens').getAllByRole('option');
    expect(first).toHaveTextContent(/^Ana LimaQuero pão francês/);
    expect(within(first!).getByText('pão').tagName).toBe('B');
    await keys.click(second!);
    expect(onChooseMessage).toHaveBeenCalledWith('Ana Lima', 'm1');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('are said to be who wrote them, in words without the signs that format them', async () => {
    const { host, keys, rests } = await open({ buscaMensagens: true });
    const fromMe = { fromMe: true, body: 'Mande uma *foto da tela*' };
    const written = [
      { ...fromMe, id: 'm0', origem: 'fluxo' },
      { ...fromMe, id: 'm1', idempotencyKey: 'k' },
      { id: 'm2', body: 'a _foto_ foi' },
    ];
    host.script({
      searchMessages: () => ({
        mensagens: {
          items: written.map((part) => ({ chatId: 'Ana Lima', mensagem: buildMessage(part) })),
          rejected: [],
        },
        temMais: false,
      }),
    });
    await keys.keyboard('foto');
    await rests();
    await screen.findByRole('option', { name: /a foto foi/ });
    const found = group('Mensagens').getAllByRole('option');
    expect(found.map(({ textContent }) => textContent.replace(/\d\d\/.*$/, ''))).toEqual([
      'Ana LimaBot: Mande uma foto da tela',
      'Ana LimaVocê: Mande uma foto da tela',
      'Ana Limaa foto foi',
    ]);
  });

  test('that are none, or cannot be looked for, are said', async () => {
    const { host, keys, rests } = await open({ buscaMensagens: true });
    host.script({ searchMessages: hits([]) });
    await keys.keyboard('pizza');
    await rests();
    expect(await screen.findByText('Nenhuma mensagem encontrada')).toBeVisible();
    host.script({ searchMessages: () => new HostError(502) });
    await keys.keyboard('s');
    await rests();
    expect(await screen.findByText('A busca nas mensagens falhou')).toBeVisible();
  });

  test('of a chat that is in nobody’s list any more are not offered', async () => {
    const { host, keys, rests } = await open({ buscaMensagens: true });
    host.script({ searchMessages: hits(['pizza'], 'gone') });
    await keys.keyboard('pizza');
    await rests();
    expect(await screen.findByText('Nenhuma mensagem encontrada')).toBeVisible();
  });

  test('are not looked for on a host that cannot search them', async () => {
    const { host, keys, rests } = await open();
    await keys.keyboard('pizza');
    await rests();
    expect(host.asked('searchMessages')).toEqual([]);
    expect(screen.queryByRole('group', { name: 'Mensagens' })).not.toBeInTheDocument();
  });
});
