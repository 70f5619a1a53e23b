import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { nationalDigits } from '@/domain/phone';
import { renderView } from '@/testing/renderView';
import { PhoneField } from './PhoneField';

function Form({ initial }: { initial: string }) {
  const [phone, setPhone] = useState(initial);
  return (
    <>
      <PhoneField label="Telefone" initial={initial} clean={nationalDigits} onChange={setPhone} />
      <output>{phone}</output>
    </>
  );
}

function show(initial = '(11) 90000-0004') {
  renderView(<Form initial={initial} />);
  return { user: userEvent.setup(), field: screen.getByLabelText('Telefone') };
}

const both = (field: HTMLElement, text: string) => {
  expect(field).toHaveValue(text);
  expect(screen.getByRole('status')).toHaveTextContent(text);
};

describe('a phone field', () => {
  test('shows its initial value', () => {
    both(show().field, '(11) 90000-0004');
  });

  test('takes a number that is pasted over another', async () => {
    const { user, field } = show();
    await user.tripleClick(field);
    await user.paste('+55 21 91111-2222');
    both(field, '(21) 91111-2222');
  });

  test('takes a number that the browser fills in by itself', () => {
    const { field } = show();
    fireEvent.input(field, { target: { value: '21911112222' } });
    both(field, '(21) 91111-2222');
  });

  test('moves its label out of the way of a number, however that was entered', async () => {
    const { user, field } = show('');
    const label = () => screen.getByText('Telefone', { selector: 'label' }).dataset['shrink'];
    expect(label()).toBe('false');
    fireEvent.input(field, { target: { value: '21911112222' } });
    expect(field).not.toHaveFocus();
    expect(label()).toBe('true');
    await user.clear(field);
    await user.tab();
    expect(label()).toBe('false');
  });

  test('can be emptied and filled again', async () => {
    const { user, field } = show();
    await user.clear(field);
    both(field, '');
    await user.type(field, '2191111222');
    both(field, '(21) 91111-222');
  });
});
