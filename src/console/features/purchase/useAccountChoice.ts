import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { couponsApi } from '@/console/api/coupons';
import { selectLinkedAccount, selectLinks } from '@/console/entities/couponLinks/couponLinksSlice';
import { selectUserId } from '@/console/entities/session/sessionSelectors';
import { useAppSelector, usePorts } from '@/console/store/hooks';
import { useLocale } from '@/console/shared/text/locale';
import { useToolText } from '@/console/shared/text/useToolText';
import { customerName, linkOf } from '@/domain/couponLinks';
import { formatMoney } from '@/domain/money';
import { usedEmails } from './usedAccounts';

/** An account that can be chosen. Its label contains its value and the other customer it is linked to. */
export interface AccountOption {
  email: string;
  label: string;
  /** Its coupon was used for a purchase and it waits to be given back, so it cannot be chosen again. */
  isUsed: boolean;
}

export interface AccountChoice {
  accounts: readonly AccountOption[];
  accountsStatus: 'loading' | 'ready' | 'failed';
  onRetryAccounts: () => void;
  /** The account linked to the customer, '' for none. It is preselected (behaviour: purchase-modal). */
  linkedEmail: string;
}

/** The agent's own accounts, one of which is chosen for a purchase. */
export function useAccountChoice(chatId: string): AccountChoice {
  const { purchase } = useToolText();
  const locale = useLocale();
  const userId = useAppSelector(selectUserId);
  const links = useAppSelector(selectLinks);
  const { storage } = usePorts();
  const [used] = useState(() => (userId === null ? [] : usedEmails(storage, userId)));
  const linked = useAppSelector((state) => selectLinkedAccount(state, chatId)) ?? '';
  const linkedEmail = used.includes(linked) ? '' : linked;
  const own = couponsApi.useListOwnCouponsQuery(userId === null ? skipToken : { userId }, {
    refetchOnMountOrArgChange: true,
  });

  const accounts = (own.data?.items ?? []).map(({ email, coupon }) => {
    const link = linkOf(links, email);
    const isUsed = used.includes(email);
    const parts = [
      email,
      ...(coupon === null ? [] : [formatMoney(coupon, locale)]),
      ...(link === null || link.chatId === chatId
        ? []
        : [purchase.linkedElsewhere(customerName(link))]),
      ...(isUsed ? [purchase.alreadyUsed] : []),
    ];
    return { email, label: parts.join(' · '), isUsed };
  });
  const isListed = accounts.some(({ email }) => email === linkedEmail);
  return {
    // A link is valid until the list says otherwise (behaviour: coupon-links-cleanup).
    accounts:
      isListed || linkedEmail === ''
        ? accounts
        : [{ email: linkedEmail, label: linkedEmail, isUsed: false }, ...accounts],
    accountsStatus: own.data !== undefined ? 'ready' : own.isError ? 'failed' : 'loading',
    onRetryAccounts: () => void own.refetch(),
    linkedEmail,
  };
}
