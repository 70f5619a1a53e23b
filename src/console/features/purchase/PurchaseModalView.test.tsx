import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toolTextsOf } from '@/console/text/toolTexts';
import { expectAccessible } from '@/testing/expectAccessible';
import { renderView } from '@/testing/renderView';
import { PurchaseModalView } from './PurchaseModalView';

function show(linkedEmail: string) {
  const onSubmit = jest.fn();
  const onClose = jest.fn();
  renderView(
    <PurchaseModalView
      text={toolTextsOf('pt-BR')}
      accounts={[{ email: 'a@cupom.test', label: 'a@cupom.test · R$ 20,00', isUsed: false }]}
      accountsStatus="ready"
      onRetryAccounts={jest.fn()}
      linkedEmail={linkedEmail}
      busy={false}
      unanswered={false}
      left={null}
      typed={null}
      onType={jest.fn()}
      onSubmit={onSubmit}
      onClose={onClose}
    />,
  );
  return { onSubmit, onClose };
}

describe('the register-order modal', () => {
  test('preselects the linked account, masks the phone and submits everything', async () => {
    const user = userEvent.setup();
    const { onSubmit } = show('a@cupom.test');
    await user.type(screen.getByLabelText('Número do pedido'), '123');
    await user.type(screen.getByLabelText('Código de entrega'), '45');
    await user.type(screen.getByLabelText('Telefone da loja'), '11987654321');
    await user.click(screen.getByRole('button', { name: 'Concluir' }));
    expect(onSubmit).toHaveBeenCalledWith({
      numeroPedido: '123',
      codigoEntrega: '45',
      telefoneLoja: '(11) 98765-4321',
      emailConta: 'a@cupom.test',
    });
  });

  test('is greyed until it is complete, and a press is still reported', async () => {
    const user = userEvent.setup();
    const { onSubmit } = show('');
    const done = screen.getByRole('button', { name: 'Concluir' });
    expect(done).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('Vincule uma conta antes de registrar a compra')).toBeVisible();
    await user.click(done);
    expect(onSubmit).toHaveBeenCalledWith({
      numeroPedido: '',
      codigoEntrega: '',
      telefoneLoja: '',
      emailConta: '',
    });
  });

  test('opens in its first field', async () => {
    show('');
    await waitFor(() => expect(screen.getByLabelText('Número do pedido')).toHaveFocus());
  });

  test('with missing fields focuses the first one, which says what is missing', async () => {
    const user = userEvent.setup();
    show('');
    await user.type(screen.getByLabelText('Número do pedido'), '1');
    await user.click(screen.getByRole('button', { name: 'Concluir' }));
    const code = screen.getByLabelText('Código de entrega');
    expect(code).toHaveFocus();
    expect(code).toBeInvalid();
    expect(code).toHaveAccessibleDescription('Preencha este campo');
    await user.type(code, '2');
    await user.type(screen.getByLabelText('Telefone da loja'), '1133334444');
    expect(screen.queryByText('Preencha este campo')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Concluir' }));
    expect(screen.getByRole('combobox', { name: 'Conta vinculada' })).toHaveFocus();
  });

  test('closes by Escape', async () => {
    const user = userEvent.setup();
    const { onClose } = show('');
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('has nothing that axe objects to', async () => {
    show('');
    await expectAccessible(screen.getByRole('dialog', { name: 'Registrar pedido' }));
  });
});
