import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { User } from '@/contract/entities/user';
import { AdminPanel } from '@/console/features/adminPanel/AdminPanel';
import { FocusKeeper } from '@/console/ui/FocusKeeper';
import { buildAdmin, buildGanhos, buildUser } from './builders/user';
import { openLiveConsole } from './consoleSession';
import { happens } from './happens';
import { renderWithStore } from './renderWithStore';
import type { Scripts } from './scriptedHost';

export const chefe = buildAdmin({ id: 'chefe', nome: 'Chefe' });
export const ana = buildUser({
  id: 'ana',
  nome: 'Ana Conceição',
  email: 'ana@example.test',
  telefone: '11987654321',
  ganhos: buildGanhos({ pendente: 350, recebido: 123_456 }),
});
export const bruno = buildUser({
  id: 'bruno',
  nome: 'Bruno',
  telefone: '21911112222',
  online: true,
});

const SPACES = /[\u00a0\u202f]/g;

/** Opens the admin panel as an administrator, on a host that has these users. */
export async function openAdminPanel(users: User[] = [ana, bruno, chefe], scripts: Scripts = {}) {
  const session = await openLiveConsole({ user: chefe });
  session.host.script({
    listUsers: () => ({ items: users, rejected: [] }),
    getAgentEarnings: () => buildGanhos({ pendente: 700, recebido: 0 }),
    ...scripts,
  });
  const keys = userEvent.setup();
  // Its frame keeps the focus, on this screen as on every other.
  const panel = (
    <main>
      <FocusKeeper />
      <AdminPanel />
    </main>
  );
  const view = renderWithStore(panel, session.world, session.store);
  await happens();
  const said = () => session.world.deeds.notices.map(({ text }) => text.replace(SPACES, ' '));
  const card = (name: string) => screen.getByRole('article', { name });
  const textOf = (name: string) => card(name).textContent.replace(SPACES, ' ');
  return { ...session, ...view, keys, said, card, textOf };
}

/** The names of the people whose cards are shown, in their order. */
export const cards = () =>
  screen.queryAllByRole('article').map((card) => card.getAttribute('aria-label'));
