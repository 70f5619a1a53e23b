import { act, fireEvent, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { AuditEntry } from '@/contract/entities/audit';
import { buildAdmin, buildUser } from '@/testing/builders/user';
import { localeChosen } from '@/console/entities/preferences/preferencesSlice';
import { loadTexts } from '@/console/text/texts';
import { connect, openLiveConsole } from '@/testing/consoleSession';
import { expectAccessible } from '@/testing/expectAccessible';
import { happens } from '@/testing/happens';
import { renderWithStore } from '@/testing/renderWithStore';
import { HostError, NO_ANSWER, type Scripts } from '@/testing/scriptedHost';
import { AuditTrail } from './AuditTrail';

const chefe = buildAdmin({ id: 'chefe', nome: 'Chefe' });
const ana = buildUser({ id: 'ana', nome: 'Ana' });

function entry(change: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: 'e-9',
    em: Date.parse('2026-05-03T15:30:00Z'),
    ator: { id: 'ana', nome: 'Ana', email: 'ana@balcao.test' },
    ato: 'coupon.pulled',
    objeto: { tipo: 'coupon', id: 'k-1', nome: 'conta@cupom.test', email: null },
    detalhes: { items: [{ nome: 'valor', valor: '20.5' }], rejected: [] },
    ...change,
  };
}
const page = (items: AuditEntry[], temMais = false) => ({
  registros: { items, rejected: [] },
  temMais,
});

async function open(address = '', scripts: Scripts = {}) {
  const session = await openLiveConsole({ user: chefe });
  session.host.script({
    listUsers: () => ({ items: [chefe, ana], rejected: [] }),
    listAudit: () => page([entry()]),
    ...scripts,
  });
  const element = (
    <AuditTrail
      frame={(actions, content) => (
        <>
          <header>{actions}</header>
          <main>{content}</main>
        </>
      )}
    />
  );
  const routes = [
    { path: '/auditoria', element },
    { path: '*', element: null },
  ];
  const router = createMemoryRouter(routes, {
    initialEntries: [`/auditoria${address}`],
  });
  const { container } = renderWithStore(
    <RouterProvider router={router} />,
    session.world,
    session.store,
  );
  await happens();
  return {
    ...session,
    container,
    router,
    search: () => router.state.location.search,
    asked: () => session.host.asked('listAudit').map(({ query }) => query),
    said: () => session.world.deeds.notices.map(({ text }) => text),
  };
}

const click = (name: string) =>
  happens(() => fireEvent.click(screen.getByRole('button', { name })));
const cells = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent.replaceAll('\u00a0', ' ')));

