import { byPerson } from '../../../http/operations/callers.ts'
import { operation, resource } from '../../../http/operations/operation.ts'
import { CodeBody, PasswordBody, RecoveryCodes, TotpSecret, TwoFactorState } from './schema.ts'
import { confirmTwoFactor, endTwoFactor, startTwoFactor } from './two-factor.ts'

/** How people turn on and off that signing in asks for a code of an app. */
export const twoFactor = resource('auth', [
  operation(
    'POST',
    ({ deps, person }, { body: { password = '' }, incoming: { address } }) =>
      startTwoFactor(deps, person, { password, address }),
    {
      ...byPerson,
      path: '/auth/two-factor',
      body: PasswordBody,
      answer: TotpSecret,
      id: 'startTwoFactor',
      summary: 'Create two-factor secret',
      description:
        'Creates a secret for an authenticator app. Two-factor authentication turns on when you confirm it with a code.',
    },
  ),
  operation(
    'POST',
    ({ deps, person }, { body: { code }, incoming: { origin } }) =>
      confirmTwoFactor(deps, person, { code, origin }),
    {
      ...byPerson,
      path: '/auth/two-factor/confirm',
      body: CodeBody,
      answer: RecoveryCodes,
      id: 'confirmTwoFactor',
      summary: 'Enable two-factor authentication',
      description:
        'Turns on two-factor authentication with a code from the app and ends your other sessions. Recovery codes are returned only once.',
    },
  ),
  operation(
    'POST',
    ({ deps, person }, { body: { code }, incoming: { origin } }) =>
      endTwoFactor(deps, person, { code, origin }),
    {
      ...byPerson,
      path: '/auth/two-factor/disable',
      body: CodeBody,
      answer: TwoFactorState,
      id: 'endTwoFactor',
      summary: 'Disable two-factor authentication',
      description: 'Turns off two-factor authentication with a code.',
    },
  ),
])
