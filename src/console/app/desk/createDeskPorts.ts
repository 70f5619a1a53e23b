import { createBrowserCatalogs } from '@/console/app/browser/catalogs/createBrowserCatalogs';
import { createClipboard } from '@/console/app/browser/clipboard';
import { createDesktop } from '@/console/app/browser/desktop';
import { createLocks } from '@/console/app/browser/locks';
import { createNewId } from '@/console/app/browser/newId';
import { createSounds } from '@/console/app/browser/sounds';
import { markedSounds } from '@/console/app/recording/markers';
import type { DeskPorts, EntryPorts } from '@/console/ports/ports';
import { createIdentityQuestion } from '@/console/lib/identityQuestion';
import { createPresses } from '@/console/lib/presses';
import { createVault } from '@/console/lib/vault';
import { ioSocket } from '@/console/realtime/ioSocket';

/** @returns the ports of a real browser that are needed only after signing in. */
export function createDeskPorts({ clock, logger, page, recording }: EntryPorts): DeskPorts {
  const newId = createNewId(window.crypto);
  const locks = 'locks' in window.navigator ? window.navigator.locks : undefined;
  const notifications = 'Notification' in window ? window.Notification : undefined;
  const activation = 'userActivation' in window.navigator ? window.navigator.userActivation : null;
  return {
    makeSocket: ioSocket,
    vault: createVault(newId),
    identity: createIdentityQuestion(),
    presses: createPresses(clock),
    newId,
    sounds: markedSounds(
      createSounds({
        makeAudio: (url) => new Audio(url),
        locks,
        clock,
        hasBeenActive: () => activation?.hasBeenActive,
      }),
      recording.mark,
    ),
    desktop: createDesktop({ notifications, locks, focus: () => window.focus() }, page, (name) =>
      logger.warn('desktop notice refused', name),
    ),
    clipboard: createClipboard(window),
    catalogs: createBrowserCatalogs(),
    dialogs: {
      confirm: (text) => window.confirm(text),
      prompt: (text, initial) => window.prompt(text, initial),
    },
    locks: createLocks(locks),
  };
}
