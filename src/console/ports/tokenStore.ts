/** Holds the bearer token in the browser's storage, never in an action or the state (wire: token-store). */
export interface TokenStore {
  get(): string | null;
  /** @param ownerId the user the token belongs to, if known: other tabs then know it without a request. */
  set(token: string, ownerId?: string): void;
  /** @returns the user the token belongs to, as far as this browser knows. */
  ownerId(): string | null;
  /** Notes the user the token belongs to, as soon as the host has said so; null when it belongs to nobody any more. */
  setOwnerId(ownerId: string | null): void;
  clear(): void;
  /**
   * Calls `listener` when another tab set or cleared the token.
   *
   * @returns a function that stops it
   */
  subscribe(listener: (token: string | null) => void): () => void;
}
