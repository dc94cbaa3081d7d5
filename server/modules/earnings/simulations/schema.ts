import { t, type Static } from 'elysia'
import { RewardBody, whole } from '../../program/rewards/schema.ts'

const money = (description: string) => t.Number({ description })
const actual = money('What they earned, net of refunds: minor units of the currency')
const simulated = money('What they would have earned by the draft')
const affected = t.Number({ description: 'Events that would have earned something else' })
const sums = { actual, simulated, events: t.Number(), affected }

export const SimulationBody = t.Object({
  draft: t.Object(RewardBody.properties, {
    description: 'As for POST /rewards: for sales or leads, of a group or an enrollment',
  }),
  months: t.Optional(
    whole({
      minimum: 1,
      maximum: 12,
      description: 'Calendar months (UTC), the current one included. Default: 6',
    }),
  ),
})
export type SimulationBody = Static<typeof SimulationBody>

export const Simulation = t.Object(
  {
    programId: t.String(),
    event: RewardBody.properties.event,
    sentence: t.String({ description: 'The draft in words' }),
    since: t.String(),
    until: t.String(),
    currency: t.String({ description: 'Of all amounts that are earned', examples: ['usd'] }),
    ...sums,
    unpriced: t.Number({
      description: 'Sales in other currencies without a known rate, which count nowhere here',
    }),
    months: t.Array(t.Object({ month: t.String({ examples: ['2026-10'] }), ...sums })),
    currencies: t.Array(
      t.Object({
        currency: t.String({ description: 'Of the sales' }),
        saleAmount: money('Of the sales, before refunds: minor units of this currency'),
        ...sums,
      }),
      { description: 'The same by the currency of the sales; none for leads' },
    ),
    partners: t.Array(
      t.Object({ partnerId: t.String(), enrollmentId: t.String(), name: t.String(), ...sums }),
      { description: 'The ten for whom most changes' },
    ),
    examples: t.Array(
      t.Object({
        eventId: t.String(),
        at: t.String(),
        partnerId: t.String(),
        partnerName: t.String(),
        customerId: t.Nullable(t.String()),
        amount: t.Nullable(money('Of the sale, in its currency')),
        currency: t.Nullable(t.String()),
        actual,
        simulated,
        reason: t.Nullable(t.String({ description: 'Why nothing would have been earned' })),
        steps: t.Array(t.String({ description: 'How the draft comes to its amount' })),
      }),
      { description: 'The five events that change most' },
    ),
  },
  { title: 'Simulation' },
)
export type Simulation = Static<typeof Simulation>
