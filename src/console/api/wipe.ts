import { wipeData } from '@/contract/rest/wipe';
import { answerOf, api, type Answer, type NoArg } from './api';
import { outdates } from './outdates';

export const wipeApi = api.injectEndpoints({
  endpoints: (build) => ({
    wipeData: build.mutation<Answer<'wipeData'>, NoArg>({
      query: () => ({ call: wipeData }),
      responseSchema: answerOf(wipeData),
      onQueryStarted: outdates('Dashboard', 'Orders'),
    }),
  }),
});
