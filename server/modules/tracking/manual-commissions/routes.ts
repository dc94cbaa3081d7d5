import { Elysia } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { secure } from '../../../http/secure.ts'
import {
  CreateCommissionBody,
  CreatedCommission,
} from '../../earnings/commissions/adjust/create-schema.ts'
import { createCommission } from './create-commission.ts'

/**
 * Registers the route beside the others of commissions; a manual commission may record a lead or a sale
 * first.
 */
export function manualCommissionRoutes(deps: Deps) {
  return new Elysia({
    name: 'manual-commissions',
    prefix: '/commissions',
    tags: ['commissions'],
  })
    .use(secure(deps))
    .post(
      '',
      ({ ctx, body, set }) => {
        set.status = 202
        return createCommission(ctx, body)
      },
      {
        needs: 'program.write',
        body: CreateCommissionBody,
        response: { 202: CreatedCommission },
        detail: {
          operationId: 'createCommission',
          summary: 'Create a commission by hand',
          description:
            'custom: a bonus, or a claw-back when the amount is negative; due at once. lead, sale: the ' +
            "event is recorded for the partner's link and earns what the reward says. Keys without " +
            "`payouts.write` give up to the program's `dailyBonusLimit` on a day.",
        },
      },
    )
}
