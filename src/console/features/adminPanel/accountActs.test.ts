import { ACCOUNT_STATES } from '@/contract/entities/user';
import { buildAdmin, buildUser } from '@/testing/builders/user';
import { actsOn, asksFirst, pendingFirst } from './accountActs';

const agent = (estado: (typeof ACCOUNT_STATES)[number] | null) => buildUser({ estado });

describe('what an administrator can do with an account', () => {
  test.each([
    ['of a host without states', agent(null), []],
    ['that waits', agent('pendente'), ['refuse', 'approve']],
    ['of an agent', agent('ativo'), ['promote', 'endSessions', 'suspend']],
    ['of an administrator', buildAdmin({ estado: 'ativo' }), ['demote', 'endSessions', 'suspend']],
    ['that is suspended', agent('suspenso'), ['reactivate']],
  ])('%s', (_which, user, acts) => {
    expect(actsOn(user, false)).toEqual(acts);
    expect(actsOn(user, true)).toEqual([]);
  });

  test('asks first, unless it gives somebody what an agent has', () => {
    const acts = [buildAdmin, buildUser]
      .flatMap((build) => ACCOUNT_STATES.map((estado) => build({ estado })))
      .flatMap((user) => actsOn(user, false));
    const unasked = acts.filter((act) => !asksFirst(act));
    expect(new Set(unasked)).toEqual(new Set(['approve', 'reactivate']));
  });
});

test('those who wait stand first, and nobody else changes place', () => {
  const [ana, bia, caio, davi] = [
    agent('ativo'),
    agent('pendente'),
    agent('suspenso'),
    agent('pendente'),
  ];
  expect(pendingFirst([ana, bia, caio, davi])).toEqual([bia, davi, ana, caio]);
  expect(pendingFirst([ana, caio])).toEqual([ana, caio]);
});
