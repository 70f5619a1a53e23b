import { CALLS } from '@/contract/rest/calls';
import { deviceOf } from '@/server/auth/device';
import type { KnownBrowsers } from '@/server/auth/knownBrowsers';
import type { Client } from '@/server/auth/sessions';
import { publicRoute, route, type CallInput, type Route } from '@/server/http/defineRoute';
import type { AuthService } from '@/server/services/accounts/auth';
import type { ConfirmationService } from '@/server/services/accounts/confirmation';
import type { ProfileService } from '@/server/services/accounts/profile';
import type { RegistrationService } from '@/server/services/accounts/registration';
import type { SecondStepService } from '@/server/services/accounts/secondStep';
import { accountText } from '@/server/text/accounts';
import { authText } from '@/server/text/auth';
import { secondFactorText } from '@/server/text/secondFactor';

interface Services {
  auth: AuthService;
  confirmation: ConfirmationService;
  knownBrowsers: KnownBrowsers;
  profile: ProfileService;
  registration: RegistrationService;
  secondStep: SecondStepService;
}

export function authRoutes({
  auth,
  confirmation,
  knownBrowsers,
  profile,
  registration,
  secondStep,
}: Services): Route[] {
  return [
    publicRoute(CALLS.login, async ({ body, ...from }) => {
      const knownCookie = from.cookie(knownBrowsers.cookieName(body.email));
      const client = clientOf(from);
      const answer = await auth.login({ ...body, client, knownCookie });
      if ('desafio' in answer) return { ...answer, message: secondFactorText.codeAsked };
      const { cookie: known, ...signedIn } = answer;
      from.setCookie(known);
      return { ...signedIn, message: authText.loggedIn };
    }),
    publicRoute(CALLS.loginCode, async ({ body, ...from }) => {
      const { cookie: known, ...signedIn } = await secondStep.finish({
        ...body,
        client: clientOf(from),
        cookie: from.cookie,
      });
      from.setCookie(known);
      return { ...signedIn, message: authText.loggedIn };
    }),
    route(CALLS.confirm, {
      right: 'signedIn',
      admitsUnprotected: true,
      handler: async ({ person, sessionId, body, address, cookie }) => {
        await confirmation.confirm({ person, sessionId, proof: body, address, cookie });
        return { success: true, message: null };
      },
    }),
    publicRoute(CALLS.register, async ({ body, foto, ...from }) => {
      const signedIn = await registration.register({ ...body, foto, client: clientOf(from) });
      const isPending = signedIn.user.estado === 'pendente';
      return {
        ...signedIn,
        message: isPending ? accountText.registeredPending : accountText.registered,
      };
    }),
    route(CALLS.getProfile, {
      right: 'signedIn',
      admitsPending: true,
      admitsUnprotected: true,
      handler: async ({ person }) => ({
        user: await profile.read(person),
        message: null,
        contasPendentes: await profile.countPending(person),
      }),
    }),
    route(CALLS.updateProfile, {
      right: 'signedIn',
      admitsUnprotected: true,
      handler: async ({ body, foto, ...caller }) => {
        const updated = await profile.update(caller, { ...body, foto });
        return { ...updated, message: accountText.updated };
      },
    }),
  ];
}

type Caller = Pick<CallInput<unknown, unknown, unknown>, 'header' | 'address'>;

const clientOf = ({ header, address }: Caller): Client => ({
  device: deviceOf(header('User-Agent')),
  address,
});
