/** A person whose sign-ins have ended, and the sign-in that caused it. */
interface SignOut {
  userId: string;
  /** The sign-in that did it, which gets a new token in the response; null: somebody else did it. */
  by: string | null;
}

/** Tells the holders of connections that the tokens they were opened with are void. */
export interface SignOuts {
  /** Call it after the commit that voided them. */
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
