import { screen } from '@testing-library/react';
import { qrWordsOf } from '@/console/text/qrWords';
import { renderView } from '@/testing/renderView';
import { QrModalView } from './QrModalView';

/** The modules per side: 21 in version 1, 177 in version 40. */
const VERSIONS = [1, 40].map((version) => 17 + 4 * version);

test.each([
  ['A', VERSIONS[0]],
  // Only the error-correction level 'low' can hold this much.
  ['x'.repeat(2953), VERSIONS[1]],
])('draws a code of any version, with the error correction low', (qr, modules) => {
  renderView(
    <QrModalView words={qrWordsOf('pt-BR')} closeLabel="Fechar" qr={qr} onClose={jest.fn()} />,
  );
  const code = screen.getByRole('img', { name: 'QR Code para conectar o WhatsApp' });
  expect(code).toHaveAttribute('viewBox', `0 0 ${modules ?? 0} ${modules ?? 0}`);
});
