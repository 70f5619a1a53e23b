import { openAgentClient } from './support/agentClient';
import { axeFindings } from './support/axe';
import { backendOfItsOwn, journey } from './support/journey';
import { onlineSwitch } from './support/onlineSwitch';
import { emailOf, openReturning, openSignedIn } from './support/signedIn';

const stage = journey();

test('whoever goes online from the empty list is told what serving lacks, and each button mends its own', async () => {
  const { backend } = stage;
  const kept = { notificationsMuted: 'true' };
  const { context, page, faults } = await openReturning(stage, 'ana', {}, kept);
  await context.grantPermissions(['notifications'], { origin: backend.url });
  await page.goto('/dashboard');
  const list = page.getByRole('navigation', { name: 'Conversas' });
  await list.getByText('Você está offline. Fique online para receber clientes.').waitFor();
  await backend.sim('disconnect');
  await page.getByText('WhatsApp desconectado', { exact: true }).first().waitFor();
  await list.getByRole('button', { name: 'Ficar online', exact: true }).click();
  await onlineSwitch(page, 'Ficar offline').waitFor();
  await page.getByRole('banner').getByText('Online', { exact: true }).waitFor();

  const card = page.getByRole('region', { name: 'Pronto para atender?' });
  const lacking = (text: string) => card.getByRole('listitem').filter({ hasText: text });
  const button = (name: string) => card.getByRole('button', { name, exact: true });
  await card.waitFor();
  expect(await card.getByRole('listitem').count()).toBe(3);
  expect(await axeFindings(page)).toEqual([]);

  await button('Conectar WhatsApp').click();
  const modal = page.getByRole('dialog', { name: 'Conectar WhatsApp' });
  await modal.getByRole('img', { name: 'QR Code para conectar o WhatsApp' }).waitFor();
  await backend.sim('ready');
  await modal.waitFor({ state: 'detached' });
  await lacking('O WhatsApp está desconectado.').waitFor({ state: 'detached' });
  await button('Ligar sons').click();
  await lacking('Os sons estão desligados.').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Silenciar sons', exact: true }).waitFor();
  await button('Ativar notificações').click();
  await card.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => localStorage.getItem('desktopNotifications'))).toBe('true');

  await onlineSwitch(page, 'Ficar offline').click();
  await list.getByRole('button', { name: 'Ficar online', exact: true }).waitFor();
  await page.getByRole('banner').getByText('Offline', { exact: true }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

describe('an agent whom an offer took out of the queue', () => {
  // Long enough for the card to be drawn, and so seen, on any machine.
  const hasty = backendOfItsOwn({ env: { OFFER_TTL_MS: '15000' } });

  test('is told so by a bar that stays until they are back', async () => {
    const { backend } = hasty;
    const there = { backend, browser: stage.browser };
    const { context, page, faults } = await openSignedIn(there, 'ana');
    await page.goto('/dashboard');
    await page.getByText('Em dia', { exact: true }).waitFor({ state: 'attached' });
    await onlineSwitch(page, 'Ficar online').click();
    await onlineSwitch(page, 'Ficar offline').waitFor();
    await backend.sim('silence', { on: true });
    const { chatId } = await backend.sim('new-customer', { name: 'Hugo', temperament: 'silent' });
    await backend.sim('say', { chatId, text: '15' });
    const card = page.getByRole('article', { name: /Hugo/ });
    await card.waitFor();
    await card.waitFor({ state: 'detached' });

    const bar = page.getByRole('region', { name: 'Você saiu da fila: uma oferta expirou' });
    await bar.waitFor();
    await onlineSwitch(page, 'Ficar online').waitFor();
    // It is no toast: those go.
    await page.getByText('A oferta de Hugo expirou').waitFor({ state: 'detached' });
    expect(await axeFindings(page)).toEqual([]);

    // Another agent serves him, so that no offer takes this one out of the queue once more.
    const bruno = await openAgentClient(backend, emailOf('bruno'));
    const offered = bruno.nextOffer();
    await bruno.call('POST', '/api/agente/status', { online: true });
    const { ofertaId } = await offered;
    await bruno.call('POST', `/api/agente/aceitar-oferta/${encodeURIComponent(ofertaId)}`);
    await bar.getByRole('button', { name: 'Voltar a ficar online', exact: true }).click();
    await onlineSwitch(page, 'Ficar offline').waitFor();
    await bar.waitFor({ state: 'detached' });
    bruno.close();
    expect(faults).toEqual([]);
    await context.close();
  });
});
