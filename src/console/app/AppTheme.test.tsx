import { render } from '@testing-library/react';
import { AppTheme } from './AppTheme';

test("the document's language is the chosen one, and follows another choice", () => {
  const shown = (lang: string) => (
    <AppTheme scheme="dark" lang={lang}>
      <p />
    </AppTheme>
  );
  const { rerender } = render(shown('pt-BR'));
  expect(document.documentElement.lang).toBe('pt-BR');
  rerender(shown('en'));
  expect(document.documentElement.lang).toBe('en');
});
