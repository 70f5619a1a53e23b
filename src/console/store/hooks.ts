import { createContext, useContext } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { Store } from '@reduxjs/toolkit';
import type { AppServices } from '@/console/services/services';
import type { AppDispatch, RootState } from './types';

export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppStore = useStore.withTypes<Store<RootState> & { dispatch: AppDispatch }>();

/** The services the store was made with, for components that need the clock, the vault or the page. */
export const ServicesContext = createContext<AppServices | null>(null);

/** @throws Error outside of a ServicesContext: a fault of the composition. */
export function useServices(): AppServices {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesContext above it');
  return services;
}
