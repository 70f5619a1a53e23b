import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeWorld } from '@/testing/fakePorts';
import { expectAccessible } from '@/testing/expectAccessible';
import { renderWithStore } from '@/testing/renderWithStore';
import { ExportDialog } from './ExportDialog';

function open() {
  const world = createFakeWorld();
  const onClose = jest.fn();
  renderWithStore(<ExportDialog onClose={onClose} />, world);
  return { ...world, onClose, keys: userEvent.setup() };
}

const save = () => screen.getByRole('button', { name: 'Salvar arquivo' });

describe('exporting a recording', () => {
  test('says what is in the file, what is not, and that nothing is sent', async () => {
    open();
    const dialog = screen.getByRole('dialog', { name: 'Exportar gravação' });
    expect(dialog).toHaveTextContent('nada é enviado');
    expect(dialog).toHaveTextContent(/O que está no arquivo\s*Cada ação e cada evento/);
    expect(dialog).toHaveTextContent(/O que não está\s*Nomes, telefones, e-mails/);
    await expectAccessible(dialog);
  });

  test.each([5, 10, 20])('saves the last %i minutes, and closes', async (minutes) => {
    const { deeds, keys, onClose } = open();
    await keys.click(screen.getByLabelText(`${minutes} minutos`));
    await keys.click(save());
    expect(deeds.recording).toEqual([`save ${minutes}`]);
    expect(deeds.notices).toMatchObject([{ variant: 'success', text: 'Gravação salva.' }]);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('saves five minutes unless told otherwise', async () => {
    const { deeds, keys } = open();
    await keys.click(save());
    expect(deeds.recording).toEqual(['save 5']);
  });

  test.each([
    ['empty', 'Não há gravação desses minutos.'],
    ['impossible', 'Não foi possível fazer a gravação neste navegador.'],
  ] as const)('stays open when nothing was saved: %s', async (outcome, text) => {
    const { answers, deeds, keys, onClose } = open();
    answers.recording = outcome;
    await keys.click(save());
    expect(deeds.notices).toMatchObject([{ text }]);
    expect(onClose).not.toHaveBeenCalled();
    expect(save()).toBeEnabled();
  });
});
