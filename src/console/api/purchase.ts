import type { BodyOf } from '@/contract/rest/call';
import type { CALLS } from '@/contract/rest/calls';
import { answerOf, api, type Answer } from './api';
import { outdates } from './outdates';
import { phoneParams } from './phoneParams';

export const purchaseApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `purchase.chatId` is the chat whose attendance ends. */
    registerPurchase: build.mutation<
      Answer<'registerPurchase'>,
      { phone: string; purchase: BodyOf<(typeof CALLS)['registerPurchase']> }
    >({
      query: (arg) => ({
        call: 'registerPurchase',
        params: phoneParams(arg),
        body: arg.purchase,
      }),
      responseSchema: answerOf('registerPurchase'),
      // The customer's own orders and referrals are the listeners' to read again: the chat is leaving.
      onQueryStarted: outdates('Dashboard'),
    }),
  }),
});
