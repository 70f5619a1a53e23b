import { CALLS } from '@/contract/rest/calls';
import type { KnownBrowsers } from '@/server/auth/knownBrowsers';
import { publicRoute, route, type Route } from '@/server/http/defineRoute';
import type { AuthService } from '@/server/services/accounts/auth';
import type { ProfileService } from '@/server/services/accounts/profile';
import type { RegistrationService } from '@/server/services/accounts/registration';
import { accountText } from '@/server/text/accounts';
import { authText } from '@/server/text/auth';

interface Services {
  auth: AuthService;
  knownBrowsers: KnownBrowsers;
  profile: ProfileService;
  registration: RegistrationService;
}

export function authRoutes({ auth, knownBrowsers, profile, registration }: Services): Route[] {
  return [
    publicRoute(CALLS.login, async ({ body, address, cookie, setCookie }) => {
      const knownCookie = cookie(knownBrowsers.cookieName(body.email));
      const { cookie: known, ...signedIn } = await auth.login({ ...body, address, knownCookie });
      setCookie(known);
      return { ...signedIn, message: authText.loggedIn };
    }),
    publicRoute(CALLS.register, async ({ body, foto, address }) => {
      const signedIn = await registration.register({ ...body, foto, address });
      return { ...signedIn, message: accountText.registered };
    }),
    route(CALLS.getProfile, {
      right: 'signedIn',
      handler: async ({ person }) => ({ user: await profile.read(person), message: null }),
    }),
    route(CALLS.updateProfile, {
      right: 'signedIn',
      handler: async ({ person, sessionId, body, foto }) => {
        const updated = await profile.update({ person, sessionId }, { ...body, foto });
        return { ...updated, message: accountText.updated };
      },
    }),
  ];
}
