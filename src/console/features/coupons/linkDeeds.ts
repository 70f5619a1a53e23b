import type { Conversation } from '@/contract/entities/conversation';
import {
  accountLinked,
  accountUnlinked,
  selectLinks,
} from '@/console/entities/couponLinks/couponLinksSlice';
import type { AppThunk } from '@/console/store/types';
import { selectText } from '@/console/shared/text/useText';
import { customerName, replacedBy } from '@/domain/couponLinks';

/** 'Vincular ao cliente': links the account and reports the new customer and the links this replaced. */
export const linkToCustomer =
  (email: string, { id, name, number }: Pick<Conversation, 'id' | 'name' | 'number'>): AppThunk =>
  (dispatch, getState, { notifier }) => {
    const link = { chatId: id, nome: name, numero: number };
    const before = replacedBy(selectLinks(getState()), email, id);
    dispatch(accountLinked({ email, link }));
    const { notices } = selectText(getState());
    const said = [
      notices.accountLinked(customerName(link)),
      ...(before.customer === null
        ? []
        : [notices.accountWasLinked(email, customerName(before.customer))]),
      ...(before.account === null
        ? []
        : [notices.accountWasLinked(before.account, customerName(link))]),
    ];
    notifier.notify({ variant: 'success', text: said.join('. '), key: 'accountLink' });
  };

/** 'Desvincular'. */
export const unlinkAccount =
  (email: string): AppThunk =>
  (dispatch, getState, { notifier }) => {
    dispatch(accountUnlinked({ email }));
    const text = selectText(getState()).notices.accountUnlinked;
    notifier.notify({ variant: 'success', text, key: 'accountLink' });
  };
