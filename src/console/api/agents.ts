import {
  getEarnings,
  getStatistics,
  listColleagues,
  setForwarding,
  setOnline,
} from '@/contract/rest/agents';
import { answerOf, api, type Answer, type NoArg } from './api';

export const agentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    setOnline: build.mutation<Answer<'setOnline'>, { online: boolean }>({
      query: ({ online }) => ({ call: setOnline, body: { online } }),
      responseSchema: answerOf(setOnline),
    }),
    getStatistics: build.mutation<Answer<'getStatistics'>, NoArg>({
      query: () => ({ call: getStatistics }),
      responseSchema: answerOf(getStatistics),
    }),
    getEarnings: build.mutation<Answer<'getEarnings'>, NoArg>({
      query: () => ({ call: getEarnings }),
      responseSchema: answerOf(getEarnings),
    }),
    setForwarding: build.mutation<
      Answer<'setForwarding'>,
      { userId: string; encaminharMensagens: boolean }
    >({
      query: (body) => ({ call: setForwarding, body }),
      responseSchema: answerOf(setForwarding),
    }),
    /** No event tells of it: it is read while somebody is to be chosen. */
    listColleagues: build.query<Answer<'listColleagues'>, NoArg>({
      query: () => ({ call: listColleagues }),
      responseSchema: answerOf(listColleagues),
      keepUnusedDataFor: 0,
    }),
  }),
});
