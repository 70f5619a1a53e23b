import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentProps } from 'react';
import { ACCOUNT_WORDS } from '@/console/text/accountTexts';
import { ptBR } from '@/console/text/ptBR';
import { expectAccessible } from '@/testing/expectAccessible';
import { renderView } from '@/testing/renderView';
import { NOTHING_KEPT } from './registrationEntry';
import { RegistrationView } from './RegistrationView';

type Props = ComponentProps<typeof RegistrationView>;

function show(props: Partial<Props> = {}) {
  const onSubmit = jest.fn();
  const onLogin = jest.fn();
  const isPhoto = jest.fn(() => true);
  const onUnreadablePhoto = jest.fn();
  const Form = () => {
    const [email, setEmail] = useState('');
    const [kept, setKept] = useState(NOTHING_KEPT);
    return (
      <RegistrationView
        text={{ ...ptBR, ...ACCOUNT_WORDS['pt-BR'] }}
        email={email}
        onEmail={setEmail}
        kept={kept}
        onKept={(change) => setKept((before) => ({ ...before, ...change }))}
        onUnreadablePhoto={onUnreadablePhoto}
        busy={false}
        askedFor={null}
        photoFault={null}
        refusedPassword={null}
        isPhoto={isPhoto}
        onSubmit={onSubmit}
        onLogin={onLogin}
        {...props}
      />
    );
  };
  const view = renderView(<Form />);
  return { ...view, user: userEvent.setup(), onSubmit, onLogin, isPhoto, onUnreadablePhoto };
}

const png = new File(['x'], 'eu.png', { type: 'image/png' });

const letGo = jest.fn();

beforeEach(() => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = letGo.mockClear();
});

describe('the register form', () => {
  test('has the heading, the fields and the words (behaviour: register-form)', () => {
    show();
    expect(screen.getByRole('heading', { name: 'Criar Conta' })).toBeVisible();
    expect(screen.getByText('Preencha seus dados para começar')).toBeVisible();
    const labels = [
      'Nome Completo',
      'Email',
      'Telefone WhatsApp',
      'Chave PIX',
      'Senha',
      'Confirmar Senha',
    ];
    for (const label of labels) expect(screen.getByLabelText(label)).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
    expect(screen.getByLabelText('Chave PIX')).toHaveAccessibleDescription(
      'Pode ser e-mail, CPF, telefone ou chave aleatória',
    );
  });

  test('submits the typed values by keyboard alone', async () => {
    const { user, onSubmit } = show();
    expect(screen.getByLabelText('Nome Completo')).toHaveFocus();
    await user.keyboard('Rita Lima');
    await user.tab();
    await user.keyboard('rita@example.test');
    await user.tab();
    await user.keyboard('11987654321');
    await user.tab();
    await user.keyboard('chave-pix');
    await user.tab();
    await user.keyboard('segredo-1');
    await user.tab();
    await user.tab();
    await user.keyboard('segredo-1{Enter}');
    expect(onSubmit).toHaveBeenCalledWith({
      nome: 'Rita Lima',
      email: 'rita@example.test',
      telefone: '(11) 98765-4321',
      chavePix: 'chave-pix',
      senha: 'segredo-1',
      confirmarSenha: 'segredo-1',
      foto: null,
    });
  });

  test.each([
    ['11987654321', '(11) 98765-4321'],
    ['+55 (11) 98765-4321', '(11) 98765-4321'],
    ['119876543219999', '(11) 98765-4321'],
  ])('writes the mask of a phone: %s is %s', async (pasted, shown) => {
    const { user } = show();
    await user.click(screen.getByLabelText('Telefone WhatsApp'));
    await user.paste(pasted);
    expect(screen.getByLabelText('Telefone WhatsApp')).toHaveValue(shown);
  });

  test('shows each password when asked, and hides it again', async () => {
    const { user } = show();
    for (const [index, label] of ['Senha', 'Confirmar Senha'].entries()) {
      const show = screen.getAllByRole('button', { name: /^(Mostrar|Ocultar) senha$/ })[index];
      if (!show) throw new Error('no toggle');
      await user.click(show);
      expect(screen.getByLabelText(label)).toHaveAttribute('type', 'text');
      await user.click(show);
      expect(screen.getByLabelText(label)).toHaveAttribute('type', 'password');
    }
  });

  test('advises against a weak password, and accepts it all the same', async () => {
    const { user } = show();
    const password = screen.getByLabelText('Senha');
    await user.type(password, 'balcao123');
    expect(password).toHaveAccessibleDescription(/das mais usadas/);
    await user.clear(password);
    await user.type(password, 'zt7-q2');
    expect(password).toHaveAccessibleDescription(/8 caracteres/);
    await user.type(password, '-x9');
    expect(password).not.toHaveAccessibleDescription();
    expect(password).not.toBeInvalid();
  });

  test('shows the chosen photo, changes it, and revokes its object URL', async () => {
    const { user, container, isPhoto, onSubmit } = show();
    const input = container.querySelector('input[type="file"]');
    if (!(input instanceof HTMLInputElement)) throw new Error('no file input');
    expect(input).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp,image/gif,image/avif');
    expect(screen.getByRole('button', { name: 'Adicionar Foto' })).toBeVisible();
    await user.upload(input, png);
    expect(isPhoto).toHaveBeenCalledWith(png);
    expect(screen.getByRole('button', { name: 'Alterar Foto' })).toBeVisible();
    expect(container.querySelector('img')).toHaveAttribute('src', 'blob:preview');
    await user.click(screen.getByRole('button', { name: 'Criar Conta' }));
    expect(onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ foto: png }));
    await user.click(screen.getByRole('button', { name: 'Descartar foto escolhida' }));
    expect(letGo).toHaveBeenCalledWith('blob:preview');
    expect(screen.getByRole('button', { name: 'Adicionar Foto' })).toBeVisible();
  });

  test('reports a photo that cannot be shown as no photo', async () => {
    const { user, container, onUnreadablePhoto } = show();
    const input = container.querySelector('input[type="file"]');
    if (!(input instanceof HTMLInputElement)) throw new Error('no file input');
    await user.upload(input, png);
    const preview = container.querySelector('img');
    if (!preview) throw new Error('no preview');
    fireEvent.error(preview);
    expect(onUnreadablePhoto).toHaveBeenCalledTimes(1);
  });

  test('ignores a file that is not a photo', async () => {
    const { user, container, isPhoto } = show();
    isPhoto.mockReturnValue(false);
    const input = container.querySelector('input[type="file"]');
    if (!(input instanceof HTMLInputElement)) throw new Error('no file input');
    await user.upload(input, png);
    expect(screen.getByRole('button', { name: 'Adicionar Foto' })).toBeVisible();
  });

  test('marks the field that has to be corrected, until it is changed', async () => {
    const { user } = show({ askedFor: { field: 'chavePix' } });
    const field = screen.getByLabelText('Chave PIX');
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    await user.type(field, 'x');
    expect(field).toBeValid();
  });

  test('is disabled while a request is in flight, and says so', () => {
    show({ busy: true });
    expect(screen.getByRole('button', { name: 'Cadastrando...' })).toBeDisabled();
    const form = within(screen.getByRole('main'));
    for (const control of [...form.getAllByRole('textbox'), ...form.getAllByRole('button')]) {
      expect(control).toBeDisabled();
    }
  });

  test('has nothing that axe objects to', async () => {
    const { container } = show({ askedFor: { field: 'senha' } });
    await expectAccessible(container);
  });
});
