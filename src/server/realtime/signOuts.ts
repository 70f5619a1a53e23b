/** Whose sign-ins have ended, and from which of them that was done. */
interface SignOut {
  userId: string;
  /** The sign-in whose person did it, who gets a new token in the answer; null: somebody else did. */
  by: string | null;
}

/** Tells whoever holds connections that the tokens they were opened with are void. */
export interface SignOuts {
  /** To be called after the commit that voided them. */
  tell(signOut: SignOut): void;
  onTold(listener: (signOut: SignOut) => void): void;
}

export function createSignOuts(): SignOuts {
  const listeners: ((signOut: SignOut) => void)[] = [];
  return {
    tell: (signOut) => {
      for (const listener of listeners) listener(signOut);
    },
    onTold: (listener) => void listeners.push(listener),
  };
}
