import { t } from 'elysia'
import { TIER_MEASURES, TIER_MODES, TIER_PERIODS } from '../../../domain/reward/types.ts'
import { oneOf } from '../../../core/one-of.ts'

const whole = (description: string, examples: number[]) =>
  t.Number({ multipleOf: 1, minimum: 0, description, examples })
const amount = t.Nullable(
  whole('For type `flat`, the amount in minor units of the program’s currency.', [500]),
)
const rateBps = t.Nullable(whole('For type `percentage`, basis points.', [3000]))

const level = {
  threshold: whole(
    'The minimum volume, in minor units of the currency or as a count. Must be greater than the previous threshold.',
    [100_000],
  ),
  type: oneOf(['flat', 'percentage']),
}

const tiers = {
  measure: oneOf(TIER_MEASURES, {
    description:
      'The volume to measure before the event: `revenue` (sale amounts), `sales`, `leads` (with their quantity), or `earnings`. Refunds are deducted, and canceled commissions don’t count.',
  }),
  period: oneOf(TIER_PERIODS, {
    description: 'The calendar period (UTC) to measure. `all` is the partner’s lifetime.',
  }),
  mode: oneOf(TIER_MODES, {
    description:
      'How rates apply. `all_or_nothing`: the tier reached before the event applies to the whole event. `marginal`: each part of a sale that crosses a threshold earns that tier’s rate.',
  }),
}

/** Other rates by the partner's volume, in place of the reward's own where no modifier applies. */
export const TiersBody = t.Object(
  {
    ...tiers,
    period: t.Optional(tiers.period),
    mode: t.Optional(tiers.mode),
    levels: t.Array(
      t.Object({ ...level, amount: t.Optional(amount), rateBps: t.Optional(rateBps) }),
      { minItems: 1, maxItems: 20 },
    ),
  },
  {
    description:
      'Rates by the partner’s volume, if no modifier applies. Defaults to period `all` and mode `all_or_nothing`.',
  },
)

/** The same as they are answered. */
export const AnsweredTiers = t.Object({
  ...tiers,
  levels: t.Array(t.Object({ ...level, amount, rateBps })),
})
