/** Where the bearer token lives: in the browser's storage, never in an action or the state (wire: token-store). */
export interface TokenStore {
  get(): string | null;
  /** @param ownerId whose it is, where that is known already: other tabs can tell by it before they ask. */
  set(token: string, ownerId?: string): void;
  /** Whose the token is, as far as this browser knows. */
  ownerId(): string | null;
  clear(): void;
  /** Calls back when another tab set or cleared the token. @returns the end of it. */
  subscribe(listener: (token: string | null) => void): () => void;
}
