import { createContext, useContext } from 'react';
import { shallowEqual, useDispatch, useSelector, useStore } from 'react-redux';
import type { Store } from '@reduxjs/toolkit';
import type { AppPorts } from '@/console/ports/ports';
import type { EntryDispatch, EntryState } from './entry';
import type { AppDispatch, RootState } from './types';

export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppStore = useStore.withTypes<Store<RootState> & { dispatch: AppDispatch }>();

/**
 * Several facts at one look, in an object of their own: the component is drawn again when one of them changes. Every look
 * at the store is asked about every event, so who needs many facts takes this. Not for a fact that changes for a moment
 * and back before anything is drawn: as a value of its own it draws nothing then.
 */
export const useAppFacts = <T extends object>(select: (state: RootState) => T): T =>
  useAppSelector(select, shallowEqual);

/** `useAppSelector` and `useAppDispatch` for screens that are shown before the desk is open. They see only the slices that exist then. */
export const useEntrySelector = useSelector.withTypes<EntryState>();
export const useEntryDispatch = useDispatch.withTypes<EntryDispatch>();

/** The ports of the store, for components that need the clock, the vault or the page. */
export const PortsContext = createContext<AppPorts | null>(null);

/** @throws Error without a PortsContext above the component, which is a bug in the composition */
export function usePorts(): AppPorts {
  const ports = useContext(PortsContext);
  if (!ports) throw new Error('usePorts needs a PortsContext above it');
  return ports;
}
