import * as v from 'valibot';
import { CALLS } from '@/contract/rest/calls';
import type { PersonName, TestAnswer, TestServer } from './startTestServer';
import { codeAt } from './totpCodes';

/** Sends the first code of a second factor. */
export const activate = (server: TestServer, as: PersonName, codigo: string): Promise<TestAnswer> =>
  server.request('POST', '/api/auth/segundo-fator/ativar', { as, body: { codigo } });

/** Turns somebody's second factor on. @returns the secret of their app, base 32, and their recovery codes. */
export async function turnOn(
  server: TestServer,
  as: PersonName,
): Promise<{ secret: string; codes: string[] }> {
  const begun = await server.request('POST', '/api/auth/segundo-fator', { as });
  const { segredo: secret } = v.parse(CALLS.beginSecondFactor.answer, begun.body);
  const { body } = await activate(server, as, codeAt(secret, server.clock.now()));
  const { codigos } = v.parse(CALLS.activateSecondFactor.answer, body);
  return { secret, codes: codigos.items };
}
