import { qrShown } from '@/console/entities/attention/attentionSlice';
import { browserOnlineChanged } from '@/console/entities/connection/connectionSlice';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { HostFeatures } from '@/contract/features';
import { buildUser } from '@/testing/builders/user';
import { openLiveConsole } from '@/testing/consoleSession';
import { expectAccessible } from '@/testing/expectAccessible';
import { happens } from '@/testing/happens';
import { renderWithStore } from '@/testing/renderWithStore';
import { createScriptedHost, HostError, NO_ANSWER } from '@/testing/scriptedHost';
import { ConnectionBar } from './ConnectionBar';
import { TopBar } from './TopBar';

const agent = buildUser({
  id: 'ana',
  nome: 'Ana',
  online: true,
  encaminharMensagens: false,
  ganhos: null,
});

async function openBar(user = agent, features: Partial<HostFeatures> = {}) {
  const session = await openLiveConsole({ user, host: createScriptedHost({ features }) });
  const onFind = jest.fn();
  const onLogout = jest.fn();
  const { container, unmount } = renderWithStore(
    <>
      <ConnectionBar />
      <TopBar onBack={null} onFind={onFind} onLogout={onLogout} />
      <main>Conversas</main>
    </>,
    session.world,
    session.store,
  );
  const keys = userEvent.setup();
  const texts = () => session.world.deeds.notices.map(({ text }) => text);
  return { ...session, container, keys, onFind, onLogout, texts, unmount };
}

const forwarding = () => screen.getByRole('switch', { name: 'Encaminhar mensagens' });
const button = (name: string) => screen.getByRole('button', { name });

test('beside the avatar stands in words whether the agent is online', async () => {
  const { host } = await openBar();
  expect(screen.getByText('Online')).toBeVisible();
  const off = { agenteId: 'ana', online: false, motivo: 'manual' };
  await happens(() => host.push('agente_status_mudou', off));
  expect(screen.getByText('Offline')).toBeVisible();
});

test.each([
  [true, ['Painel Admin', 'Dashboard de Pedidos', 'Auditoria']],
  [false, ['Painel Admin', 'Dashboard de Pedidos']],
])(
  'the menu leads an administrator to their screens, to the audit where there is one: %s',
  async (auditoria, screens) => {
    const { keys } = await openBar(buildUser({ id: 'chefe', isAdmin: true }), { auditoria });
    await keys.click(button('Menu do usuário'));
    const items = await screen.findAllByRole('menuitem', { name: /Painel|Dashboard|Auditoria/ });
    expect(items.map(({ textContent }) => textContent)).toEqual(screens);
  },
);

describe('the forwarding switch', () => {
  test('explains what it does', async () => {
    await openBar();
    expect(forwarding()).toHaveAttribute(
      'aria-description',
      'Ligado, o que seus clientes escrevem chega também ao seu WhatsApp',
    );
  });

  test('shows the clicked value at once, ignores a second click meanwhile, and calls with the own id', async () => {
    const { host, keys } = await openBar();
    let answer = () => {};
    host.script({
      setForwarding: () =>
        new Promise((resolve) => {
          answer = () => resolve({ success: true, encaminharMensagens: true });
        }),
    });
    await keys.click(forwarding());
    await happens();
    expect(forwarding()).toBeChecked();
    expect(forwarding()).toHaveAttribute('aria-busy', 'true');
    await keys.click(forwarding());
    expect(host.asked('setForwarding').map(({ body }) => body)).toEqual([
      { userId: 'ana', encaminharMensagens: true },
    ]);
    await happens(() => answer());
    expect(forwarding()).toBeChecked();
    expect(forwarding()).toHaveAttribute('aria-busy', 'false');
  });

  test("says 'Erro ao atualizar encaminhamento' when it fails, and returns to the real value", async () => {
    const { host, keys, texts } = await openBar();
    host.script({ setForwarding: () => new HostError(500, { message: 'banco fora do ar' }) });
    await keys.click(forwarding());
    await happens(() => undefined);
    expect(texts()).toEqual(['Erro ao atualizar encaminhamento']);
    expect(forwarding()).not.toBeChecked();
  });

  test('reads the real value when no response came: the host may have changed it', async () => {
    const { host, keys, texts } = await openBar();
    host.script({
      setForwarding: () => NO_ANSWER,
      getProfile: () => ({
        user: { ...agent, encaminharMensagens: true },
        message: null,
        contasPendentes: null,
      }),
    });
    await keys.click(forwarding());
    await happens(() => undefined);
    expect(texts()).toEqual(['Erro ao atualizar encaminhamento']);
    expect(forwarding()).toBeChecked();
  });
});

