import { phoneForms } from '@/domain/phone';
import {
  activate,
  createAdmin,
  demote,
  listAccounts,
  listAudit,
  promote,
  resetPassword,
  suspend,
} from './accounts';
import { resetSecondFactor } from './secondFactor';
import { eraseCustomerOf } from './customers';
import { endSessions, listSessions } from './sessions';
import { CommandError, type AdminCommand } from './command';
import { rotateSecrets } from './rotateSecrets';
import { checkSums, rebuildSums } from './sums';

const AUDIT_LINES = 50;

/** The commands of `npm run admin -- WORD`: a new word is a new line here. */
export const ADMIN_COMMANDS: Readonly<Record<string, AdminCommand>> = {
  list: {
    usage: 'list',
    about: 'everybody with an account',
    read: () => listAccounts,
  },
  promote: {
    usage: 'promote EMAIL',
    about: 'makes somebody an active administrator',
    read: (args) => {
      const email = emailOf(args);
      return (context) => promote(context, email);
    },
  },
  demote: {
    usage: 'demote EMAIL',
    about: 'makes an administrator an agent; never the last one',
    read: (args) => {
      const email = emailOf(args);
      return (context) => demote(context, email);
    },
  },
  'create-admin': {
    usage: 'create-admin EMAIL NAME [--ask]',
    about:
      'the first administrator, where nobody is active; a random password, or with --ask one that you type',
    read: (args) => {
      const [email = '', ...names] = args.filter((arg) => arg !== '--ask');
      const nome = names.join(' ').trim();
      if (!/^[^\s@]+@[^\s@]+$/.test(email) || nome === '') {
        throw new CommandError('Give an e-mail and a name.');
      }
      return async (context) => {
        const chosen = args.includes('--ask') ? await context.askPassword() : null;
        await createAdmin(context, { email, nome }, chosen);
      };
    },
  },
  activate: {
    usage: 'activate EMAIL',
    about: 'approves an account that waits, or brings a suspended one back',
    read: (args) => {
      const email = emailOf(args);
      return (context) => activate(context, email);
    },
  },
  suspend: {
    usage: 'suspend EMAIL',
    about: 'takes all rights, sign-ins, chats and coupon accounts; never the last administrator',
    read: (args) => {
      const email = emailOf(args);
      return (context) => suspend(context, email);
    },
  },
  'reset-password': {
    usage: 'reset-password EMAIL [--ask]',
    about: 'a new random password, shown once, or with --ask one that you type; ends all sign-ins',
    read: (args) => {
      const email = emailOf(args.filter((arg) => arg !== '--ask'));
      return async (context) => {
        const chosen = args.includes('--ask') ? await context.askPassword() : null;
        await resetPassword(context, email, chosen);
      };
    },
  },
  'reset-second-factor': {
    usage: 'reset-second-factor EMAIL',
    about:
      'for somebody who lost app and recovery codes: no code is asked any more; ends all sign-ins',
    read: (args) => {
      const email = emailOf(args);
      return (context) => resetSecondFactor(context, email);
    },
  },
  sessions: {
    usage: 'sessions EMAIL',
    about: 'where somebody is signed in, and when they were last seen there',
    read: (args) => {
      const email = emailOf(args);
      return (context) => listSessions(context, email);
    },
  },
  'end-sessions': {
    usage: 'end-sessions EMAIL',
    about: 'signs somebody out everywhere; their password stays',
    read: (args) => {
      const email = emailOf(args);
      return (context) => endSessions(context, email);
    },
  },
  customer: {
    usage: 'customer erase PHONE [--yes]',
    about:
      'removes what is known of a customer; orders keep their amounts; without --yes it only tells',
    read: ([word, ...rest]) => {
      const phone = rest.filter((arg) => arg !== '--yes').join(' ');
      if (word !== 'erase' || phoneForms(phone).length === 0) {
        throw new CommandError('Give customer erase, and the number with its area code.');
      }
      return (context) => eraseCustomerOf(context, phone, { isSure: rest.includes('--yes') });
    },
  },
  audit: {
    usage: 'audit [LINES]',
    about: `what administrators and commands did last (${AUDIT_LINES} lines)`,
    read: ([lines]) => {
      const count = linesOf(lines);
      return (context) => listAudit(context, count);
    },
  },
  'rotate-secrets': {
    usage: 'rotate-secrets',
    about: 'seals stored secrets with the first SECRETS_KEY, or a new one; the server is stopped',
    read: (args) => {
      if (args.length > 0) throw new CommandError('rotate-secrets takes no more words.');
      return rotateSecrets;
    },
  },
  sums: {
    usage: 'sums check|rebuild',
    about: 'compares what the dashboard adds up with the orders, or counts it anew',
    read: (args) => {
      const [word] = args.length === 1 ? args : [];
      if (word === 'check') return checkSums;
      if (word === 'rebuild') return rebuildSums;
      throw new CommandError('Give sums check, or sums rebuild.');
    },
  },
};

/** The help, with one line for each command. */
export function adminHelp(): string[] {
  const commands = Object.values(ADMIN_COMMANDS);
  const width = Math.max(...commands.map(({ usage }) => usage.length));
  return [
    'npm run admin -- COMMAND, on DATABASE_URL or else the database in DATA_DIR:',
    ...commands.map(({ usage, about }) => `  ${usage.padEnd(width)}  ${about}`),
  ];
}

function emailOf(args: readonly string[]): string {
  const [email, ...rest] = args;
  if (email === undefined || rest.length > 0) throw new CommandError('Give one e-mail.');
  return email.trim();
}

function linesOf(lines: string | undefined): number {
  if (lines === undefined) return AUDIT_LINES;
  if (!/^[1-9]\d{0,5}$/.test(lines)) throw new CommandError('LINES is a whole number from 1.');
  return Number(lines);
}
