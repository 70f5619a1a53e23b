import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import { useLayoutEffect, type ReactNode } from 'react';
import { theme } from '@/console/ui/theme/theme';
import { TooltipHost } from '@/console/ui/tooltip/TooltipHost';

type Scheme = 'dark' | 'light';

interface AppThemeProps {
  scheme: Scheme;
  /** The document's language, such as 'pt-BR'. */
  lang: string;
  children: ReactNode;
}

/**
 * Provides the theme and its tooltips, and sets the document's language. The scheme is a class on the document's
 * element, so switching it renders nothing again. MUI does not store the scheme, because the `preferences` slice owns it.
 */
export function AppTheme({ scheme, lang, children }: AppThemeProps) {
  useLayoutEffect(() => {
    document.documentElement.lang = lang;
  }, [lang]);
  return (
    <ThemeProvider theme={theme} storageManager={null} defaultMode={scheme}>
      <CssBaseline enableColorScheme />
      <ChosenScheme scheme={scheme} />
      {children}
      <TooltipHost />
    </ThemeProvider>
  );
}

function ChosenScheme({ scheme }: { scheme: Scheme }) {
  const { setMode } = useColorScheme();
  useLayoutEffect(() => setMode(scheme), [scheme, setMode]);
  return null;
}
