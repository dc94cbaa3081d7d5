import { t, type Static } from 'elysia'
import { RewardBody, whole } from '../../program/rewards/schema.ts'

const money = (description: string) => t.Number({ description })
const actual = money('The actual earnings net of refunds, in minor units of the currency.')
const simulated = money('The earnings with the draft, in minor units of the currency.')
const affected = t.Number({
  description: 'The number of events that would have earned a different amount.',
})
const sums = { actual, simulated, events: t.Number(), affected }

export const SimulationBody = t.Object({
  draft: t.Object(RewardBody.properties, {
    description:
      'The draft reward for sales or leads of a group or an enrollment, as in `POST /rewards`.',
  }),
  months: t.Optional(
    whole({
      minimum: 1,
      maximum: 12,
      description: 'The number of calendar months (UTC) including the current one. Defaults to 6.',
    }),
  ),
})
export type SimulationBody = Static<typeof SimulationBody>

export const Simulation = t.Object(
  {
    programId: t.String(),
    event: RewardBody.properties.event,
    sentence: t.String({ description: 'The draft in one sentence.' }),
    since: t.String(),
    until: t.String(),
    currency: t.String({ description: 'The currency of the earnings.', examples: ['usd'] }),
    ...sums,
    unpriced: t.Number({
      description:
        'The number of sales in other currencies without an exchange rate, which are excluded.',
    }),
    months: t.Array(t.Object({ month: t.String({ examples: ['2026-10'] }), ...sums })),
    currencies: t.Array(
      t.Object({
        currency: t.String({ description: 'The currency of the sales.' }),
        saleAmount: money(
          'The total of the sales before refunds, in minor units of this currency.',
        ),
        ...sums,
      }),
      { description: 'The results by currency of the sales. Empty for leads.' },
    ),
    partners: t.Array(
      t.Object({ partnerId: t.String(), enrollmentId: t.String(), name: t.String(), ...sums }),
      { description: 'The ten partners with the largest changes.' },
    ),
    examples: t.Array(
      t.Object({
        eventId: t.String(),
        at: t.String(),
        partnerId: t.String(),
        partnerName: t.String(),
        customerId: t.Nullable(t.String()),
        amount: t.Nullable(money('The sale amount, in its currency.')),
        currency: t.Nullable(t.String()),
        actual,
        simulated,
        reason: t.Nullable(t.String({ description: 'Why the event would have earned nothing.' })),
        steps: t.Array(t.String({ description: 'A step of the draft’s calculation.' })),
      }),
      { description: 'The five events with the largest changes.' },
    ),
  },
  { title: 'Simulation' },
)
export type Simulation = Static<typeof Simulation>
