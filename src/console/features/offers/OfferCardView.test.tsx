import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ptBR } from '@/console/text/ptBR';
import { Countdown } from '@/console/ui/Countdown';
import { expectAccessible } from '@/testing/expectAccessible';
import { renderView } from '@/testing/renderView';
import { OfferCardView, type OfferCardViewProps } from './OfferCardView';
import { OfferDockView } from './OfferDockView';

function show(change: Partial<OfferCardViewProps> = {}) {
  const onAccept = jest.fn();
  const onIgnore = jest.fn();
  const view = renderView(
    <OfferDockView
      label={ptBR.offers.region}
      announcement="Nova oferta: Bia"
      more={null}
      onMore={jest.fn()}
      fewer={null}
      onFewer={jest.fn()}
    >
      <OfferCardView
        text={ptBR.offers}
        title={ptBR.offers.title}
        customerName="Bia"
        value="Cupom de R$ 20,00"
        message="Quero um cupom"
        word={null}
        facts="Sua comissão: R$ 1,00 · Espera há 3 minutos"
        acceptKeys="Alt+A"
        countdown={<Countdown text="00:31" warns={false} label={ptBR.offers.timeLeft} />}
        runningOut={false}
        accepting={false}
        onAccept={onAccept}
        onIgnore={onIgnore}
        {...change}
      />
    </OfferDockView>,
  );
  return { ...view, onAccept, onIgnore };
}

describe('an offer', () => {
  test('shows the customer, their message, what it brings and the remaining time', () => {
    show();
    const words = [
      'Nova oferta',
      'Bia',
      'Quero um cupom',
      'Cupom de R$ 20,00',
      /^Sua comissão: R\$ 1,00/,
    ];
    for (const part of words) expect(screen.getByText(part)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Aceitar' })).toHaveAttribute(
      'aria-keyshortcuts',
      'Alt+A',
    );
    expect(screen.getByRole('timer')).toHaveTextContent('00:31');
    expect(screen.getByRole('status')).toHaveTextContent('Nova oferta: Bia');
  });

  test('shows all of what its giver says to whoever takes the chat, and is reached by keyboard to read on', async () => {
    const word = 'URGENTE: não puxe cupom de 15. '.repeat(16).trim();
    const { container } = show({ word });
    const said = screen.getByText(word);
    expect(said).toBeVisible();
    await userEvent.setup().tab();
    expect(said).toHaveFocus();
    expect(screen.queryByText('Quero um cupom')).toBeNull();
    await expectAccessible(container);
  });

  test('warns when little time is left, by more than a colour', () => {
    const countdown = (warns: boolean) => (
      <Countdown text="00:29" warns={warns} label={ptBR.offers.timeLeft} />
    );
    show({ runningOut: true, countdown: countdown(true) });
    expect(screen.getByRole('timer')).toHaveAttribute('data-warning', 'true');
    expect(screen.getByTestId('WarningAmberIcon')).toBeVisible();
  });

  test('is accepted or ignored by keyboard', async () => {
    const user = userEvent.setup();
    const { onAccept, onIgnore } = show();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(onAccept).toHaveBeenCalledTimes(1);
    await user.tab();
    await user.keyboard(' ');
    expect(onIgnore).toHaveBeenCalledTimes(1);
  });

  test('cannot be decided twice while it is being accepted', () => {
    show({ accepting: true });
    for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled();
  });

  test('has nothing that axe objects to', async () => {
    const { container } = show();
    await expectAccessible(container);
  });
});
