/**
 * The colours of both themes (design: tokens). tokens.test.ts checks every pair of a background and the text or control
 * on it against WCAG 2.2 AA.
 */
export interface Tokens {
  canvas: string;
  surface: string;
  raised: string;
  line: string;
  /** The border of a field: like `line`, but with enough contrast to find the field (3:1, WCAG 1.4.11). */
  fieldLine: string;
  /** The background of a row under the pointer, and of the selected one. */
  hover: string;
  selected: string;
  text: string;
  secondary: string;
  disabled: string;
  accent: string;
  onAccent: string;
  ownBubble: string;
  otherBubble: string;
  success: string;
  warning: string;
  danger: string;
  /** The colours of the flow's progress: below 30, below 60, below 80, and the rest (behaviour: stage-colour). */
  amber: string;
  yellow: string;
  lime: string;
  green: string;
}

export const DARK: Tokens = {
  canvas: '#0E1116',
  surface: '#151A21',
  raised: '#1D242E',
  line: '#2B3440',
  fieldLine: '#66748A',
  hover: '#1A2029',
  selected: '#222B38',
  text: '#E7ECF2',
  secondary: '#9BA8B7',
  disabled: '#8290A1',
  accent: '#8B9BFF',
  onAccent: '#0E1116',
  ownBubble: '#24324F',
  otherBubble: '#1D242E',
  success: '#3FB950',
  warning: '#E3A008',
  danger: '#F0605A',
  amber: '#F59E0B',
  yellow: '#FACC15',
  lime: '#A3E635',
  green: '#3FB950',
};

export const LIGHT: Tokens = {
  canvas: '#F5F6F8',
  surface: '#FFFFFF',
  raised: '#FFFFFF',
  line: '#DDE2E8',
  fieldLine: '#7B8794',
  hover: '#F5F6F8',
  selected: '#E9EDFB',
  text: '#17202B',
  secondary: '#55626F',
  disabled: '#667280',
  accent: '#3F4FD8',
  onAccent: '#FFFFFF',
  ownBubble: '#E3E8FF',
  otherBubble: '#FFFFFF',
  success: '#1A7F37',
  warning: '#9A6700',
  danger: '#CF222E',
  amber: '#B45309',
  yellow: '#A16207',
  lime: '#4D7C0F',
  green: '#1A7F37',
};
