/** Sign-ins that ended or changed, whose sockets must not go on as they are (wire: session-end). */
export interface SignOut {
  /** These sign-ins, or all of this person's. */
  of: { sessionIds: readonly string[] } | { userId: string };
  /**
   * 'refused': their sockets are told that the sign-in is over. 'cut': the transport is closed and the client comes
   * back by itself, with another token, with other rights, or to be refused.
   */
  end: 'refused' | 'cut';
}

/** Tells the holders of connections which of them must end. */
export interface SignOuts {
  /** Call it after the commit; inside a transaction `emit.signOut` does (realtime/emit). */
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
