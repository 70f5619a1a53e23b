import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ptBR } from '@/console/text/ptBR';
import { expectAccessible } from '@/testing/expectAccessible';
import { renderView } from '@/testing/renderView';
import { PictureViewerView, type Picture } from './PictureViewerView';

const picture = (key: string): Picture => ({
  key,
  url: `/media/${key}.png`,
  alt: `Imagem ${key}`,
  origin: { author: `Maria ${key}`, time: `21/11/2026 1${key}:05` },
  caption: `Legenda ${key}`,
});

function show(keys: string[], openedAt: string) {
  const onClose = jest.fn();
  const viewerOf = (shown: string[]) => (
    <PictureViewerView
      text={ptBR.chat}
      closeLabel={ptBR.common.close}
      pictures={shown.map(picture)}
      openedAt={openedAt}
      onClose={onClose}
    />
  );
  const { rerender } = renderView(viewerOf(keys));
  return { onClose, keys: userEvent.setup(), hold: (shown: string[]) => rerender(viewerOf(shown)) };
}

const seen = (key: string) => expect(screen.getByText(`Legenda ${key}`)).toBeVisible();

describe('the image viewer', () => {
  test('is a dialog that says whose picture it shows, when it came, and how many there are', () => {
    show(['a', 'b', 'c'], 'b');
    expect(screen.getByRole('dialog', { name: 'Visualizador de imagens' })).toBeVisible();
    expect(screen.getByText('Maria b')).toBeVisible();
    expect(screen.getByText('21/11/2026 1b:05')).toBeVisible();
    expect(screen.getByText('2 de 3')).toBeVisible();
  });

  test('moves between pictures by arrows, Home and End, and stops at the ends', async () => {
    const { keys } = show(['a', 'b', 'c'], 'b');
    await keys.keyboard('{ArrowRight}{ArrowRight}');
    seen('c');
    await keys.keyboard('{ArrowLeft}');
    seen('b');
    await keys.keyboard('{Home}{ArrowLeft}');
    seen('a');
    await keys.keyboard('{End}');
    seen('c');
  });

  test('moves between pictures by buttons, which are greyed at the ends but stay, so that the focus stays too', async () => {
    const { keys } = show(['a', 'b'], 'a');
    const next = screen.getByRole('button', { name: 'Próxima imagem' });
    expect(screen.getByRole('button', { name: 'Imagem anterior' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await keys.click(next);
    seen('b');
    expect(next).toHaveFocus();
    expect(next).toHaveAttribute('aria-disabled', 'true');
  });

  test('keeps its picture when others come before and behind it', () => {
    const { hold } = show(['c'], 'c');
    expect(screen.queryByText('1 de 1')).not.toBeInTheDocument();
    hold(['a', 'b', 'c', 'd']);
    seen('c');
    expect(screen.getByText('3 de 4')).toBeVisible();
  });

  test('says when a picture does not load, and shows the next one all the same', async () => {
    const { keys } = show(['a', 'b'], 'a');
    fireEvent.error(screen.getByAltText('Imagem a'));
    expect(screen.getByText('Imagem não disponível')).toBeVisible();
    await keys.keyboard('{ArrowRight}');
    expect(screen.queryByText('Imagem não disponível')).not.toBeInTheDocument();
    fireEvent.load(screen.getByAltText('Imagem b'));
    expect(screen.getByRole('img', { name: 'Imagem b' })).toBeVisible();
  });

  test('closes by Escape and by its button, and lets no key through to the page beneath', async () => {
    const beneath = jest.fn();
    window.addEventListener('keydown', beneath);
    const { keys, onClose } = show(['a'], 'a');
    await keys.keyboard('{Alt>}{ArrowDown}{/Alt}{Escape}');
    await keys.click(screen.getByRole('button', { name: 'Fechar' }));
    window.removeEventListener('keydown', beneath);
    expect(onClose).toHaveBeenCalledTimes(2);
    expect(beneath).not.toHaveBeenCalled();
  });

  test('has nothing that axe objects to', async () => {
    show(['a', 'b'], 'a');
    await expectAccessible(document.body);
  });
});
