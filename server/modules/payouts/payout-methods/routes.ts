import { Elysia } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { securePartner } from '../../../http/authenticate-partner.ts'
import { getOwnMethod, removeOwnMethod, setOwnMethod } from './own-payout-method.ts'
import { OwnPayoutMethod, PayoutMethodBody } from './schema.ts'

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
    .delete('', ({ ctx }) => removeOwnMethod(ctx), {
      asPartner: true,
      response: OwnPayoutMethod,
      detail: {
        operationId: 'removePayoutMethod',
        summary: 'Remove where the signed-in partner is paid',
      },
    })
}
