import * as v from 'valibot';
import {
  activateSecondFactor,
  beginSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
} from '@/contract/rest/secondFactor';
import type { AppPorts } from '@/console/ports/ports';
import type { VaultRef } from '@/console/lib/vault';
import { answerOf, api, type Answer, type NoArg } from './api';
import type { ApiError } from './apiError';

/** What an answer has for the person alone: it is in the vault, and this is the ticket (wire: secrets-beside-actions). */
export interface Shown {
  shown: VaultRef;
}

const shownSchema: v.GenericSchema<Shown, Shown> = v.strictObject({
  shown: v.custom<VaultRef>((input) => typeof input === 'string'),
});

const misfit: ApiError = { kind: 'schema', path: '(root)' };

/** Reads recovery codes and puts them into the vault: `codigos`, one a line. */
function keepCodes(data: unknown, { vault }: AppPorts): { data: Shown } | { error: ApiError } {
  const read = v.safeParse(answerOf(renewRecoveryCodes), data);
  if (!read.success) return { error: misfit };
  const codigos = read.output.codigos.items.join('\n');
  return { data: { shown: vault.put({ fields: { codigos } }) } };
}

export const secondFactorApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** @returns a vault reference to segredo, uri. */
    beginSecondFactor: build.mutation<Shown, NoArg>({
      queryFn: async (_arg, { extra }, _options, ask) => {
        const answer = await ask({ call: beginSecondFactor });
        if (answer.error) return { error: answer.error };
        const read = v.safeParse(answerOf(beginSecondFactor), answer.data);
        if (!read.success) return { error: misfit };
        return { data: { shown: (extra as AppPorts).vault.put({ fields: { ...read.output } }) } };
      },
      responseSchema: shownSchema,
    }),
    /** @param code a vault reference to codigo. @returns a vault reference to codigos, one a line. */
    activateSecondFactor: build.mutation<Shown, { code: VaultRef }>({
      queryFn: async ({ code }, { extra }, _options, ask) => {
        const answer = await ask({ call: activateSecondFactor, sealed: code });
        return answer.error ? { error: answer.error } : keepCodes(answer.data, extra as AppPorts);
      },
      responseSchema: shownSchema,
    }),
    /** @returns a vault reference to codigos, one a line. */
    renewRecoveryCodes: build.mutation<Shown, NoArg>({
      queryFn: async (_arg, { extra }, _options, ask) => {
        const answer = await ask({ call: renewRecoveryCodes });
        return answer.error ? { error: answer.error } : keepCodes(answer.data, extra as AppPorts);
      },
      responseSchema: shownSchema,
    }),
    endSecondFactor: build.mutation<Answer<'endSecondFactor'>, NoArg>({
      query: () => ({ call: endSecondFactor }),
      responseSchema: answerOf(endSecondFactor),
    }),
  }),
});
