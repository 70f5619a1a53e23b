import type { Page } from 'playwright-core';
import { DEMO_PASSWORD } from '../backend';
import { button, type Screen } from './screen';

async function showRegistration(page: Page): Promise<void> {
  await page.goto('/login');
  await button(page, 'Cadastre-se').click();
  await page.getByRole('heading', { name: 'Criar Conta' }).waitFor();
}

async function showProfile(page: Page): Promise<void> {
  await page.goto('/perfil');
  await page.getByLabel('Nome Completo').waitFor();
  await page.getByText('Esta sessão').waitFor();
  await page.getByText('Em dia', { exact: true }).waitFor({ state: 'attached' });
}

/** The host is asked nothing, so that it does not ask who is there. */
async function beginSecondFactor(page: Page): Promise<void> {
  const segredo = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
  const uri = `otpauth://totp/Balc%C3%A3o:bruno@balcao.local?secret=${segredo}`;
  await page.route('**/api/auth/segundo-fator', (route) =>
    route.fulfill({ json: { segredo, uri } }),
  );
  await showProfile(page);
  await button(page, 'Ativar verificação').click();
}

async function showPanel(page: Page): Promise<void> {
  await page.goto('/admin');
  await page.getByRole('article').nth(3).waitFor();
  await page.getByText('Em dia', { exact: true }).waitFor({ state: 'attached' });
}

