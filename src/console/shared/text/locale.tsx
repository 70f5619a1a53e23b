import { createContext, useContext, type ReactNode } from 'react';
import { selectLocale } from '@/console/entities/preferences/preferencesSlice';
import { useEntrySelector } from '@/console/store/hooks';
import type { Locale } from '@/console/text/texts';

const LocaleContext = createContext<Locale | null>(null);

/**
 * Tells the chosen language to all that is below. Nearly every component asks for it, so one of them looks at the store
 * at each change instead of hundreds.
 */
export function LocaleProvider({ children }: { children: ReactNode }) {
  return <LocaleContext value={useEntrySelector(selectLocale)}>{children}</LocaleContext>;
}

/**
 * @returns the chosen language; the component renders again when another is chosen.
 * @throws Error without a LocaleProvider above the component, which is a bug in the composition
 */
export function useLocale(): Locale {
  const locale = useContext(LocaleContext);
  if (locale === null) throw new Error('useLocale needs a LocaleProvider above it');
  return locale;
}
