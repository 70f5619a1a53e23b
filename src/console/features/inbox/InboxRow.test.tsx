import { act, screen } from '@testing-library/react';
import { selectOutboxOf } from '@/console/entities/outbox/outboxSelectors';
import { messageGivenUp } from '@/console/entities/outbox/outboxSlice';
import type { Conversation } from '@/contract/entities/conversation';
import { buildConversation } from '@/testing/builders/conversation';
import { buildUser } from '@/testing/builders/user';
import { openLiveConsole, person, settle } from '@/testing/consoleSession';
import { renderWithStore } from '@/testing/renderWithStore';
import { HostError } from '@/testing/scriptedHost';
import { InboxRow } from './InboxRow';

const NOW = Date.UTC(2026, 3, 5, 12);

async function open(
  change: Partial<Conversation>,
  { isAdmin = false, isOutside = false, limits = {} } = {},
) {
  const conversation = buildConversation({ id: 'a', name: 'Maria Silva', ...change });
  const session = await openLiveConsole({
    user: buildUser({ isAdmin }),
    conversations: [conversation],
  });
  const { world, store } = session;
  Object.assign(world.ports.config, limits);
  renderWithStore(
    <InboxRow
      {...{ id: 'a', isStop: true, takesFocus: false, isOutside }}
      {...{ now: NOW, selected: false, isAdmin, onSelect: jest.fn() }}
    />,
    world,
    store,
  );
  return { row: screen.getByRole('button'), session };
}

const show = async (...row: Parameters<typeof open>) => (await open(...row)).row;

/** What a row says, its parts apart. */
const wordsOf = (row: HTMLElement) =>
  [...row.querySelectorAll('span > span')].map(({ textContent }) => textContent).join(' ');

