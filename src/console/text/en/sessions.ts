import type { sessionsPtBR } from '../ptBR/sessions';

export const sessionsEn: typeof sessionsPtBR = {
  title: 'Sessions',
  hint: 'Where your account is open. End what you do not recognise and change your password.',
  loading: 'Loading sessions…',
  failed: 'The sessions could not be loaded.',
  unknownDevice: 'Unknown device',
  current: 'This session',
  seen: (ago) => `Seen ${ago}`,
  end: 'End',
  endThis: (device) => `End session: ${device}`,
  endOthers: 'End all others',
  ended: 'Session ended',
  othersEnded: 'The other sessions were ended',
  endFailed: 'The session could not be ended',
};
