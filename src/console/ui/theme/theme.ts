import { createTheme, type ColorSystemOptions } from '@mui/material/styles';
import { components } from './components';
import { DARK, LIGHT, type Tokens } from './tokens';

const FONT =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", "Liberation Sans", Arial, sans-serif';

function colorScheme(tokens: Tokens): ColorSystemOptions {
  const ink = (main: string) => ({ main, dark: main, light: main, contrastText: tokens.onAccent });
  return {
    palette: {
      background: { default: tokens.canvas, paper: tokens.surface },
      text: { primary: tokens.text, secondary: tokens.secondary, disabled: tokens.disabled },
      divider: tokens.line,
      primary: ink(tokens.accent),
      secondary: ink(tokens.secondary),
      info: ink(tokens.accent),
      success: ink(tokens.success),
      warning: ink(tokens.warning),
      error: ink(tokens.danger),
      action: {
        hover: tokens.hover,
        selected: tokens.selected,
        disabled: tokens.disabled,
        disabledBackground: tokens.line,
      },
      canvas: tokens.canvas,
      raised: tokens.raised,
      line: tokens.line,
      fieldLine: tokens.fieldLine,
      onAccent: tokens.onAccent,
      bubble: { own: tokens.ownBubble, other: tokens.otherBubble },
      progress: {
        amber: tokens.amber,
        yellow: tokens.yellow,
        lime: tokens.lime,
        green: tokens.green,
      },
    },
  };
}

/**
 * The only theme. Its colours are CSS variables under the classes `dark` and `light` of the document's element, so that
 * switching re-renders nothing (design: theme-switch).
 */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'class' },
  defaultColorScheme: 'dark',
  colorSchemes: { dark: colorScheme(DARK), light: colorScheme(LIGHT) },
  spacing: 4,
  shape: { borderRadius: 10 },
  typography: {
    fontFamily: FONT,
    fontSize: 14,
    body1: { fontSize: '0.875rem', lineHeight: 1.5 },
    body2: { fontSize: '0.8125rem', lineHeight: 1.45 },
    caption: { fontSize: '0.75rem', lineHeight: 1.4 },
    h1: { fontSize: '1.5rem', fontWeight: 650, lineHeight: 1.25 },
    h2: { fontSize: '1.0625rem', fontWeight: 600, lineHeight: 1.35 },
    h3: { fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.4 },
    button: { textTransform: 'none', fontWeight: 600, fontSize: '0.8125rem' },
  },
  transitions: {
    duration: {
      shortest: 120,
      shorter: 140,
      short: 160,
      standard: 180,
      complex: 200,
      enteringScreen: 180,
      leavingScreen: 140,
    },
  },
  components,
});
