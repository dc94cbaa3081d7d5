import { Elysia } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { securePartner } from '../../../http/authenticate-partner.ts'
import { getOwnMethod, removeOwnMethod, setOwnMethod } from './own-payout-method.ts'
import { continueOnboarding } from './continue-onboarding.ts'
import { OnboardingBody, OwnPayoutMethod, PayoutMethodBody, PayoutOnboarding } from './schema.ts'

/**
 * Registers routes for signed-in partners only: no key of the workspace and no embedded dashboard can call
 * them.
 */
export function payoutMethodRoutes(deps: Deps) {
  return new Elysia({
    name: 'payout-methods',
    prefix: '/partner/payout-method',
    tags: ['payout-methods'],
  })
    .use(securePartner(deps))
    .get('', ({ ctx }) => getOwnMethod(ctx), {
      asPartner: true,
      response: OwnPayoutMethod,
      detail: {
        operationId: 'getPayoutMethod',
        summary: 'Where the signed-in partner is paid, and the choices',
      },
    })
    .put('', ({ ctx, body }) => setOwnMethod(ctx, body), {
      asPartner: true,
      body: PayoutMethodBody,
      response: OwnPayoutMethod,
      detail: {
        operationId: 'setPayoutMethod',
        summary: 'Say where the signed-in partner is paid',
      },
    })
    .post(
      '/onboarding',
      ({ ctx, body, request }) => continueOnboarding(ctx, body, request.headers),
      {
        asPartner: true,
        body: OnboardingBody,
        response: PayoutOnboarding,
        detail: {
          operationId: 'continuePayoutOnboarding',
          summary: 'Set up an account on the pages of its provider',
          description:
            'Opens the account if there is none, and answers where to go on. Call it again when the partner comes back: once the provider is content, the account becomes the payout method.',
        },
      },
    )
    .delete('', ({ ctx }) => removeOwnMethod(ctx), {
      asPartner: true,
      response: OwnPayoutMethod,
      detail: {
        operationId: 'removePayoutMethod',
        summary: 'Remove where the signed-in partner is paid',
      },
    })
}
