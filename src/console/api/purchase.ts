import type { BodyOf } from '@/contract/rest/call';
import type { CALLS } from '@/contract/rest/calls';
import { registerPurchase } from '@/contract/rest/purchase';
import { answerOf, api, type Answer } from './api';
import { outdates } from './outdates';
import { phoneParams } from './phoneParams';

export const purchaseApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** @param purchase `purchase.chatId` is the chat whose attendance ends. */
    registerPurchase: build.mutation<
      Answer<'registerPurchase'>,
      { phone: string; purchase: BodyOf<(typeof CALLS)['registerPurchase']> }
    >({
      query: (arg) => ({
        call: registerPurchase,
        params: phoneParams(arg),
        body: arg.purchase,
      }),
      responseSchema: answerOf(registerPurchase),
      // Listeners re-read the customer's own orders and referrals, because the chat is about to leave.
      onQueryStarted: outdates('Dashboard'),
    }),
  }),
});
