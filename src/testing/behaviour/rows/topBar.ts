import type { Rows } from '../row';

/** Top bar, Pairing WhatsApp. */
export const TOP_BAR: Rows = {
  'top-bar': [
    'e2e/topbar.test.ts › no part of the bar is cut off or covered at any size, with large amounts and a long name',
    'e2e/inbox.test.ts › on a narrow screen a chat covers the list, which comes back as it was left',
  ],
  'connection-strip': [
    "console/features/topbar/TopBar.test.tsx › shows the messaging app's state, also while it is unknown",
    'console/features/topbar/TopBar.test.tsx › claims nothing while nobody could say that it is lost',
    'console/features/topbar/TopBar.test.tsx › opens the QR modal: five steps, a spinner, the code that comes, and its end on ready',
  ],
  'sync-state': [
    "console/realtime/resync.test.ts › is 'syncing' until the re-reads asked for after authenticated have answered",
    "console/realtime/resync.test.ts › is 'inSync' at once after a resumed stream, and only the profile is read",
    "console/realtime/resync.test.ts › is 'inSync' again after a drop a few seconds after connecting, until the host's first heartbeat is due",
    "console/realtime/resync.test.ts › is 'syncing' after a gap until everything was read again",
    "console/features/topbar/OwnSyncState.test.tsx › shows 'in sync' with the time of the last proof",
    'e2e/recovery.test.ts › ‘Em dia’ is not said while the socket is cut, though the API answers',
  ],
  'server-unavailable': [
    "console/features/topbar/OwnSyncState.test.tsx › says 'Servidor indisponível' while the host cannot work, and when it was last in sync in the hint alone",
    'testing/databaseLoss.test.ts › loses nothing that it acknowledged to 50 consoles, and all are in sync again',
    'console/realtime/availability.test.ts › is asked for nothing until it is back, and for everything then',
    'console/realtime/availability.test.ts › is read at once when it is back, however often that failed before',
    'console/realtime/availability.test.ts › may say so to a socket that it cannot authenticate yet: nobody is signed out',
  ],
  earnings: [
    'console/features/topbar/TopBar.test.tsx › follow ganhos_atualizados',
    'console/features/topbar/TopBar.test.tsx › are shown to agents only, as the toggles are',
  ],
  'mute-toggle': [
    "console/features/topbar/TopBar.test.tsx › are muted and back, and notificationsMuted holds 'true' or 'false'",
    'console/features/session/session.test.ts › are stored with every change',
  ],
  'forwarding-toggle': [
    'console/features/topbar/TopBar.test.tsx › shows the clicked value at once, ignores a second click meanwhile, and calls with the own id',
    "console/features/topbar/TopBar.test.tsx › says 'Erro ao atualizar encaminhamento' when it fails, and returns to the real value",
    'console/features/topbar/TopBar.test.tsx › reads the real value when no response came: the host may have changed it',
  ],
  'online-toggle': [
    "console/features/topbar/TopBar.test.tsx › turns, and says 'Erro ao atualizar status' when it fails",
    'console/features/topbar/TopBar.test.tsx › fails as well when the host answers without success',
    'console/features/topbar/TopBar.test.tsx › follows agente_status_mudou of the own id',
    'console/features/topbar/TopBar.test.tsx › are shown to agents only, as the toggles are',
    'e2e/topbar.test.ts › online and forwarding: each does what it says, and says when it fails',
  ],
  presence: [
    'console/features/topbar/TopBar.test.tsx › beside the avatar stands in words whether the agent is online',
    'console/features/inbox/InboxListView.test.tsx › empty and offline: it says so, and leads out of it',
    'e2e/offers.test.ts › warns once, and takes the agents offline who saw it',
  ],
  'left-queue': [
    'console/features/topbar/LeftQueueBar.test.tsx › stays after an offer ran out, and leads back into the queue',
    'console/features/topbar/LeftQueueBar.test.tsx › goes when the agent comes back elsewhere, and does not return with the next time they leave',
    'e2e/offers.test.ts › warns once, and takes the agents offline who saw it',
  ],
  readiness: [
    'console/features/topbar/lacks.test.ts › what is missing: %s',
    'console/features/topbar/lacks.test.ts › what is a choice is remembered when it is dismissed, what is a fault is not',
    'console/features/topbar/Readiness.test.tsx › who is offline reads nothing, and it is said when they come online',
    'console/features/topbar/Readiness.test.tsx › each is mended by its button, and the last one takes the card along',
    'console/features/topbar/Readiness.test.tsx › where list and chat show one at a time, an open chat has its room',
    'console/features/topbar/Readiness.test.tsx › sounds that the browser blocks are allowed by any click',
    'console/features/topbar/Readiness.test.tsx › what no button can mend is explained: blocked notices, a wrong clock',
    'console/features/topbar/Readiness.test.tsx › dismissed, a choice is not said again in this browser',
    'console/features/topbar/Readiness.test.tsx › what goes wrong later is said elsewhere',
  ],
  'first-steps': [
    'console/features/guide/Guide.test.tsx › a new agent is led from step to step, and what is done stays done',
    'console/features/guide/Guide.test.tsx › dismissed, it is not shown to that person again in this browser',
    'console/features/guide/Guide.test.tsx › is not shown to %s',
    'console/features/guide/Guide.test.tsx › ends with the first sale',
    'domain/firstSteps.test.ts › online %p, with a customer %p, linked %p: %j',
  ],
  'explained-words': [
    'console/features/topbar/TopBar.test.tsx › explains what it does',
    'console/features/chat/header/ChatHeader.test.tsx › explains what referrals are',
  ],
  'user-menu': [
    'console/features/topbar/TopBar.test.tsx › opens the palette',
    'console/features/topbar/TopBar.test.tsx › switches theme and language, and leaves',
    'console/features/topbar/TopBar.test.tsx › are requested only by a click',
    'e2e/ordersDashboard.test.ts › agents are redirected to their console; administrators come through the user menu',
  ],
  'account-badge': [
    'console/app/pending.test.tsx › an administrator sees how many wait, and that it changed',
    'server/routes/accounts.test.ts › is counted for administrators alone, and leaves the e-mail free when refused',
  ],
  theme: [
    'console/features/session/session.test.ts › a stored theme of %s is %s',
    'console/features/session/session.test.ts › are stored with every change',
    'e2e/topbar.test.ts › two tabs of one browser share mute, theme and language',
  ],
  'preferences-tabs': [
    'console/features/session/session.test.ts › follow what another tab of the browser chooses',
    'console/features/session/session.test.ts › leaves the state of a console that nobody signed in to, but for the preferences',
    'e2e/topbar.test.ts › two tabs of one browser share mute, theme and language',
  ],
  'messaging-states': [
    'console/realtime/events.test.ts › moves the connection strip',
    'console/realtime/events.test.ts › brings the code',
    'console/realtime/events.test.ts › connects, and the code is gone',
    'server/rights.test.ts › %s answers each as the table says',
  ],
  'qr-modal': [
    'console/features/topbar/TopBar.test.tsx › opens the QR modal: five steps, a spinner, the code that comes, and its end on ready',
    'e2e/topbar.test.ts › the QR code: it comes while the modal is open, in five steps, and ready closes it',
    "e2e/topbar.test.ts › the QR modal says 'Gerando QR Code...' while the code is awaited",
  ],
  'qr-code': [
    'console/features/topbar/QrModalView.test.tsx › draws a code of any version, with the error correction low',
  ],
};
