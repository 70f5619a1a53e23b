import { ThemeProvider } from '@mui/material/styles';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { theme } from '@/console/ui/theme/theme';

/** Renders a view from its props only: with the theme, without a store. */
export function renderView(view: ReactElement): RenderResult {
  return render(view, {
    wrapper: ({ children }) => <ThemeProvider theme={theme}>{children}</ThemeProvider>,
  });
}
