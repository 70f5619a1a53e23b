import { getStatus } from '@/contract/rest/status';
import { answerOf, api, type Answer, type NoArg } from './api';

/** A slice owns whether WhatsApp is connected; this call only reads it. */
export const statusApi = api.injectEndpoints({
  endpoints: (build) => ({
    getStatus: build.mutation<Answer<'getStatus'>, NoArg>({
      query: () => ({ call: getStatus }),
      responseSchema: answerOf(getStatus),
    }),
  }),
});
