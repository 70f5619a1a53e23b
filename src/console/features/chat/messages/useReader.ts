import { useMemo } from 'react';
import { selectIsAdmin, selectUserId } from '@/console/entities/session/sessionSelectors';
import { useLocale } from '@/console/shared/text/locale';
import { useText } from '@/console/shared/text/useText';
import { useAppFacts } from '@/console/store/hooks';
import type { RootState } from '@/console/store/types';
import type { Locale, Texts } from '@/console/text/texts';

/** Who reads the messages, and in which words. */
export interface Reader {
  text: Texts;
  locale: Locale;
  isAdmin: boolean;
  userId: string | null;
}

const factsOf = (state: RootState) => ({
  isAdmin: selectIsAdmin(state),
  userId: selectUserId(state),
});

/**
 * @returns the same object until something in it changes. The list asks once for all its bubbles: each that asked the
 * store by itself would make opening a chat dearer, and every event.
 */
export function useReader(): Reader {
  const text = useText();
  const locale = useLocale();
  const { isAdmin, userId } = useAppFacts(factsOf);
  return useMemo(() => ({ text, locale, isAdmin, userId }), [text, locale, isAdmin, userId]);
}
