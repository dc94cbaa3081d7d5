import { t, type Static } from 'elysia'
import { FRAUD_RULE_NAMES } from '../../../domain/fraud/index.ts'
import { SEVERITIES, type FraudRuleName } from '../../../domain/fraud/types.ts'
import { oneOf } from '../../../core/one-of.ts'
import { cursorFields, pageFields } from '../../../core/fields.ts'

export const FLAG_STATUSES = ['open', 'released', 'rejected'] as const
export type FlagStatus = (typeof FLAG_STATUSES)[number]

const id = t.String({ minLength: 1, maxLength: 64 })
const maybeText = t.Nullable(t.String())
const rule = oneOf(FRAUD_RULE_NAMES as [FraudRuleName, ...FraudRuleName[]])

export const FlagParams = t.Object({ id })

export const FlagQuery = t.Object({
  status: t.Optional(oneOf(FLAG_STATUSES)),
  programId: t.Optional(id),
  partnerId: t.Optional(id),
  commissionId: t.Optional(id),
  rule: t.Optional(rule),
  ...pageFields,
  ...cursorFields,
})
export type FlagQuery = Static<typeof FlagQuery>

export const FraudFlag = t.Object(
  {
    id: t.String(),
    status: oneOf(FLAG_STATUSES, {
      description: 'The status. Open flags are closed only by people.',
    }),
    rule,
    severity: oneOf(SEVERITIES),
    sentence: t.String({ description: 'The finding, in one sentence.' }),
    evidence: t.Record(t.String(), t.String()),
    programId: t.String(),
    partnerId: t.String(),
    enrollmentId: t.String(),
    customerId: maybeText,
    commissionId: t.Nullable(
      t.String({
        description:
          'The ID of the commission. Null if the flag is about the partner and holds all of their earnings.',
      }),
    ),
    partner: t.Object({ id: t.String(), name: t.String(), email: maybeText }),
    commission: t.Nullable(
      t.Object({
        id: t.String(),
        earnings: t.Number({
          description: 'The earnings, in minor units of the program’s currency.',
        }),
        currency: t.String(),
      }),
    ),
    note: maybeText,
    reviewedBy: t.Nullable(
      t.String({ description: 'The actor who closed the flag, such as `key:key_…`.' }),
    ),
    reviewedAt: maybeText,
    createdAt: t.String(),
  },
  { title: 'FraudFlag' },
)
export type FraudFlag = Static<typeof FraudFlag>

const note = t.Optional(
  t.Nullable(
    t.String({ maxLength: 1000, description: 'A note for your records. Partners don’t see it.' }),
  ),
)
const ban = t.Optional(
  t.Boolean({
    description: 'Whether to also ban the partner from the program for fraud. Defaults to false.',
  }),
)
const flagIds = t.Array(id, { minItems: 1, maxItems: 100 })

export const ReleaseBody = t.MaybeEmpty(t.Object({ note }))
export type ReleaseBody = NonNullable<Static<typeof ReleaseBody>>
export const RejectFlagBody = t.MaybeEmpty(t.Object({ note, ban }))
export type RejectFlagBody = NonNullable<Static<typeof RejectFlagBody>>
export const BulkReleaseBody = t.Object({ flagIds, note })
export const BulkRejectBody = t.Object({ flagIds, note, ban })

export const FraudRuleInfo = t.Object(
  {
    rule,
    title: t.String(),
    defaults: t.Record(t.String(), t.Unknown(), {
      description:
        'The default settings of the rule. To change them, update `fraudSettings` of the program.',
    }),
  },
  { title: 'FraudRule' },
)
export type FraudRuleInfo = Static<typeof FraudRuleInfo>
