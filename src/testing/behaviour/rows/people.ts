import type { Rows } from '../row';

/** Signing in, Session, Registration, Profile. */
export const PEOPLE: Rows = {
  'login-form': [
    'console/features/login/LoginView.test.tsx › submits the typed values by keyboard alone',
    'console/features/login/LoginView.test.tsx › is disabled while a request is in flight, and says so',
    'e2e/inbox.test.ts › the login card is 450 px wide',
  ],
  'login-to-register': [
    'console/app/EntryPage.test.tsx › leads from the login to the register form and back, and carries the e-mail',
    'console/app/EntryPage.test.tsx › the register form keeps its fields, except passwords, when a person goes to the login and back',
  ],
  'login-required': [
    'console/features/login/LoginPage.test.tsx › requires both fields before it sends a request',
    'domain/validation/validation.test.ts › e-mail %j and password %j: %s',
  ],
  'login-busy': [
    'console/features/login/LoginView.test.tsx › is disabled while a request is in flight, and says so',
  ],
  'login-success': [
    'console/features/login/LoginPage.test.tsx › signs in: the token goes to its store, and neither it nor the password into the state',
  ],
  'login-failed': [
    'e2e/recovery.test.ts › a login whose console cannot be downloaded says that it failed, and succeeds when it can',
    'console/features/login/LoginPage.test.tsx › says why signing in failed, and allows another try (%#)',
    'console/features/session/session.test.ts › a wrong password is an error of that call and signs nobody out',
  ],
  'login-attempts': [
    'server/routes/auth.test.ts › blocks an e-mail from one address after ten wrong passwords, the right one too, for as long as it says',
    'server/routes/auth.test.ts › blocks an address that tries one password on many e-mails',
    'server/routes/auth.test.ts › lets the right password in as often as it comes',
    'server/routes/auth.test.ts › does not tell whether an account exists',
    'server/limits/attemptLimiter.test.ts › delays the eleventh guess until the first is fifteen minutes old',
    'server/limits/attemptLimiter.test.ts › admits no more than ten of a hundred concurrent guesses',
  ],
  'password-toggle': [
    'console/features/login/LoginView.test.tsx › shows the password when asked, and hides it again',
    'console/features/registration/RegistrationView.test.tsx › shows each password when asked, and hides it again',
  ],
  'session-start': [
    'console/features/session/session.test.ts › without a token nobody is signed in, and nothing is asked',
    'console/features/session/session.test.ts › with a token the profile is read with that token as bearer, and user_id is stored',
    'console/app/auth.test.tsx › is loading until it is known',
  ],
  'session-retry': [
    'e2e/recovery.test.ts › a reload while the console cannot be downloaded says so, and the page goes on by itself when it can',
    'console/features/session/session.test.ts › a host that does not answer is asked again, and nobody is signed out',
    'e2e/recovery.test.ts › a host that is away at the start: a spinner says so, then the console appears by itself',
  ],
  'session-invalid-token': [
    'console/features/session/session.test.ts › a refused token signs out silently',
    'e2e/recovery.test.ts › a token that expired before the visit signs out without a notice',
  ],
  'session-forced-out': [
    'console/features/session/session.test.ts › is forced by a 401 of any call, with its text, once',
    'console/realtime/events.test.ts › signs out with its text and closes the socket',
    'console/features/outbox/outbox.test.ts › stays kept through a forced logout, and is sent when that person is back',
    'e2e/recovery.test.ts › a token that expires during work signs out with a notice, and the refused message waits for the next time',
  ],
  'session-store': [
    'console/features/session/session.test.ts › sends what the vault held, keeps the token out of the state, and moves on after 500 ms',
    'console/api/calls.test.ts › sends what the contract says, with the bearer',
    'console/features/login/LoginPage.test.tsx › signs in: the token goes to its store, and neither it nor the password into the state',
    'console/features/profile/Profile.test.tsx › is saved, and the session holds the saved person; values set by events stay',
    'console/app/session.replay.test.ts › holds no password, token or cookie in any action or state, while each of them was used',
  ],
  'session-is-signed-in': [
    'console/app/auth.test.tsx › returns the signed-in person and whether they are an administrator, or that nobody is signed in (%#)',
  ],
  'session-logout': [
    'console/features/session/session.test.ts › leaves the state of a console that nobody signed in to, but for the preferences',
    'console/features/session/session.test.ts › ignores responses requested before it',
    "console/features/outbox/outbox.test.ts › is emptied by 'Sair', which asks first",
    'console/features/session/session.test.ts › is told to the host with the token that was left, which no action and no state holds',
    'console/features/session/session.test.ts › goes as well and says nothing when the host %s',
    'console/features/session/session.test.ts › does not end the sign-in that follows when the host refuses it late',
    'server/routes/sessions.test.ts › by ‘Sair’ ends the token on the server, and nothing else',
    "e2e/sessions.test.ts › 'Sair' ends the token on the server, and the other tab leaves without an error",
  ],
  'logout-asks': [
    "console/features/outbox/outbox.test.ts › is emptied by 'Sair', which asks first",
  ],
  'session-tabs': [
    'console/features/session/session.test.ts › sign out together, and follow who signs in',
    'console/features/session/session.test.ts › follow another person who signs in without anybody signing out, and hold nothing of the first',
    'console/features/session/session.test.ts › continue their work with the new token of the same person',
    'e2e/recovery.test.ts › two tabs of one person: signing out in one signs out in both',
  ],
  'session-rights-change': [
    'console/features/session/rights.test.ts › make an agent who was promoted an administrator, with the list of all',
    'console/features/session/rights.test.ts › leave a demoted administrator only their own chats',
    'console/features/session/rights.test.ts › unsent messages stay with their writer when their rights change',
    'console/features/session/rights.test.ts › a name that somebody else changed is shown after a reconnect',
    'console/features/session/rights.test.ts › the profile is read again when the page becomes visible, at most every 30 s',
  ],
  'auth-hook': ['console/app/auth.test.tsx › outside its provider throws, in Portuguese'],
  'token-lifetime': [
    'server/auth/tokens.test.ts › is refused once its sign-in has expired',
    'server/routes/sessions.test.ts › end one that was idle for long, and not one that was used',
    'server/routes/sessions.test.ts › count an open socket as use',
    'server/routes/sessions.test.ts › end it after a day, however much it is used',
    'server/routes/sessions.test.ts › outlive a restart of the server',
    'server/sockets/sessionEnd.test.ts › hears nothing more once %s, whatever others say meanwhile',
    'server/sockets/otherProcess.test.ts › that ends all sign-ins (%s) cuts their sockets at once, and nobody else’s',
    'server/sockets/otherProcess.test.ts › that changes rights cuts the person’s sockets, which come back with the new ones',
    'server/routes/auth.test.ts › gives the rights that the database has now',
  ],
  'register-form': [
    'console/features/registration/RegistrationView.test.tsx › has the heading, the fields and the words (behaviour: register-form)',
    'console/features/registration/RegistrationView.test.tsx › shows each password when asked, and hides it again',
    'console/features/registration/RegistrationView.test.tsx › is disabled while a request is in flight, and says so',
    'console/app/EntryPage.test.tsx › leads from the login to the register form and back, and carries the e-mail',
    'e2e/registration.test.ts › the card of the form is 500 px wide',
  ],
  'register-photo': [
    'console/features/registration/RegistrationView.test.tsx › shows the chosen photo, changes it, and revokes its object URL',
    'console/features/registration/RegistrationView.test.tsx › reports a photo that cannot be shown as no photo',
    'console/features/registration/RegistrationView.test.tsx › ignores a file that is not a photo',
    'console/app/EntryPage.test.tsx › a file that is not an image is refused; an image of any size is accepted',
  ],
  'register-required': [
    'console/app/EntryPage.test.tsx › the first fault is shown, and its field gets the focus: %s',
    'domain/validation/validation.test.ts › is not filled in by %j',
    'domain/validation/validation.test.ts › registration, in the order of its checks › %j: %s',
  ],
  'register-phone': [
    'console/app/EntryPage.test.tsx › the first fault is shown, and its field gets the focus: %s',
    'domain/phone.test.ts › %j is complete: %p',
    'domain/validation/validation.test.ts › registration, in the order of its checks › %j: %s',
  ],
  'register-password-length': [
    'console/app/EntryPage.test.tsx › the first fault is shown, and its field gets the focus: %s',
    'domain/validation/validation.test.ts › have at least 6 characters; an emoji counts as one',
    'domain/validation/validation.test.ts › registration, in the order of its checks › %j: %s',
  ],
  'register-password-match': [
    'console/app/EntryPage.test.tsx › the first fault is shown, and its field gets the focus: %s',
    'domain/validation/validation.test.ts › registration, in the order of its checks › %j: %s',
  ],
  'register-success': [
    'console/app/EntryPage.test.tsx › makes the account and signs in: the token to its store, and no secret into the state',
    'server/routes/registration.test.ts › makes an agent who is signed in at once, and can sign in again',
  ],
  'register-failed': [
    'console/app/EntryPage.test.tsx › says so when it fails, keeps the fields, and can be tried again: %s',
    'console/app/EntryPage.test.tsx › says that the account may exist when its response is lost',
    'server/routes/registration.test.ts › gives an e-mail one account, in whatever case it is written',
    'server/routes/registration.test.ts › blocks an address that registers too often, for as long as it says',
  ],
  'password-advice': [
    'console/features/registration/RegistrationView.test.tsx › advises against a weak password, and accepts it all the same',
    'domain/validation/validation.test.ts › %j gets the hint %s',
  ],
  'password-common': [
    'server/auth/commonPasswords.test.ts › %j is common: %s',
    'server/routes/registration.test.ts › asks for %s',
    'server/routes/profile.test.ts › refuses %j, and changes nothing',
    'server/commands/admin.test.ts › accepts a piped password, never prints it, and refuses a short or common one',
  ],
  'field-fault': [
    'console/app/EntryPage.test.tsx › the first fault is shown, and its field gets the focus: %s',
    'console/features/registration/RegistrationView.test.tsx › marks the field that has to be corrected, until it is changed',
    'console/features/profile/Profile.test.tsx › the first fault is shown, and its field gets the focus: %s',
    'e2e/purchase.test.ts › a click on the greyed button says what is missing, in order',
    'console/features/login/LoginPage.test.tsx › requires both fields before it sends a request',
  ],
  'phone-mask': [
    'console/features/registration/RegistrationView.test.tsx › writes the mask of a phone: %s is %s',
    'console/ui/PhoneField.test.tsx › takes a number that is pasted over another',
  ],
  'profile-form': [
    "console/features/profile/Profile.test.tsx › shows the account's data; the e-mail is read-only",
    'e2e/profile.test.ts › an agent changes name, phone and photo, and finds them after a reload',
    'e2e/profile.test.ts › a new password: this browser goes on in all its tabs, another one is signed out',
  ],
  'profile-required': [
    'console/features/profile/Profile.test.tsx › the first fault is shown, and its field gets the focus: %s',
    'server/routes/profile.test.ts › refuses %j, and changes nothing',
    'domain/validation/validation.test.ts › profile, in the order of its checks › %j: %s',
  ],
  'profile-password': [
    'console/features/profile/Profile.test.tsx › the first fault is shown, and its field gets the focus: %s',
    'console/features/profile/Profile.test.tsx › with a short new password shows advice against it, and saves it all the same',
    'server/routes/profile.test.ts › refuses %j, and changes nothing',
    'domain/validation/validation.test.ts › profile, in the order of its checks › %j: %s',
  ],
  'profile-saved': [
    'console/features/profile/Profile.test.tsx › is saved, and the session holds the saved person; values set by events stay',
    'console/features/profile/Profile.test.tsx › with a new password goes on with the token of the answer, and no secret enters the state',
    'server/routes/profile.test.ts › ends every other sign-in at once, and gives this one a new token',
  ],
  'profile-failed': [
    'console/features/profile/Profile.test.tsx › that cannot be saved says why, and keeps what was typed (%#)',
  ],
  'profile-changes': [
    'console/features/profile/Profile.test.tsx › can be saved only when something was changed, and says so',
    'console/features/profile/Profile.test.tsx › does not undo what an administrator saved meanwhile: only the fields touched here change',
    'console/features/profile/Profile.test.tsx › saves nothing while the current profile cannot be read',
    'console/features/profile/Profile.test.tsx › asks before unsaved changes are left, and not otherwise',
    'e2e/profile.test.ts › unsaved changes are asked about, by our own button and by the browser’s Back',
  ],
  'profile-sessions': [
    'console/features/profile/sessions/Sessions.test.tsx › show device, address and when each was last seen, and which is this one',
    'console/features/profile/sessions/Sessions.test.tsx › can be ended one by one, but for this one',
    'console/features/profile/sessions/Sessions.test.tsx › can be ended all but this one',
    'console/features/profile/sessions/Sessions.test.tsx › count one that has ended meanwhile as ended',
    'console/features/profile/sessions/Sessions.test.tsx › say why one could not be ended (%#)',
    'console/features/profile/sessions/Sessions.test.tsx › that cannot be read are read when asked again',
    'console/features/profile/sessions/Sessions.test.tsx › are not there on a host that answers %s',
    'server/routes/sessions.test.ts › shows each with its device, its address and its times, the one last seen first',
    'server/routes/sessions.test.ts › of oneself: one, which is refused from then on, and no other',
    'server/routes/sessions.test.ts › of all others leaves the own one, and other people’s',
    'e2e/sessions.test.ts › who ends a session in one browser signs out the other at once, with its text',
  ],
  'photo-limits': [
    'domain/validation/validation.test.ts › %j of %i bytes: %s',
    'domain/validation/validation.test.ts › are 5 MB at most, and of any size when no limit is given',
    'console/features/profile/Profile.test.tsx › refuses %s of %s with %i bytes',
    'server/routes/users.test.ts › refuses a file that is not a photo, and one of more than 5 MB',
    'server/http/uploads.test.ts › is made a clean square, or refused in words: %s',
  ],
  'photo-kept': [
    'server/ports/images.test.ts › is a small square without anything else: %s',
    'server/ports/images.test.ts › leaves nothing behind: %s',
    'server/http/uploads.test.ts › is made a clean square, or refused in words: %s',
    'server/http/uploads.test.ts › is stopped by its size, when it declares none',
  ],
};
