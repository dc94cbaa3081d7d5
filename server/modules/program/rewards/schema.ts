import { t, type Static } from 'elysia'
import { MAX_AMOUNT_MINOR, MAX_DURATION_MONTHS } from '../../../domain/reward/check-terms.ts'
import { REWARD_EVENTS } from '../../../domain/reward/types.ts'
import { oneOf } from '../../../core/one-of.ts'
import { answered, pageFields } from '../../../core/fields.ts'
import { AnsweredTiers, TiersBody } from './tier-schema.ts'
import { answeredSaleRules, label, saleRuleFields } from './product-schema.ts'

/** A whole number; unlike `t.Integer` it does not take one that is written as text. */
export const whole = (options: Parameters<typeof t.Number>[0]) =>
  t.Number({ multipleOf: 1, ...options })

export const Id = t.String({ minLength: 1, maxLength: 64 })

const amount = whole({
  minimum: 0,
  maximum: MAX_AMOUNT_MINOR,
  description: 'For type `flat`, the amount in minor units of the program’s currency.',
  examples: [500],
})
const rateBps = whole({
  minimum: 0,
  maximum: 10_000,
  description: 'For type `percentage`, the rate in basis points: 10,000 is 100%.',
  examples: [2000],
})
const months = whole({
  minimum: 0,
  maximum: MAX_DURATION_MONTHS,
  description:
    'The duration in months from the first sale. 0 is the first sale only, and null is unlimited.',
  examples: [12],
})
const type = oneOf(['flat', 'percentage'])

/** Fields that rewards and discounts share: an amount or a rate, and a duration. */
export const termsFields = {
  type,
  amount: t.Optional(t.Nullable(amount)),
  rateBps: t.Optional(t.Nullable(rateBps)),
  maxDurationMonths: t.Optional(t.Nullable(months)),
}

/** Terms as they are answered. */
export const Terms = t.Object({
  type,
  amount: t.Nullable(amount),
  rateBps: t.Nullable(rateBps),
  maxDurationMonths: t.Nullable(months),
})
export type Terms = Static<typeof Terms>

/** The owner of an offer: a group, or one enrollment in place of its group. */
export const ownerFields = {
  programId: t.Optional(t.Nullable(Id)),
  groupId: t.Optional(t.Nullable(Id)),
  enrollmentId: t.Optional(t.Nullable(Id)),
  partnerId: t.Optional(
    t.Nullable(
      t.String({
        maxLength: 64,
        description:
          'The partner’s ID, instead of `enrollmentId`. Requires `programId` if the workspace has several programs.',
      }),
    ),
  ),
}
export interface OwnerBody {
  programId?: string | null
  groupId?: string | null
  enrollmentId?: string | null
  partnerId?: string | null
}

const limitWho = {
  per: oneOf(['customer', 'partner']),
  period: oneOf(['all', 'day', 'week', 'month'], {
    description: 'A calendar period in UTC. Weeks start on Monday.',
  }),
}
const LimitBody = t.Object({
  ...limitWho,
  period: t.Optional(limitWho.period),
  amount: t.Optional(t.Nullable(whole({ description: 'The maximum amount, in minor units.' }))),
  count: t.Optional(t.Nullable(whole({ description: 'The maximum number of commissions.' }))),
})

const match = oneOf(['all', 'any'], {
  description: 'How to combine the conditions: `all` (AND) or `any` (OR).',
})
/** Checked by hand: its type depends on the attribute. */
const value = t.Any({
  description: 'A text, number, or Boolean. For the operators `in` and `notIn`, a list.',
})
const conditionFields = {
  attribute: t.String({ maxLength: 300, examples: ['customer.country'] }),
  operator: t.String({ maxLength: 50, examples: ['in'] }),
  value,
  label,
}
const When = t.Object({
  match,
  conditions: t.Array(
    t.Object(
      {
        ...t.Partial(t.Object(conditionFields)).properties,
        match: t.Optional(match),
        conditions: t.Optional(t.Array(t.Object(conditionFields), { maxItems: 20 })),
      },
      {
        description:
          'A condition with `attribute`, `operator`, and `value`, or a group with `match` and `conditions`.',
      },
    ),
    { maxItems: 20 },
  ),
})