/** The registration, profile, admin panel and audit screens. */
export const ACCOUNT_SCREENS: readonly Screen[] = [
  { name: 'register form', rare: true, who: 'nobody', show: showRegistration },
  {
    name: 'register form with a fault and a weak password',
    who: 'nobody',
    show: async (page) => {
      await showRegistration(page);
      await page.getByLabel('Senha', { exact: true }).fill('balcao123');
      await button(page, 'Criar Conta').click();
      await page.getByText('Preencha todos os campos obrigatórios!').hover();
      await page.getByText('Esta senha é das mais usadas e fácil de adivinhar.').waitFor();
    },
  },
  {
    name: 'login that asks for a code',
    who: 'nobody',
    show: async (page) => {
      await page.route('**/api/auth/login', (route) =>
        route.fulfill({ json: { desafio: 'desafio', message: '' } }),
      );
      await page.goto('/login');
      await page.getByLabel('Email').fill('bruno@balcao.local');
      await page.getByLabel('Senha', { exact: true }).fill(DEMO_PASSWORD);
      await button(page, 'Entrar').click();
      await page.getByLabel('Código de 6 dígitos').waitFor();
    },
    leave: (page) => page.unroute('**/api/auth/login'),
  },
  { name: 'profile', rare: true, who: 'bruno', show: showProfile },
  {
    name: 'second factor that is being turned on',
    who: 'bruno',
    show: async (page) => {
      await beginSecondFactor(page);
      await page.getByRole('img', { name: 'QR code para o aplicativo autenticador' }).waitFor();
    },
    leave: (page) => page.unroute('**/api/auth/segundo-fator'),
  },
  {
    name: 'recovery codes',
    who: 'bruno',
    show: async (page) => {
      const codigos = Array.from({ length: 10 }, (_each, n) => `k3v9-0r2m-7xqa-h5t${n}`);
      await page.route('**/segundo-fator/ativar', (route) => route.fulfill({ json: { codigos } }));
      await beginSecondFactor(page);
      await page.getByLabel('Código de 6 dígitos').fill('123456');
      await button(page, 'Confirmar código').click();
      await button(page, 'Guardei os códigos').waitFor();
    },
    // Codes that nobody kept would ask before the next screen can be opened.
    leave: async (page) => {
      await button(page, 'Guardei os códigos').click();
      await page.unroute('**/api/auth/segundo-fator');
      await page.unroute('**/segundo-fator/ativar');
    },
  },
  {
    name: 'profile with a fault',
    who: 'bruno',
    show: async (page) => {
      await showProfile(page);
      await page.getByLabel('Nova senha', { exact: true }).fill('12345');
      await button(page, 'Salvar alterações').click();
      await page.getByText('Preencha a senha atual e a nova senha!').hover();
    },
    // Unsaved input would ask before the next screen can be opened.
    leave: (page) => page.getByLabel('Nova senha', { exact: true }).fill(''),
  },
  {
    name: 'admin panel',
    who: 'admin',
    show: async (page) => {
      await page.route('**/api/admin/users', async (route) => {
        const response = await route.fetch();
        const users = (await response.json()) as object[];
        await route.fulfill({ response, json: users.map((u) => ({ ...u, segundoFator: true })) });
      });
      await showPanel(page);
      await page.getByText('Duas etapas').nth(3).waitFor();
    },
    leave: (page) => page.unroute('**/api/admin/users'),
  },
  {
    name: 'users that cannot be read',
    rare: true,
    who: 'admin',
    show: async (page) => {
      await page.route('**/api/admin/users', (route) => route.abort());
      await page.goto('/admin');
      await page.getByText('Erro ao carregar lista de usuários').waitFor();
    },
    leave: (page) => page.unroute('**/api/admin/users'),
  },
  {
    name: 'edit of a user',
    who: 'admin',
    show: async (page) => {
      await showPanel(page);
      await page.getByRole('button', { name: 'Editar perfil de Bruno' }).click();
      await page.getByRole('dialog', { name: 'Editar perfil' }).waitFor();
    },
  },
  {
    name: 'what can be done with an account',
    who: 'admin',
    show: async (page) => {
      await showPanel(page);
      await button(page, 'Ações da conta de Bruno Balconista (demo)').click();
      await page.getByRole('menuitem', { name: 'Suspender' }).waitFor();
    },
  },
  {
    name: 'what a suspension does',
    who: 'admin',
    show: async (page) => {
      await showPanel(page);
      await button(page, 'Ações da conta de Bruno Balconista (demo)').click();
      await page.getByRole('menuitem', { name: 'Suspender' }).click();
      await page.getByRole('dialog', { name: /^Suspender Bruno/ }).waitFor();
    },
  },
  {
    name: 'the wipe that asks once more',
    who: 'admin',
    show: async (page) => {
      await showPanel(page);
      await button(page, 'Limpar dados').click();
      await page.getByLabel('Digite LIMPAR para confirmar').fill('LIMPAR');
    },
  },
  {
    name: 'the question who is there',
    who: 'admin',
    show: async (page) => {
      await showPanel(page);
      await button(page, 'Ações da conta de Bruno Balconista (demo)').click();
      await page.getByRole('menuitem', { name: 'Tornar administrador' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Tornar administrador' }).click();
      const dialog = page.getByRole('dialog', { name: 'Confirme que é você' });
      await dialog.getByLabel('Sua senha').fill('errada');
      await dialog.getByRole('button', { name: 'Confirmar' }).click();
      await dialog.getByText('Senha incorreta.').waitFor();
    },
  },
  {
    name: 'audit, filtered',
    who: 'admin',
    show: async (page) => {
      await page.goto('/auditoria?ato=coupon.pulled');
      await page
        .getByText(/Puxou cupom/)
        .nth(1)
        .waitFor();
      await page.getByText('Em dia', { exact: true }).waitFor({ state: 'attached' });
    },
  },
  {
    name: 'audit that finds nothing',
    rare: true,
    who: 'admin',
    show: async (page) => {
      await page.goto('/auditoria?objeto=nada');
      await page.getByText('Nenhum registro encontrado').waitFor();
    },
  },
  {
    name: 'audit that cannot be read',
    rare: true,
    who: 'admin',
    show: async (page) => {
      await page.route('**/api/admin/auditoria*', (route) => route.abort());
      await page.goto('/auditoria');
      await page.getByText('Não foi possível carregar a auditoria.').waitFor();
    },
    leave: (page) => page.unroute('**/api/admin/auditoria*'),
  },
];
