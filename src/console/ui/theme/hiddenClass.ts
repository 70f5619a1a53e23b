/** The class of what screen readers alone get; its rule is part of the base styles. */
export const HIDDEN_CLASS = 'visually-hidden';
