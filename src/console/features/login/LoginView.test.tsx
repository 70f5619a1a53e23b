import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ptBR } from '@/console/text/ptBR';
import { expectAccessible } from '@/testing/expectAccessible';
import { renderView } from '@/testing/renderView';
import { LoginView } from './LoginView';

interface FormProps {
  busy?: boolean;
  onSubmit?: (email: string, senha: string) => void;
}

function Form({ busy = false, onSubmit = jest.fn() }: FormProps) {
  const [email, setEmail] = useState('');
  return (
    <LoginView
      product={ptBR.app.name}
      text={ptBR.login}
      email={email}
      onEmail={setEmail}
      faults={{}}
      onType={() => undefined}
      busy={busy}
      onSubmit={onSubmit}
    />
  );
}

const show = (busy = false) => {
  const onSubmit = jest.fn();
  return { ...renderView(<Form busy={busy} onSubmit={onSubmit} />), onSubmit };
};

describe('the login form', () => {
  test('submits the typed values by keyboard alone', async () => {
    const user = userEvent.setup();
    const { onSubmit } = show();
    expect(screen.getByText('Balcão')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveFocus();
    await user.keyboard('ana@balcao.local');
    await user.tab();
    await user.keyboard('segredo{Enter}');
    expect(onSubmit).toHaveBeenCalledWith('ana@balcao.local', 'segredo');
  });

  test('shows the password when asked, and hides it again', async () => {
    const user = userEvent.setup();
    show();
    const field = screen.getByLabelText('Senha');
    await user.click(screen.getByRole('button', { name: 'Mostrar senha' }));
    expect(field).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Ocultar senha' }));
    expect(field).toHaveAttribute('type', 'password');
  });

  test('is disabled while a request is in flight, and says so', () => {
    show(true);
    expect(screen.getByRole('button', { name: 'Entrando...' })).toBeDisabled();
    expect(screen.getByLabelText('Email')).toBeDisabled();
    expect(screen.getByLabelText('Senha')).toBeDisabled();
  });

  test.each([['Senha'], ['Email']])(
    'that was sent by Enter in ‘%s’ and refused has the focus there again',
    async (label) => {
      const user = userEvent.setup();
      const { rerender } = show();
      await user.type(screen.getByLabelText(label), 'segredo{Enter}');
      rerender(<Form busy />);
      // A browser blurs a field when it is disabled; jsdom does not.
      screen.getByLabelText(label).blur();
      rerender(<Form />);
      expect(screen.getByLabelText(label)).toHaveFocus();
    },
  );

  test('has nothing that axe objects to', async () => {
    const { container } = show();
    await expectAccessible(container);
  });
});
