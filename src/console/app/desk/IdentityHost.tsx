import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { usePorts } from '@/console/store/hooks';

const load = async () =>
  (await import(/* webpackChunkName: "identity" */ '@/console/features/identity/IdentityDialog'))
    .IdentityDialog;

/**
 * Shows the question who is there while a call waits for its answer. Its code is downloaded when it is first asked; when
 * that fails the call fails as without a network.
 */
export function IdentityHost() {
  const { identity } = usePorts();
  const isOpen = useSyncExternalStore(identity.subscribe, identity.isOpen);
  const [Dialog, setDialog] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isOpen || Dialog !== null) return;
    load().then(
      (loaded) => setDialog(() => loaded),
      () => identity.answer('failed'),
    );
  }, [Dialog, identity, isOpen]);
  // Whoever leaves the screen, or is signed out, does not answer any more.
  useEffect(() => () => identity.answer('cancelled'), [identity]);
  return isOpen && Dialog !== null ? <Dialog /> : null;
}
