import { DEMO_PASSWORD } from './support/backend';
import { openPerson, signIn } from './support/browser';
import { journey } from './support/journey';

const stage = journey();

async function openBruno() {
  const person = await openPerson(stage.browser, stage.backend.url);
  await signIn(person.page, 'bruno@balcao.local', DEMO_PASSWORD);
  await person.page.getByText('Em dia', { exact: true }).waitFor({ state: 'attached' });
  return person;
}

test('who ends a session in one browser signs out the other at once, with its text', async () => {
  const elsewhere = await openBruno();
  const here = await openBruno();
  await here.page.goto('/perfil');
  const section = here.page.getByRole('region', { name: 'Sessões' });
  await section.getByText('Esta sessão').waitFor();
  const rows = section.getByRole('listitem');
  expect(await rows.count()).toBe(2);
  expect(await rows.filter({ hasText: 'Esta sessão' }).textContent()).toMatch(
    /^Chrome, Linux127\.0\.0\.1 · Esta sessão$/,
  );

  await rows.filter({ hasNotText: 'Esta sessão' }).getByRole('button').click();
  await here.page.getByText('Sessão encerrada', { exact: true }).waitFor();
  await elsewhere.page.getByText('Erro de autenticação. Faça login novamente.').waitFor();
  await elsewhere.page.getByRole('heading', { name: 'Bem-vindo!' }).waitFor();
  await rows.nth(1).waitFor({ state: 'detached' });
  expect(await rows.count()).toBe(1);
  expect([...here.faults, ...elsewhere.faults]).toEqual([]);
  await here.context.close();
  await elsewhere.context.close();
});

test("'Sair' ends the token on the server, and the other tab leaves without an error", async () => {
  const { context, page, faults } = await openBruno();
  const second = await context.newPage();
  await second.goto('/dashboard');
  await second.getByText('Em dia', { exact: true }).waitFor({ state: 'attached' });
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const isTold = page.waitForResponse('**/api/auth/sair');
  await page.getByRole('button', { name: 'Menu do usuário', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  expect((await isTold).status()).toBe(200);
  const answer = await fetch(`${stage.backend.url}/api/auth/perfil`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(401);
  await second.getByRole('heading', { name: 'Bem-vindo!' }).waitFor();
  expect(await second.getByText('Erro de autenticação').count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

test('a browser that signed in lately is not kept out by wrong passwords from its own address', async () => {
  const { context, page, faults } = await openBruno();
  await page.getByRole('button', { name: 'Menu do usuário', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await page.getByRole('heading', { name: 'Bem-vindo!' }).waitFor();
  // What makes it known is for the login alone: no script can read it.
  expect(await page.evaluate(() => document.cookie)).toBe('');

  const guess = async () => {
    const answer = await fetch(`${stage.backend.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'bruno@balcao.local', senha: 'errada' }),
    });
    return answer.status;
  };
  for (let wrong = 0; wrong < 10; wrong += 1) expect(await guess()).toBe(401);
  expect(await guess()).toBe(429);
  const stranger = await openPerson(stage.browser, stage.backend.url);
  await stranger.page.goto('/login');
  await stranger.page.getByLabel('Email').fill('bruno@balcao.local');
  await stranger.page.getByLabel('Senha', { exact: true }).fill(DEMO_PASSWORD);
  await stranger.page.getByRole('button', { name: 'Entrar' }).click();
  await stranger.page.getByText(/^Muitas tentativas de login/).waitFor();

  await signIn(page, 'bruno@balcao.local', DEMO_PASSWORD);
  await page.getByText('Em dia', { exact: true }).waitFor({ state: 'attached' });
  expect([...faults, ...stranger.faults]).toEqual([]);
  await stranger.context.close();
  await context.close();
});
