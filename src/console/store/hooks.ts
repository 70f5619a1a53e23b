import { createContext, useContext } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { Store } from '@reduxjs/toolkit';
import type { AppPorts } from '@/console/ports/ports';
import type { AppDispatch, RootState } from './types';

export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppStore = useStore.withTypes<Store<RootState> & { dispatch: AppDispatch }>();

/** The ports the store was made with, for components that need the clock, the vault or the page. */
export const PortsContext = createContext<AppPorts | null>(null);

/** @throws Error outside of a PortsContext: a fault of the composition. */
export function usePorts(): AppPorts {
  const ports = useContext(PortsContext);
  if (!ports) throw new Error('usePorts needs a PortsContext above it');
  return ports;
}
