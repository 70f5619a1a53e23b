/** Data that must not be in an action: passwords and files on their way to a call (wire: secrets-beside-actions). */
export interface Secret {
  fields: Readonly<Record<string, string>>;
  /** A picture, sent as the form field `foto`. */
  foto?: Blob;
}

/** A ticket for a secret. Actions carry it; once used, it is worthless. */
export type VaultRef = string & { readonly vaultRef: unique symbol };

/** Holds secrets for one use each. */
export interface Vault {
  /** @param secret its `foto` may be null when there is none. */
  put(secret: Pick<Secret, 'fields'> & { foto?: Blob | null }): VaultRef;
  /** @returns the secret, once; null for a ticket that was used or never issued. */
  take(ref: VaultRef): Secret | null;
}

/**
 * @param newId makes the tickets.
 * @returns a vault in memory
 */
export function createVault(newId: () => string): Vault {
  const secrets = new Map<VaultRef, Secret>();
  return {
    put({ fields, foto }) {
      const ref = newId() as VaultRef;
      secrets.set(ref, foto ? { fields, foto } : { fields });
      return ref;
    },
    take(ref) {
      const secret = secrets.get(ref) ?? null;
      secrets.delete(ref);
      return secret;
    },
  };
}
