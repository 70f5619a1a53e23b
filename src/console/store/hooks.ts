import { createContext, useContext } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { Store } from '@reduxjs/toolkit';
import type { AppPorts } from '@/console/ports/ports';
import type { EntryDispatch, EntryState } from './entry';
import type { AppDispatch, RootState } from './types';

export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppStore = useStore.withTypes<Store<RootState> & { dispatch: AppDispatch }>();

/** The same for screens that are shown before the desk is open. They see only the slices that exist then. */
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
