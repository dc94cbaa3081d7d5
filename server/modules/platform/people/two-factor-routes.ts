import { Elysia } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { clientIp } from '../../../http/client-ip.ts'
import { requestOrigin } from '../../../http/request-origin.ts'
import { securePerson } from '../../../http/secure-person.ts'
import { CodeBody, PasswordBody, RecoveryCodes, TotpSecret, TwoFactorState } from './schema.ts'
import { confirmTwoFactor, endTwoFactor, startTwoFactor } from './two-factor.ts'

/** Registers how people turn on and off that signing in asks for a code of an app. */
export function twoFactorRoutes(deps: Deps) {
  return new Elysia({ name: 'two-factor', prefix: '/auth/two-factor', tags: ['auth'] })
    .use(securePerson(deps))
    .post(
      '',
      ({ person, body, request, server }) => {
        const address = clientIp(deps.config, request, server)
        return startTwoFactor(deps, person, { password: body.password ?? '', address })
      },
      {
        asPerson: true,
        body: PasswordBody,
        response: TotpSecret,
        detail: { operationId: 'startTwoFactor', summary: 'Get a secret for an authenticator app' },
      },
    )
    .post(
      '/confirm',
      ({ person, body: { code }, request, server }) =>
        confirmTwoFactor(deps, person, { code, origin: requestOrigin(deps, { request, server }) }),
      {
        asPerson: true,
        body: CodeBody,
        response: RecoveryCodes,
        detail: {
          operationId: 'confirmTwoFactor',
          summary: 'Turn two-factor sign-in on with a code; shows recovery codes once',
        },
      },
    )
    .post(
      '/disable',
      ({ person, body: { code }, request, server }) =>
        endTwoFactor(deps, person, { code, origin: requestOrigin(deps, { request, server }) }),
      {
        asPerson: true,
        body: CodeBody,
        response: TwoFactorState,
        detail: { operationId: 'endTwoFactor', summary: 'Turn two-factor sign-in off with a code' },
      },
    )
}
