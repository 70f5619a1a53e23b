import { answerOf, api, type Answer, type NoArg } from './api';

/** Whether WhatsApp is connected: the slice owns it, this call is its transport. */
export const statusApi = api.injectEndpoints({
  endpoints: (build) => ({
    getStatus: build.mutation<Answer<'getStatus'>, NoArg>({
      query: () => ({ call: 'getStatus' }),
      responseSchema: answerOf('getStatus'),
    }),
  }),
});
