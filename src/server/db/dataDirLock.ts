import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOPBACK = '127.0.0.1';

/**
 * How long a process that accepts the connection may take to send its greeting: 3 s, counted in short waits. A starter
 * that stood still itself counts one of them, and hears what came meanwhile before it counts the next.
 */
const GREETING_WAITS = 30;
const GREETING_WAIT_MS = 100;

/** The wait before a starter checks again whether the claims that must give way to it are gone. */
const LOOK_AGAIN_MS = 20;

/** The caller's first line. A foreign server that waits for a first message answers it, with a wrong greeting. */
const QUESTION = 'balcao data folder lock?\n';

/** The result when nothing was received. It cannot be confused with a greeting, which ends with a newline. */
const SILENCE = 'silence';

type ClaimState = 'claiming' | 'owner';

interface Claim {
  nonce: string;
  claimState: ClaimState;
}

/** Thrown when another process works on this data folder. */
export class DataDirInUseError extends Error {
  override readonly name = 'DataDirInUseError';

  constructor(dataDir: string) {
    super(
      `Another Balcão server is running on the data folder ${dataDir}. Stop it first, or set another DATA_DIR.`,
    );
  }
}

export interface DataDirLock {
  release: () => Promise<void>;
}

/**
 * Makes this process the only one that works on a data folder, until `release` or its death. Two processes on one
 * folder would silently corrupt the embedded database.
 *
 * A claim is a port on the loopback, which the system frees when the process dies, also by `kill -9`, and a file
 * `<dataDir>/lock/<port>-<nonce>` that names it. A process that connects to the port receives the nonce as a greeting:
 * so a port that another program has got since is not mistaken for a living claim. Every starter first writes its file
 * and then reads the others'. So of two starters at least one sees the other, and two never both win. When starters see
 * each other while none has won, the one with the lowest nonce stays and the others give way.
 *
 * It holds between processes that share a loopback interface: one machine, not two containers on one volume.
 *
 * @param dataDir an existing folder.
 * @throws DataDirInUseError when a living process has it.
 */
export async function lockDataDir(dataDir: string): Promise<DataDirLock> {
  const claimsDir = path.join(dataDir, 'lock');
  await mkdir(claimsDir, { recursive: true, mode: 0o700 });
  const claim = await makeClaim(claimsDir);
  try {
    for (;;) {
      const others = await livingClaims(claimsDir, claim.file);
      if (others.length === 0) break;
      if (others.some(({ claimState, nonce }) => claimState === 'owner' || nonce < claim.nonce)) {
        throw new DataDirInUseError(dataDir);
      }
      await sleep(LOOK_AGAIN_MS);
    }
  } catch (error) {
    await claim.withdraw();
    throw error;
  }
  claim.becomeOwner();
  return { release: claim.withdraw };
}

async function makeClaim(claimsDir: string) {
  const nonce = randomUUID();
  let claimState: ClaimState = 'claiming';
  const callers = new Set<Socket>();
  const server = createServer((caller) => {
    callers.add(caller);
    caller.on('close', () => callers.delete(caller));
    // The caller hung up before it read the greeting. That is not our error: 'close' follows.
    caller.on('error', () => caller.destroy());
    // Reads and discards the question: closing a socket with unread bytes could discard the greeting.
    caller.resume();
    caller.end(greeting(nonce, claimState));
  });
  server.listen(0, LOOPBACK);
  await once(server, 'listening');
  server.unref();
  const { port } = server.address() as AddressInfo;
  const file = `${port}-${nonce}`;
  await writeFile(path.join(claimsDir, file), '', { flag: 'wx', mode: 0o600 });

  return {
    file,
    nonce,
    becomeOwner: () => {
      claimState = 'owner';
    },
    withdraw: async () => {
      await rm(path.join(claimsDir, file), { force: true });
      callers.forEach((caller) => caller.destroy());
      server.close();
    },
  };
}

/** The other living claims; the files of dead ones are removed. */
async function livingClaims(claimsDir: string, own: string): Promise<Claim[]> {
  const files = (await readdir(claimsDir)).filter((file) => file !== own);
  const claims = await Promise.all(
    files.map(async (file) => {
      const claim = await readClaim(file);
      if (!claim) await rm(path.join(claimsDir, file), { force: true });
      return claim;
    }),
  );
  return claims.filter((claim) => claim !== undefined);
}

/** @returns undefined when the process that made this claim is dead, or the file is not a claim. */
async function readClaim(file: string): Promise<Claim | undefined> {
  const [, port, nonce] = /^(\d{1,5})-(.+)$/.exec(file) ?? [];
  if (!port || !nonce) return undefined;
  switch (await hearGreeting(Number(port))) {
    // The connection was accepted but nothing came: perhaps an owner that is stopped or very busy. Opening the folder
    // beside it would corrupt it, so it counts as alive.
    case SILENCE:
    case greeting(nonce, 'owner'):
      return { nonce, claimState: 'owner' };
    case greeting(nonce, 'claiming'):
      return { nonce, claimState: 'claiming' };
    default:
      return undefined;
  }
}

function greeting(nonce: string, claimState: ClaimState): string {
  return `${nonce} ${claimState}\n`;
}

/** The first line received from a loopback port; '' when nobody listens there or the connection breaks. */
function hearGreeting(port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: LOOPBACK });
    let heard = '';
    let waits = 0;
    const finish = (said: string) => {
      clearInterval(patience);
      socket.destroy();
      resolve(said);
    };
    const patience = setInterval(() => {
      waits += 1;
      if (waits === GREETING_WAITS) finish(SILENCE);
    }, GREETING_WAIT_MS);
    socket.setEncoding('utf8');
    socket.on('connect', () => socket.write(QUESTION));
    socket.on('data', (text: string) => {
      heard += text;
      if (heard.includes('\n')) finish(heard.slice(0, heard.indexOf('\n') + 1));
    });
    socket.on('close', () => finish(heard));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (isNobodyThere(error)) {
        finish(heard);
      } else {
        clearInterval(patience);
        reject(error);
      }
    });
  });
}

function isNobodyThere({ code }: NodeJS.ErrnoException): boolean {
  return code === 'ECONNREFUSED' || code === 'ECONNRESET' || code === 'EPIPE';
}
