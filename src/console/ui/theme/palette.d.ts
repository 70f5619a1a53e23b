import '@mui/material/styles';
import '@mui/material/themeCssVarsAugmentation';

interface Bubble {
  own: string;
  other: string;
}

interface Progress {
  amber: string;
  yellow: string;
  lime: string;
  green: string;
}

/** Colours our theme adds to MUI's palette (design: tokens). */
declare module '@mui/material/styles' {
  interface Palette {
    canvas: string;
    raised: string;
    line: string;
    fieldLine: string;
    onAccent: string;
    bubble: Bubble;
    progress: Progress;
  }
  interface PaletteOptions {
    canvas?: string;
    raised?: string;
    line?: string;
    fieldLine?: string;
    onAccent?: string;
    bubble?: Bubble;
    progress?: Progress;
  }
}
