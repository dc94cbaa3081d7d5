import { t } from 'elysia'
import { TIER_MEASURES, TIER_MODES, TIER_PERIODS } from '../../../domain/reward/types.ts'
import { oneOf } from '../../../core/one-of.ts'

const whole = (description: string, examples: number[]) =>
  t.Number({ multipleOf: 1, minimum: 0, description, examples })
const amount = t.Nullable(whole("Type flat: minor units of the program's currency", [500]))
const rateBps = t.Nullable(whole('Type percentage: basis points', [3000]))

const level = {
  threshold: whole(
    'From this volume on: minor units of the currency, or a count. More than the one before',
    [100_000],
  ),
  type: oneOf(['flat', 'percentage']),
}

const tiers = {
  measure: oneOf(TIER_MEASURES, {
    description:
      'What the partner brought before the event: revenue (sale amounts), sales, leads (with their quantity) or earnings. Refunds are taken off, and canceled commissions do not count',
  }),
  period: oneOf(TIER_PERIODS, {
    description: 'The calendar period (UTC) of the event that counts; all: the lifetime',
  }),
  mode: oneOf(TIER_MODES, {
    description:
      "all_or_nothing: the tier that was reached before decides for the whole event. marginal: each part of a sale that crosses a threshold earns that tier's rate; a count is not split",
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
      "Other rates by the partner's volume, where no modifier applies. Default: period all, mode all_or_nothing",
  },
)

/** The same as they are answered. */
export const AnsweredTiers = t.Object({
  ...tiers,
  levels: t.Array(t.Object({ ...level, amount, rateBps })),
})
