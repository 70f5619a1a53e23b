import { and, count, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Audit, AuditAct, Detail } from '@/server/audit/audit';
import { mustHaveSecondFactor } from '@/server/auth/accountState';
import { newRecoveryCodes, recoveryHash } from '@/server/auth/recoveryCode';
import type { Person } from '@/server/auth/right';
import { totpSecretOf } from '@/server/auth/sealedRows';
import { newTotpSecret, stepOfCode, totpUri } from '@/server/auth/totp';
import type { Transaction } from '@/server/db/openDatabase';
import { recoveryCodes, secondFactors, users } from '@/server/db/schema';
import { HttpError, notFound } from '@/server/errors/httpError';
import type { Parts } from '@/server/parts';
import type { Emit } from '@/server/realtime/emit';
import { secondFactorText } from '@/server/text/secondFactor';
import { announceAccount, type UserRow } from './userChanges';

/**
 * What a code was. 'used' is one of the app that was right in its time: it was taken, or a later one was. Who is told so
 * gave the password before, and it counts like a wrong one (wire: login-limit).
 */
export type CodeVerdict = 'right' | keyof typeof secondFactorText.refused;

export type SecondFactorService = ReturnType<typeof createSecondFactorService>;

/** Each person's own second factor (wire: second-factor). */
export function createSecondFactorService(
  { uow, clock, sealing, settings }: Pick<Parts, 'uow' | 'clock' | 'sealing' | 'settings'>,
  { audit }: { audit: Audit },
) {
  /**
   * Takes a code of the app or a recovery code: each is right once, also when two calls bring it at once. Whoever calls
   * this limits how often somebody may be wrong.
   *
   * @returns what it was; 'wrong' for a person without a second factor.
   */
  async function takeCode(tx: Transaction, userId: string, codigo: string): Promise<CodeVerdict> {
    const [factor] = await tx
      .select({ secretSealed: secondFactors.secretSealed, lastStep: secondFactors.lastStep })
      .from(secondFactors)
      .innerJoin(users, eq(users.id, secondFactors.userId))
      .where(and(eq(secondFactors.userId, userId), isNotNull(users.secondFactorSince)))
      .for('update', { of: secondFactors });
    if (!factor) return 'wrong';
    const digits = codigo.replace(/\s/g, '');
    return /^\d{6}$/.test(digits)
      ? takeAppCode(tx, userId, factor, digits)
      : takeRecoveryCode(tx, userId, codigo);
  }

  /** The row is locked: of two that bring the same code, the second finds that its period is over. */
  async function takeAppCode(
    tx: Transaction,
    userId: string,
    {
      secretSealed,
      lastStep,
    }: Pick<typeof secondFactors.$inferSelect, 'secretSealed' | 'lastStep'>,
    digits: string,
  ): Promise<CodeVerdict> {
    const secret = sealing.open(totpSecretOf(userId), secretSealed);
    const step = stepOfCode(secret, digits, clock.now());
    if (step === null) return 'wrong';
    if (step <= lastStep) return 'used';
    await tx.update(secondFactors).set({ lastStep: step }).where(eq(secondFactors.userId, userId));
    return 'right';
  }

  async function takeRecoveryCode(
    tx: Transaction,
    userId: string,
    codigo: string,
  ): Promise<CodeVerdict> {
    const unused = and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt));
    const isIt = eq(recoveryCodes.hash, recoveryHash(userId, codigo));
    const used = await tx
      .update(recoveryCodes)
      .set({ usedAt: clock.now() })
      .where(and(unused, isIt))
      .returning({ hash: recoveryCodes.hash });
    if (used.length === 0) {
      const isKnown = await tx.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isIt));
      return isKnown > 0 ? 'usedRecovery' : 'wrong';
    }
    const [left] = await tx.select({ count: count() }).from(recoveryCodes).where(unused);
    await note(tx, 'user.recoveryCodeUsed', userId, { restantes: left?.count ?? 0 });
    return 'right';
  }

  /** Replaces the codes. @returns the new ones, which are nowhere else. */
  async function newCodes(tx: Transaction, userId: string): Promise<string[]> {
    const codes = newRecoveryCodes();
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    await tx
      .insert(recoveryCodes)
      .values(codes.map((code) => ({ userId, hash: recoveryHash(userId, code) })));
    return codes;
  }

  /**
   * Begins to turn it on, with a new secret. It asks for nothing until a code of the app has come back.
   *
   * @throws HttpError 409 when it is on.
   */
  function begin({ id: userId }: Person): Promise<{ segredo: string; uri: string }> {
    return uow.write(async (tx) => {
      const { email } = await lockOff(tx, userId);
      const segredo = newTotpSecret();
      const secretSealed = sealing.seal(totpSecretOf(userId), segredo);
      await tx
        .insert(secondFactors)
        .values({ userId, secretSealed })
        .onConflictDoUpdate({ target: secondFactors.userId, set: { secretSealed, lastStep: 0 } });
      return { segredo, uri: totpUri(email, segredo) };
    });
  }

  /**
   * Turns it on with the first code of the app, which is no good for signing in any more.
   *
   * @returns the recovery codes, this once.
   * @throws HttpError 400 for a wrong code, 409 when it is on or was not begun.
   */
  function activate({ id: userId }: Person, codigo: string): Promise<string[]> {
    return uow.write(async (tx, emit) => {
      await lockOff(tx, userId);
      const [begun] = await tx
        .select()
        .from(secondFactors)
        .where(eq(secondFactors.userId, userId))
        .for('update');
      if (!begun) throw new HttpError(409, secondFactorText.notBegun);
      const digits = codigo.replace(/\s/g, '');
      const verdict = await takeAppCode(tx, userId, begun, digits);
      if (verdict !== 'right') throw new HttpError(400, secondFactorText.refused[verdict]);
      await set(tx, emit, userId, clock.now());
      await note(tx, 'user.secondFactorOn', userId);
      return newCodes(tx, userId);
    });
  }

  /** New recovery codes; those before are void. @throws HttpError 409 when it is off. */
  function renewCodes({ id: userId }: Person): Promise<string[]> {
    return uow.write(async (tx) => {
      await lockOn(tx, userId);
      await note(tx, 'user.recoveryCodesRenewed', userId);
      return newCodes(tx, userId);
    });
  }

  /** Turns it off. @throws HttpError 409 when it is off, and for an administrator who must have it. */
  function end({ id: userId }: Person): Promise<void> {
    return uow.write(async (tx, emit) => {
      if (mustHaveSecondFactor(await lockOn(tx, userId), settings)) {
        throw new HttpError(409, secondFactorText.requiredOfAdmins);
      }
      await set(tx, emit, userId, null);
      await forgetSecondFactor(tx, userId);
      await note(tx, 'user.secondFactorOff', userId);
    });
  }

  /** Other tabs and administrators are told, and sockets come back with the rights that this gives. */
  async function set(
    tx: Transaction,
    emit: Emit,
    userId: string,
    secondFactorSince: number | null,
  ): Promise<void> {
    const [row] = await tx
      .update(users)
      .set({ secondFactorSince })
      .where(eq(users.id, userId))
      .returning();
    if (!row) throw notFound();
    announceAccount(emit, row);
    if (mustHaveSecondFactor(row, settings)) {
      emit.signOut({ of: { userId }, end: 'cut' });
    }
  }

  function note(
    tx: Transaction,
    act: AuditAct,
    userId: string,
    detail: Detail = {},
  ): Promise<void> {
    return audit.record(tx, { actorId: userId, act, object: { kind: 'user', id: userId }, detail });
  }

  return { takeCode, begin, activate, renewCodes, end };
}

/** Removes secret and recovery codes of a person for whom it is off. */
export async function forgetSecondFactor(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(secondFactors).where(eq(secondFactors.userId, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

async function lockOff(tx: Transaction, userId: string): Promise<UserRow> {
  const row = await lock(tx, userId);
  if (row.secondFactorSince !== null) throw new HttpError(409, secondFactorText.alreadyOn);
  return row;
}

async function lockOn(tx: Transaction, userId: string): Promise<UserRow> {
  const row = await lock(tx, userId);
  if (row.secondFactorSince === null) throw new HttpError(409, secondFactorText.alreadyOff);
  return row;
}

/** Somebody's row, which nobody else changes until the transaction ends. */
async function lock(tx: Transaction, userId: string): Promise<UserRow> {
  const [row] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  if (!row) throw notFound();
  return row;
}
