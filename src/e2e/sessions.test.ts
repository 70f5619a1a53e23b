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