describe('the online toggle', () => {
  test("turns, and says 'Erro ao atualizar status' when it fails", async () => {
    const { host, keys, texts, world } = await openBar();
    host.script({ setOnline: () => ({ success: true, online: false }) });
    await keys.click(button('Ficar offline'));
    await happens(() => undefined);
    expect(button('Ficar online')).toBeVisible();
    await happens(() => world.clock.advance(500));
    host.script({ setOnline: () => new HostError(503) });
    await keys.click(button('Ficar online'));
    await happens(() => undefined);
    expect(texts()).toEqual(['Erro ao atualizar status']);
    expect(button('Ficar online')).toBeVisible();
  });

  test('turns once for a double click, and again for a later press', async () => {
    const { host, keys, world } = await openBar();
    host.script({
      setOnline: ({ body }) => ({ success: true, online: (body as { online: boolean }).online }),
    });
    const asked = () => host.asked('setOnline').map(({ body }) => body);
    await keys.click(button('Ficar offline'));
    await happens(() => undefined);
    // The second press comes after the first call has ended.
    await keys.click(button('Ficar online'));
    expect(asked()).toEqual([{ online: false }]);
    await happens(() => world.clock.advance(500));
    await keys.click(button('Ficar online'));
    await happens(() => undefined);
    expect(asked()).toEqual([{ online: false }, { online: true }]);
    expect(button('Ficar offline')).toBeVisible();
  });

  test('fails as well when the host answers without success', async () => {
    const { host, keys, texts } = await openBar();
    host.script({ setOnline: () => ({ success: false, online: true }) });
    await keys.click(button('Ficar offline'));
    await happens(() => undefined);
    expect(texts()).toEqual(['Erro ao atualizar status']);
    expect(button('Ficar offline')).toBeVisible();
  });

  test('follows agente_status_mudou of the own id', async () => {
    const { host } = await openBar();
    const says = (agenteId: string, online: boolean) =>
      happens(() => host.push('agente_status_mudou', { agenteId, online, motivo: 'manual' }));
    await says('bruno', false);
    expect(button('Ficar offline')).toBeVisible();
    await says('ana', false);
    expect(button('Ficar online')).toBeVisible();
  });
});

describe('earnings', () => {
  test('follow ganhos_atualizados', async () => {
    const { host } = await openBar();
    await happens(() =>
      host.push('ganhos_atualizados', {
        agenteId: 'ana',
        ganhos: { pendente: 123_456, recebido: 990, total: 124_446 },
      }),
    );
    expect(screen.getByText('Pendente').nextSibling).toHaveTextContent('R$ 1.234,56');
    expect(screen.getByText('Recebido').nextSibling).toHaveTextContent('R$ 9,90');
  });

  test('are shown to agents only, as the toggles are', async () => {
    await openBar(buildUser({ id: 'chefe', isAdmin: true }));
    expect(screen.queryByText('Pendente')).not.toBeInTheDocument();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Ficar/ })).not.toBeInTheDocument();
    expect(button('Silenciar sons')).toBeVisible();
  });
});

describe('sounds', () => {
  test("are muted and back, and notificationsMuted holds 'true' or 'false'", async () => {
    const { keys, world } = await openBar();
    await keys.click(button('Silenciar sons'));
    expect(world.browser.data.get('notificationsMuted')).toBe('true');
    await keys.click(button('Ativar sons'));
    expect(world.browser.data.get('notificationsMuted')).toBe('false');
  });

  const openDialog = async (keys: ReturnType<typeof userEvent.setup>) => {
    await keys.click(button('Menu do usuário'));
    await keys.click(await screen.findByRole('menuitem', { name: 'Sons' }));
    return within(await screen.findByRole('dialog', { name: 'Sons' }));
  };

  test('are as loud as chosen in the dialog, which plays one', async () => {
    const { keys, world } = await openBar();
    const dialog = await openDialog(keys);
    const slider = dialog.getByRole('slider', { name: 'Volume' });
    expect(slider).toHaveValue('100');
    act(() => slider.focus());
    await keys.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(world.browser.data.get('soundVolume')).toBe('90');
    await happens(() => world.clock.advance(2_000));
    const before = world.deeds.sounds.length;
    await keys.click(dialog.getByRole('button', { name: 'Ouvir o som da oferta' }));
    expect(world.deeds.sounds.slice(before)).toEqual(['offer']);
    await keys.click(dialog.getByRole('switch', { name: 'Sons ligados' }));
    expect(world.browser.data.get('notificationsMuted')).toBe('true');
    expect(slider).toBeDisabled();
  });

  test('of offers are repeated if an agent chooses so; an administrator gets no offers', async () => {
    const { keys, world, unmount } = await openBar();
    const dialog = await openDialog(keys);
    await keys.click(dialog.getByRole('switch', { name: 'Repetir o som da oferta até eu ver' }));
    expect(world.browser.data.get('offerSoundRepeats')).toBe('true');
    unmount();
    const { keys: others } = await openBar(buildUser({ id: 'chefe', isAdmin: true }));
    const administrator = await openDialog(others);
    expect(administrator.queryByRole('switch', { name: /^Repetir/ })).not.toBeInTheDocument();
  });
});