const ruleFields = {
  limits: t.Optional(t.Array(LimitBody, { maxItems: 5 })),
  modifiers: t.Optional(
    t.Array(t.Object({ ...termsFields, when: When, label }, answered('sentence', 'forPartners')), {
      maxItems: 20,
      description: 'Exceptions for some events. The first match applies.',
    }),
  ),
  ...saleRuleFields,
  tiers: t.Optional(t.Nullable(TiersBody)),
  description: t.Optional(
    t.Nullable(
      t.String({ maxLength: 500, description: 'Your own description, which partners see.' }),
    ),
  ),
}
export const event = oneOf(REWARD_EVENTS)

export const RewardBody = t.Object({ ...ownerFields, event, ...termsFields, ...ruleFields })
export type RewardBody = Static<typeof RewardBody>

export const RewardPatch = t.Object({
  ...termsFields,
  type: t.Optional(type),
  ...ruleFields,
  ifVersion: t.Optional(
    whole({
      minimum: 1,
      maximum: 2_147_483_647,
      description:
        'The version that you last read. Returns 409 if someone has changed the reward since.',
    }),
  ),
})
export type RewardPatch = Static<typeof RewardPatch>

export const RewardParams = t.Object({ id: t.String({ maxLength: 64 }) })

export const RewardQuery = t.Object({
  programId: t.Optional(Id),
  groupId: t.Optional(Id),
  enrollmentId: t.Optional(Id),
  event: t.Optional(event),
  archived: t.Optional(
    t.Boolean({
      description: 'If true, only archived results. By default, only results that aren’t archived.',
    }),
  ),
  ...pageFields,
})
export type RewardQuery = Static<typeof RewardQuery>

export const VersionQuery = t.Object(pageFields)
export type VersionQuery = Static<typeof VersionQuery>

const sentence = t.String({
  description: 'The terms in one sentence.',
  examples: ['20 % of every sale for 12 months'],
})
const answeredRules = {
  ...Terms.properties,
  currency: t.String({ examples: ['usd'] }),
  limits: t.Array(
    t.Object({
      ...limitWho,
      amount: t.Nullable(t.Number()),
      count: t.Nullable(t.Number()),
    }),
  ),
  modifiers: t.Array(
    t.Object({
      ...Terms.properties,
      when: When,
      label: t.Nullable(t.String()),
      sentence,
      forPartners: t.String({ description: 'The sentence as partners see it, in English.' }),
    }),
  ),
  ...answeredSaleRules,
  tiers: t.Nullable(AnsweredTiers),
  description: t.Nullable(t.String()),
  sentence,
}

export const Reward = t.Object(
  {
    id: t.String({ examples: ['rwd_1Vd4T2sKq0aB3xYz'] }),
    programId: t.String(),
    groupId: t.Nullable(t.String()),
    enrollmentId: t.Nullable(
      t.String({
        description: 'The ID of the enrollment, if the reward replaces its group’s reward.',
      }),
    ),
    event,
    version: t.Number({ description: 'The latest version. Each change creates a new one.' }),
    ...answeredRules,
    createdAt: t.String(),
    updatedAt: t.String(),
    archivedAt: t.Nullable(
      t.String({
        description:
          'When the reward was archived. New customers no longer get it, and existing customers keep it.',
      }),
    ),
  },
  { title: 'Reward' },
)
export type Reward = Static<typeof Reward>

export const RewardVersion = t.Object(
  {
    rewardId: t.String(),
    version: t.Number(),
    event,
    ...answeredRules,
    createdBy: t.String({
      description: 'The actor who created the version.',
      examples: ['key:key_1Vd4T2sKq0aB3xYz'],
    }),
    createdAt: t.String(),
  },
  { title: 'RewardVersion' },
)
export type RewardVersion = Static<typeof RewardVersion>