describe('a row of the conversation list', () => {
  test.each([
    ['Oi!', NOW, 'Oi!'],
    [null, null, 'Sem mensagens'],
    ['', null, 'Sem mensagens'],
    ['', NOW, 'Mensagem sem texto'],
  ])(
    'shows its last message, or says that there is none or that it has no text',
    async (lastMessage, lastMessageTime, said) => {
      expect(await show({ lastMessage, lastMessageTime })).toHaveTextContent(said);
    },
  );

  test.each([
    ['fluxo', false, 'Bot: Qual valor?'],
    ['agente', false, 'Você: Qual valor?'],
    ['agente', true, 'Agente: Qual valor?'],
  ])('says who wrote it, %s (administrator: %s)', async (ultimaMensagemDe, isAdmin, said) => {
    const row = await show({ ultimaMensagemDe, lastMessage: '*Qual* valor?' }, { isAdmin });
    expect(wordsOf(row)).toContain(said);
  });

  test.each(['cliente', null, 'outro'])(
    'says nothing before a preview of %j',
    async (ultimaMensagemDe) => {
      const row = await show({ ultimaMensagemDe, lastMessage: 'Oi!' });
      expect(wordsOf(row)).not.toMatch(/Bot:|Você:|Agente:/);
    },
  );

  test('says nothing of the writer before a draft or where nothing was written', async () => {
    const row = await show({
      ultimaMensagemDe: 'agente',
      lastMessage: null,
      lastMessageTime: null,
    });
    expect(wordsOf(row)).not.toContain('Você:');
  });

  test.each([
    ['*R$ 20* _agora_', 'R$ 20 agora'],
    ['```0001``` ~não~', '0001 não'],
    ['2 * 3', '2 * 3'],
  ])('shows %j as its bubble does: %j', async (lastMessage, said) => {
    expect(await show({ lastMessage })).toHaveTextContent(said);
  });

  test('shows the stage with label and percentage', async () => {
    const row = await show({ estadoFluxo: 'aguardando_endereco' });
    expect(row).toHaveTextContent('Informando endereço');
    expect(row).toHaveTextContent('50%');
  });

  test('shows ready at 100 % once it is paid', async () => {
    const row = await show({ estadoFluxo: 'aguardando_endereco', pagamentoPago: true });
    expect(row).toHaveTextContent('Pronto para pedir');
    expect(row).toHaveTextContent('100%');
  });

  const agente = { id: 'ana', nome: 'Ana Souza', foto: null };

  test('shows an administrator whom it is assigned to', async () => {
    const row = await show({ agente }, { isAdmin: true });
    expect(row).toHaveTextContent('Agente: Ana Souza');
  });

  test('does not show that to an agent', async () => {
    expect(await show({ agente })).not.toHaveTextContent('Ana Souza');
  });

  test('is marked while its automation is paused, and only then', async () => {
    expect(await show({ automacaoPausada: true })).toHaveAccessibleName(/Automação pausada/);
  });

  test('has no such mark while the flow runs', async () => {
    expect(await show({})).not.toHaveAccessibleName(/Automação pausada/);
  });

  test('is marked while a message of its chat failed, until its writer has decided', async () => {
    const { row, session } = await open({});
    session.host.script({ sendMessage: () => new HostError(500) });
    person.sends(session, 'a', 'oi');
    expect(row).not.toHaveAccessibleName(/Mensagem não enviada/);
    await act(settle);
    expect(row).toHaveAccessibleName(/Mensagem não enviada/);
    const [{ key } = { key: '' }] = selectOutboxOf(session.store.getState(), 'a');
    act(() => void session.store.dispatch(messageGivenUp({ key })));
    expect(row).not.toHaveAccessibleName(/Mensagem não enviada/);
  });

  test('is marked while it is being handed over, with to whom', async () => {
    const transferencia = { para: 'Bruno', expiraEm: NOW + 60_000 };
    expect(await show({ transferencia })).toHaveAccessibleName(/Transferindo para Bruno…/);
  });

  const MINUTE = 60_000;
  const waiting = (minutes: number) => ({
    estadoFluxo: 'pronto_para_montar',
    esperaDesde: NOW - minutes * MINUTE,
    lastMessageTime: NOW,
  });

  test.each([
    [0, '< 1 min', /Precisa de você há instantes$/, 'calm'],
    [4, '4 min', /Precisa de você há 4 minutos$/, 'calm'],
    [5, '5 min', /Precisa de você há 5 minutos: espera longa$/, 'amber'],
    [15, '15 min', /Precisa de você há 15 minutos: espera longa demais$/, 'red'],
    [150, '2 h', /Precisa de você há 2 horas: espera longa demais$/, 'red'],
  ])('says how long it waits: %i minutes', async (minutes, short, name, level) => {
    const row = await show(waiting(minutes));
    expect(row).toHaveTextContent(short);
    expect(row).toHaveAccessibleName(name);
    expect(row.querySelector('.wait')).toHaveAttribute('data-level', level);
  });

  test('says it to an administrator as to whom it is', async () => {
    expect(await show(waiting(7), { isAdmin: true })).toHaveAccessibleName(
      /Precisa de um agente há 7 minutos: espera longa$/,
    );
  });

  test('takes its limits from the settings', async () => {
    const row = await show(waiting(2), { limits: { waitAmberMinutes: 1, waitRedMinutes: 2 } });
    expect(row).toHaveAccessibleName(/espera longa demais$/);
  });

  test.each([
    ['waits for the customer', { ultimaMensagemDe: 'fluxo' }],
    ['waits for the bank', { estadoFluxo: 'aguardando_pagamento_cupom' }],
    ['is over', { estadoFluxo: 'finalizado' }],
    ['waits since nobody knows when', { pagamentoPago: true, lastMessageTime: null }],
  ])('says no time where it %s', async (_where, change) => {
    expect(await show(change)).not.toHaveAccessibleName(/Precisa/);
  });

  test('says that it stands outside the filter, and only then', async () => {
    expect(await show({}, { isOutside: true })).toHaveTextContent('Fora do filtro');
  });

  test('says nothing of a filter that shows it', async () => {
    expect(await show({})).not.toHaveTextContent('Fora do filtro');
  });

  test('is marked as a group', async () => {
    expect(await show({ isGroup: true })).toHaveAccessibleName(/^Grupo/);
  });

  test('shows the number when there is no name', async () => {
    expect(await show({ name: '', number: '5511987654321' })).toHaveTextContent('98765-4321');
  });

  test('shows how long ago the last message came, and the unread count', async () => {
    const row = await show({ lastMessageTime: NOW - 5 * 60_000, unreadCount: 120 });
    expect(row).toHaveTextContent('há 5 minutos');
    const exact = new Date(NOW - 5 * 60_000).toISOString();
    expect(row.querySelector('time')).toHaveAttribute('datetime', exact);
    expect(row).toHaveTextContent('99+');
    expect(row).toHaveTextContent('120 não lidas');
  });
});
