/** The height of what fills the window. Whoever shows the console beside something else sets the variable. */
export const APP_HEIGHT = 'var(--app-height, 100dvh)';
