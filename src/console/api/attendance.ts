import { answerOf, api, type Answer } from './api';

export const attendanceApi = api.injectEndpoints({
  endpoints: (build) => ({
    finishAttendance: build.mutation<Answer<'finishAttendance'>, { chatId: string }>({
      query: ({ chatId }) => ({ call: 'finishAttendance', params: { chatId } }),
      responseSchema: answerOf('finishAttendance'),
    }),
    setAutomation: build.mutation<Answer<'setAutomation'>, { chatId: string; paused: boolean }>({
      query: ({ chatId, paused }) => ({
        call: 'setAutomation',
        params: { chatId },
        body: { pausada: paused },
      }),
      responseSchema: answerOf('setAutomation'),
    }),
  }),
});