describe('notices on the desktop', () => {
  const item = async (keys: ReturnType<typeof userEvent.setup>) => {
    await keys.click(button('Menu do usuário'));
    return screen.findByRole('menuitemcheckbox', { name: /^Notificações na área de trabalho/ });
  };

  test('are requested only by a click', async () => {
    const { keys, world } = await openBar();
    const off = await item(keys);
    expect(off).toHaveTextContent('Desativadas');
    expect(off).toHaveAttribute('aria-checked', 'false');
    expect(world.deeds.questions).toEqual([]);
    await keys.click(off);
    expect(world.deeds.questions).toEqual(['desktop']);
    const on = await item(keys);
    expect(on).toHaveTextContent('Ativadas');
    expect(on).toHaveAttribute('aria-checked', 'true');
    await keys.click(on);
    expect(await item(keys)).toHaveTextContent('Desativadas');
    expect(world.deeds.questions).toEqual(['desktop']);
  });

  test('say where to allow them when the browser forbids them', async () => {
    const { keys, texts, world } = await openBar();
    world.answers.desktop = 'denied';
    await keys.click(await item(keys));
    expect(texts()).toEqual([
      'O navegador bloqueia as notificações deste site. Permita-as nas configurações do navegador.',
    ]);
    expect(await item(keys)).toHaveTextContent('Bloqueadas pelo navegador');
  });

  test('are not offered where the browser does not support them', async () => {
    const { keys, world } = await openBar();
    world.allows.desktop = 'unsupported';
    await keys.click(button('Menu do usuário'));
    expect(await screen.findByRole('menuitem', { name: 'Sair' })).toBeVisible();
    expect(screen.queryByRole('menuitemcheckbox')).not.toBeInTheDocument();
  });
});

describe('the user menu', () => {
  test('opens the palette', async () => {
    const { keys, onFind } = await openBar();
    await keys.click(button('Menu do usuário'));
    await keys.click(await screen.findByRole('menuitem', { name: 'Busca e comandos' }));
    expect(onFind).toHaveBeenCalledTimes(1);
  });

  test('switches theme and language, and leaves', async () => {
    const { container, keys, onLogout, store } = await openBar();
    await keys.click(button('Menu do usuário'));
    await expectAccessible(container);
    await keys.click(await screen.findByRole('menuitem', { name: 'Modo claro' }));
    expect(store.getState().preferences.theme).toBe('light');
    await keys.click(button('Menu do usuário'));
    await keys.click(await screen.findByRole('menuitemradio', { name: 'English' }));
    await keys.click(await screen.findByRole('button', { name: 'User menu' }));
    await keys.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    expect(onLogout).toHaveBeenCalledTimes(1);
  });
});

describe('the connection strip', () => {
  test("shows the messaging app's state, also while it is unknown", async () => {
    const { host } = await openBar();
    expect(screen.getByText('WhatsApp conectado')).toBeInTheDocument();
    await happens(() => host.push('status', { connected: false, qr: null }));
    expect(button('WhatsApp desconectado Mostrar QR code')).toBeVisible();
    await happens(() => host.push('ready', {}));
    expect(screen.queryByRole('button', { name: /WhatsApp desconectado/ })).toBeNull();
  });

  test('claims nothing while nobody could say that it is lost', async () => {
    const { store } = await openBar();
    const told = (words: string) => screen.queryByText(words);
    await happens(() => store.dispatch(browserOnlineChanged({ online: false })));
    expect(told('WhatsApp conectado')).toBeNull();
    expect(told('Verificando o WhatsApp…')).toBeInTheDocument();
    await happens(() => store.dispatch(browserOnlineChanged({ online: true })));
    expect(told('WhatsApp conectado')).toBeInTheDocument();
  });

  test('shows the QR code to who asked for it in the chat; once connected it does not come back', async () => {
    const { host, store } = await openBar();
    await happens(() => host.push('status', { connected: false, qr: 'abc' }));
    await happens(() => store.dispatch(qrShown({ shown: true })));
    await screen.findByRole('dialog', { name: 'Conectar WhatsApp' });
    await happens(() => host.push('ready', {}));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await happens(() => host.push('status', { connected: false, qr: 'def' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('opens the QR modal: five steps, a spinner, the code that comes, and its end on ready', async () => {
    const { host, keys } = await openBar();
    await happens(() => host.push('status', { connected: false, qr: null }));
    host.script({ getStatus: () => ({ connected: false, qr: null }) });
    const asked = host.asked('getStatus').length;
    await keys.click(button('WhatsApp desconectado Mostrar QR code'));
    const modal = await screen.findByRole('dialog', { name: 'Conectar WhatsApp' });
    expect(host.asked('getStatus')).toHaveLength(asked + 1);
    expect(
      within(modal)
        .getAllByRole('listitem')
        .map((step) => step.textContent),
    ).toEqual([
      'Abra o WhatsApp no seu celular',
      'Toque em Mais opções ou Configurações',
      'Toque em Aparelhos conectados',
      'Toque em Conectar um aparelho',
      'Aponte o celular para esta tela',
    ]);
    expect(within(modal).getByText('Gerando QR Code...')).toBeVisible();
    await happens(() => host.push('qrCode', { qr: '2@codigo' }));
    expect(within(modal).getByRole('img', { name: /QR Code/ })).toBeVisible();
    expect(within(modal).queryByText('Gerando QR Code...')).not.toBeInTheDocument();
    await happens(() => host.push('ready', {}));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
  });
});