describe('the audit', () => {
  test('says in words who did what to what, and when in São Paulo', async () => {
    const { container } = await open();
    expect(cells()).toEqual([
      [
        '03/05/2026 12:30',
        'Anaana@balcao.test',
        'Puxou cupom',
        'conta@cupom.testConta de cupom',
        'Valor: R$ 20,50',
      ],
    ]);
    expect(screen.getByText('1 registro')).toBeVisible();
    await expectAccessible(container);
  });

  test.each([
    [
      'pt-BR',
      [
        'Mudou: nome, foto · Estava com: Ana · Etapa: Informando troco',
        'Antes: Pendente · Agora: A devolver · Pagamento no banco: Pago',
        'Filtro: quem: Comando no servidor · Filtro: ato: Puxou cupom · De um só objeto: não',
      ],
    ],
    [
      'en',
      [
        'Changed: name, photo · Was with: Ana · Stage: giving change',
        'Before: Pending · Now: To give back · Payment at the bank: Paid',
        'Filter: who: Command on the server · Filter: act: Pulled a coupon · Of one object alone: no',
      ],
    ],
  ] as const)('puts what an act tells into words, in %s', async (locale, told) => {
    const details = [
      [
        ['changed', 'nome, foto'],
        ['from', 'Ana'],
        ['stage', 'aguardando_troco'],
      ],
      [
        ['antes', 'pendente'],
        ['agora', 'a_devolver'],
        ['pagamento', 'paid'],
      ],
      [
        ['pessoa', 'cli'],
        ['ato', 'coupon.pulled'],
        ['comObjeto', 'não'],
      ],
    ] as const;
    const entries = details.map((of, at) => {
      const items = of.map(([nome, valor]) => ({ nome, valor }));
      return entry({ id: `e-${String(at)}`, detalhes: { items, rejected: [] } });
    });
    const { store } = await open('', { listAudit: () => page(entries) });
    await loadTexts(locale);
    await happens(() => void store.dispatch(localeChosen(locale)));
    expect(cells().map((row) => row[4])).toEqual(told);
  });

  test('tells people of one name apart, and shows under which name somebody acted before', async () => {
    const bia = { id: 'bia', nome: 'Ana', email: 'bia@balcao.test' };
    await open('', {
      listAudit: () =>
        page([
          entry({
            ato: 'user.edited',
            ator: bia,
            objeto: { ...bia, tipo: 'user' },
            detalhes: {
              items: [
                { nome: 'nomeAntes', valor: 'Bia' },
                { nome: 'nomeAgora', valor: 'Ana' },
              ],
              rejected: [],
            },
          }),
          entry({ id: 'e-8' }),
        ]),
    });
    expect(cells().map((row) => row[1])).toEqual(['Anabia@balcao.test', 'Anaana@balcao.test']);
    expect(cells()[0]?.slice(3)).toEqual([
      'Anabia@balcao.testUsuário',
      'Nome antes: Bia · Nome agora: Ana',
    ]);
  });

  test('shows an act, a kind or somebody that it has no words for as the host named it', async () => {
    await open('', {
      listAudit: () =>
        page([
          entry({
            ato: 'moon.landed',
            ator: { id: 'cli', nome: null, email: null },
            objeto: { tipo: 'moon', id: null, nome: null, email: null },
            detalhes: { items: [{ nome: 'crater', valor: 'sim' }], rejected: [] },
          }),
          entry({ id: 'e-8', ator: { id: 'gone-1', nome: null, email: null } }),
        ]),
    });
    expect(cells()[0]?.slice(1)).toEqual([
      'Comando no servidor',
      'moon.landed',
      'moon',
      'crater: sim',
    ]);
    expect(cells()[1]?.[1]).toBe('gone-1');
  });

  test('is filtered by what the address says, and writes what is chosen there', async () => {
    const { asked, search } = await open('?pessoa=ana&de=2026-05-01&ate=2026-02-30&ato=x%00');
    expect(asked()).toEqual([{ pessoa: 'ana', de: '2026-05-01' }]);
    const set = (label: string, value: string) =>
      happens(() => {
        const field = screen.getByLabelText(label);
        fireEvent.change(field, { target: { value } });
        fireEvent.blur(field);
      });
    expect(screen.getByLabelText('Quem')).toHaveDisplayValue('Ana');
    await set('Ato', 'coupon.cookiesRead');
    await set('Tipo de objeto', 'coupon');
    await set('ID do objeto', ' k-1 ');
    await set('Até', '2026-05-31');
    expect(Object.fromEntries(new URLSearchParams(search()))).toEqual({
      pessoa: 'ana',
      ato: 'coupon.cookiesRead',
      tipo: 'coupon',
      objeto: 'k-1',
      de: '2026-05-01',
      ate: '2026-05-31',
    });
    expect(asked().at(-1)).toEqual(Object.fromEntries(new URLSearchParams(search())));
    await click('Limpar filtros');
    expect(search()).toBe('');
    expect(screen.getByLabelText('Quem')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Limpar filtros' })).toBeNull();
  });

  test('is narrowed to one object by a press on it: the custody of one account', async () => {
    const { search } = await open();
    await click('conta@cupom.test');
    expect(search()).toBe('?objeto=k-1');
    expect(screen.getByLabelText('ID do objeto')).toHaveValue('k-1');
  });

  test('loads older entries behind the last one, and says when they could not be read', async () => {
    const { asked, host } = await open('', { listAudit: () => page([entry()], true) });
    host.script({ listAudit: () => NO_ANSWER });
    await click('Carregar mais');
    expect(screen.getByText('Não foi possível carregar mais registros.')).toBeVisible();
    expect(cells()).toHaveLength(1);
    host.script({ listAudit: () => page([entry({ id: 'e-1' })]) });
    await click('Carregar mais');
    expect(asked().map(({ antes }) => antes)).toEqual([undefined, 'e-9', 'e-9']);
    expect(cells()).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Carregar mais' })).toBeNull();
  });

  test('says how many entries it shows, and as a total only when there are no older ones', async () => {
    const newer = Array.from({ length: 50 }, (_each, n) => entry({ id: `e-${String(100 - n)}` }));
    const { host } = await open('', { listAudit: () => page(newer, true) });
    expect(screen.getByText('50 mais recentes')).toBeVisible();
    expect(screen.queryByText('50 registros')).not.toBeInTheDocument();
    host.script({ listAudit: () => page([entry({ id: 'e-1' })]) });
    await click('Carregar mais');
    expect(screen.getByText('51 registros')).toBeVisible();
  });

  test.each([true, false])(
    'goes on with the first of the older entries once they are there (more to come: %s)',
    async (isMore) => {
      const { host } = await open('', { listAudit: () => page([entry()], true) });
      const older = [entry({ id: 'e-8', ato: 'user.edited' }), entry({ id: 'e-7' })];
      let answer: () => void = () => undefined;
      host.script({
        listAudit: () => new Promise((resolve) => (answer = () => resolve(page(older, isMore)))),
      });
      const button = screen.getByRole('button', { name: 'Carregar mais' });
      act(() => button.focus());
      await happens(() => fireEvent.click(button));
      expect(screen.getByRole('button', { name: 'Carregando…' })).toHaveFocus();
      await happens(answer);
      expect(screen.getByRole('row', { name: /Editou usuário/ })).toHaveFocus();
    },
  );

  test('leaves the focus where somebody took it while older entries were loading', async () => {
    const { host } = await open('', { listAudit: () => page([entry()], true) });
    host.script({ listAudit: () => page([entry({ id: 'e-8' })]) });
    const button = screen.getByRole('button', { name: 'Carregar mais' });
    act(() => button.focus());
    await happens(() => {
      fireEvent.click(button);
      screen.getByLabelText('Quem').focus();
    });
    expect(cells()).toHaveLength(2);
    expect(screen.getByLabelText('Quem')).toHaveFocus();
  });

  describe('is read again', () => {
    const newer = [entry({ id: 'e-10', ato: 'user.suspended' }), entry()];
    const change = {
      userId: 'ana',
      estado: 'suspenso',
      isAdmin: false,
      removida: false,
      chavePixMudou: false,
    } as const;
    const causes: Record<string, (session: Awaited<ReturnType<typeof open>>) => unknown> = {
      'by its button': () => fireEvent.click(screen.getByRole('button', { name: 'Atualizar' })),
      'when an account changed': ({ host }) => host.push('contaAtualizada', change),
      'when the person comes back to the page': ({ world }) => {
        world.page.show(false);
        world.page.show(true);
      },
    };

    test.each(Object.keys(causes))('%s', async (cause) => {
      const session = await open();
      session.host.script({ listAudit: () => page(newer) });
      await happens(() => void causes[cause]?.(session));
      expect(cells().map((row) => row[2])).toEqual(['Suspendeu usuário', 'Puxou cupom']);
    });

    test('when the person comes back to the screen', async () => {
      const { host, router } = await open();
      await happens(() => void router.navigate('/dashboard'));
      host.script({ listAudit: () => page(newer) });
      await happens(() => void router.navigate('/auditoria'));
      expect(await screen.findByRole('rowheader', { name: 'Suspendeu usuário' })).toBeVisible();
    });

    test('after an export, which is an entry too', async () => {
      const { host } = await open('', { exportAudit: () => ({ url: '/api/x.csv' }) });
      host.script({
        listAudit: () => page([entry({ id: 'e-10', ato: 'audit.exported' }), entry()]),
      });
      await click('Exportar CSV');
      expect(cells().map((row) => row[2])).toEqual(['Exportou auditoria', 'Puxou cupom']);
    });

    test('and says when that was, since not every act is told', async () => {
      await open();
      expect(screen.getByText(/^Lido em \d\d\/\d\d\/\d{4} \d\d:\d\d$/)).toBeVisible();
    });

    test('when the server is back, although the stream went on without a gap', async () => {
      const session = await open();
      session.host.script({ listAudit: () => new HostError(500) });
      await click('Atualizar');
      await happens(() => session.world.socket().drop());
      session.host.script({ listAudit: () => page(newer) });
      await happens(() => void connect(session, { resume: true }));
      expect(screen.queryByText('O que aparece pode não estar atualizado.')).toBeNull();
      expect(cells().map((row) => row[2])).toEqual(['Suspendeu usuário', 'Puxou cupom']);
    });

    test('and says that it may be out of date when that failed', async () => {
      const { host } = await open();
      host.script({ listAudit: () => new HostError(500) });
      await click('Atualizar');
      expect(screen.getByText('O que aparece pode não estar atualizado.')).toBeVisible();
      expect(cells()).toHaveLength(1);
    });
  });

  test('shows skeletons while it loads, and a sentence when there is nothing', async () => {
    const { host, router } = await open('', { listAudit: () => new Promise(() => undefined) });
    expect(screen.getByRole('status', { name: 'Carregando auditoria…' })).toBeVisible();
    host.script({ listAudit: () => page([]) });
    await happens(() => void router.navigate('/auditoria?pessoa=ana'));
    expect(await screen.findByText('Nenhum registro encontrado')).toBeVisible();
    expect(screen.getByText('Mude ou limpe os filtros para ver outros registros.')).toBeVisible();
  });

  test.each([
    [new HostError(404), 'Não foi possível carregar a auditoria.'],
    [new HostError(500), 'Não foi possível carregar a auditoria.'],
    [new HostError(403), 'Acesso negado. Apenas administradores.'],
  ])('that cannot be read says so, and is read when asked again (%#)', async (fault, text) => {
    const { host } = await open('', { listAudit: () => fault });
    expect(within(screen.getByRole('alert')).getByText(text)).toBeVisible();
    host.script({ listAudit: () => page([entry()]) });
    await click('Tentar novamente');
    expect(cells()).toHaveLength(1);
  });
});

describe('Exportar CSV', () => {
  test('downloads the entries of the filter', async () => {
    const { host, world } = await open('?ato=coupon.pulled', {
      exportAudit: () => ({ url: '/api/admin/auditoria/exportacoes/t' }),
    });
    await click('Exportar CSV');
    expect(host.asked('exportAudit')[0]?.body).toEqual({ ato: 'coupon.pulled' });
    expect(world.deeds.downloads).toHaveLength(1);
  });

  test('that fails says so', async () => {
    const { said } = await open('', { exportAudit: () => NO_ANSWER });
    await click('Exportar CSV');
    expect(said()).toEqual(['Erro ao exportar auditoria. Tente novamente.']);
  });
});
