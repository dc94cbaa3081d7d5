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
      summary: 'Get a secret for an authenticator app',
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
      summary: 'Turn two-factor sign-in on with a code; shows recovery codes once',
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
      summary: 'Turn two-factor sign-in off with a code',
    },
  ),
])
