import type { FilterOptions, FilterOutcome, HeldCatalog } from '@/console/ports/catalogs';
import type { NoticeVariant } from '@/console/ports/ports';
import { selectLocale } from '@/console/entities/preferences/preferencesSlice';
import { copyAndSay } from '@/console/shared/notices/copyAndSay';
import type { AppThunk } from '@/console/store/types';
import { promotionWordsOf, type PromotionWords } from '@/console/text/promotionWords';
import { formatSize } from './formatSize';

/**
 * The largest accepted catalog, in bytes. Parsing needs many times its size, and a browser that runs out of memory
 * kills the page instead of reporting an error.
 */
export const LARGEST_CATALOG = 100 * 1024 * 1024;

/** The result of a run, as the modal shows it. */
export type Ending = FilterOutcome | { kind: 'tooLarge' };

/** @returns the toast for a result (behaviour: promotions-faults), or null when the modal alone shows it. */
function noticeOf(
  ending: Ending,
  text: PromotionWords,
  limit: string,
): { variant: NoticeVariant; text: string } | null {
  switch (ending.kind) {
    case 'filtered':
    case 'cancelled':
      return null;
    case 'noProducts':
      return { variant: 'warning', text: text.noProducts };
    case 'tooLarge':
      return { variant: 'error', text: text.tooLarge(limit) };
    case 'notJson':
    case 'allPromotional':
    case 'failed':
      return { variant: 'error', text: text[ending.kind] };
  }
}

/**
 * Filters a pasted catalog, and reports a fault in a toast. Neither the catalog nor its products ever enter an action
 * or the store.
 */
export const filterPasted =
  (pasted: Blob, options: FilterOptions): AppThunk<Promise<Ending>> =>
  async (_dispatch, getState, { catalogs, logger, notifier }) => {
    const ending: Ending =
      pasted.size > LARGEST_CATALOG
        ? { kind: 'tooLarge' }
        : await catalogs.filter(pasted, options).catch((fault: unknown) => {
            logger.warn('catalog', fault instanceof Error ? fault.name : 'unknown');
            return { kind: 'failed' } as const;
          });
    const locale = selectLocale(getState());
    const limit = formatSize(LARGEST_CATALOG, locale);
    const notice = noticeOf(ending, promotionWordsOf(locale), limit);
    // An earlier error no longer applies.
    if (notice === null) notifier.dismiss('catalog');
    else notifier.notify({ ...notice, key: 'catalog' });
    return ending;
  };

/** Copies the products that match `query`, one per line ('' matches all), and reports the result. */
export const copyProducts =
  (catalog: HeldCatalog, query: string, count: number): AppThunk<Promise<void>> =>
  (dispatch, getState) =>
    dispatch(
      copyAndSay(catalog.text(query), promotionWordsOf(selectLocale(getState())).copied(count)),
    );
