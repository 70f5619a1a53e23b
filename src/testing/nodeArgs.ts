/**
 * For a server or command that a test starts as a process of its own: it lives for seconds, and to optimize PGlite's
 * program would take a third of what it costs. What the program does stays the same.
 */
export const SHORT_LIVED = ['--liftoff-only'] as const;
