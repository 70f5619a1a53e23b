import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { buildAdmin, buildUser } from '@/testing/builders/user';
import { openConsole, person } from '@/testing/consoleSession';
import { renderWithStore } from '@/testing/renderWithStore';
import { useAuth } from './auth';

function Shown() {
  const { isAdmin, isAuthenticated, isLoading, user } = useAuth();
  return <output>{JSON.stringify({ isAdmin, isAuthenticated, isLoading, id: user?.id })}</output>;
}

const shown = () => JSON.parse(screen.getByRole('status').textContent) as object;

describe('useAuth', () => {
  test.each([
    [buildUser({ id: 'ana' }), false],
    [buildAdmin({ id: 'chefe' }), true],
  ])(
    'returns the signed-in person and whether they are an administrator, or that nobody is signed in (%#)',
    async (user, isAdmin) => {
      const session = await openConsole({ user });
      renderWithStore(<Shown />, session.world, session.store);
      expect(shown()).toEqual({ isAdmin, isAuthenticated: true, isLoading: false, id: user.id });
      act(() => {
        person.leaves(session);
      });
      expect(shown()).toEqual({ isAdmin: false, isAuthenticated: false, isLoading: false });
    },
  );

  test('is loading until it is known', () => {
    renderWithStore(<Shown />);
    expect(shown()).toEqual({ isAdmin: false, isAuthenticated: false, isLoading: true });
  });

  test('outside its provider throws, in Portuguese', () => {
    // React reports the uncaught error, which is expected here.
    const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Shown />)).toThrow('useAuth deve ser usado dentro de um AuthProvider');
    reported.mockRestore();
  });
});
