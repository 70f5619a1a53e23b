/** By what the console tells a toast from others (`Notice.key`), where that is a constant or begins with one. */
import { ptBR } from '@/console/text/ptBR';

/** The keys that are constants. The names of notices are some too: where a deed's code could not be downloaded. */
export const NOTICE_KEYS: readonly string[] = [
  ...Object.keys(ptBR.notices),
  'accountLink',
  'adminOnly',
  'auth',
  'catalog',
  'clockHelp',
  'copied',
  'dataWiped',
  'desktopBlocked',
  'discount',
  'fault',
  'loginFailed',
  'maybeRegistered',
  'pixKey',
  'profile',
  'purchase',
  'purchaseUnsure',
  'recording',
  'registerFailed',
  'registerForm',
  'secondFactor',
  'sessions',
  'sought',
  'user',
  'wentOffline',
  'wipe',
];

/** What stands before the id that a toast is about, and a ':'. */
export const NOTICE_PREFIXES: readonly string[] = [
  'account',
  'automation',
  'draft',
  'ended',
  'expired',
  'finish',
  'late',
  'note',
  'offer',
  'paid',
  'refund',
  'refunded',
  'release',
  'restart',
  'send',
  'summarize',
  'transfer',
  'verify',
];
