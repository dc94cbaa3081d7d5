import { t, type Static } from 'elysia'
import { oneOf } from '../../../core/one-of.ts'
import { MAX_PAGE_SIZE } from '../../../core/paging.ts'
import { AUDIT_ACTORS } from '../../../domain/audit.ts'
import { ENROLLMENT_STATUSES } from '../../../domain/enrollment.ts'
import { ACTIVITY_KINDS, REFERENCE_TYPES } from './kinds.ts'

export const ActivityQuery = t.Object({
  kinds: t.Optional(
    t.String({
      maxLength: 400,
      description: 'The kinds of entries to return, separated by commas. Defaults to all kinds.',
      examples: ['payout_paid,payout_failed'],
    }),
  ),
  pageSize: t.Optional(
    t.Integer({
      minimum: 1,
      maximum: MAX_PAGE_SIZE,
      description: 'The number of entries to return. Defaults to 100, the maximum.',
    }),
  ),
  startingAfter: t.Optional(
    t.String({
      maxLength: 64,
      description: 'A cursor: the ID of the last entry on the previous page.',
    }),
  ),
})
export type ActivityQuery = Static<typeof ActivityQuery>

export const PartnerActivity = t.Object(
  {
    id: t.String({ description: 'The ID of the entry, which is also its cursor.' }),
    kind: oneOf(ACTIVITY_KINDS, { description: 'The kind of entry.' }),
    createdAt: t.String({ description: 'When it happened, in ISO 8601 format.' }),
    programId: t.Nullable(
      t.String({ description: 'The ID of the program, or null for all programs.' }),
    ),
    actor: t.Nullable(
      t.Object(
        {
          type: oneOf(AUDIT_ACTORS, { description: 'The type of actor.' }),
          id: t.String({ description: 'The ID of the member, key, or partner.' }),
          name: t.Nullable(t.String({ description: 'The name of the actor.' })),
        },
        { description: 'The actor, or null if no person or key caused it.' },
      ),
    ),
    reference: t.Nullable(
      t.Object(
        {
          type: oneOf(REFERENCE_TYPES, { description: 'The type of object.' }),
          id: t.String({ description: 'The ID of the object.' }),
          name: t.Nullable(
            t.String({ description: 'The name of the object, if it still exists.' }),
          ),
        },
        { description: 'The object that the entry is about.' },
      ),
    ),
    status: t.Nullable(
      oneOf(ENROLLMENT_STATUSES, { description: 'For `status_changed`, the new status.' }),
    ),
    changes: t.Nullable(
      t.Array(t.String(), { description: 'For `changed`, the names of the changed fields.' }),
    ),
    amount: t.Nullable(
      t.Integer({ description: 'The amount of the payout or sale, in minor units.' }),
    ),
    currency: t.Nullable(t.String({ description: 'The currency of the amount.' })),
    text: t.Nullable(
      t.String({ description: 'The subject of the email, or the text of the note.' }),
    ),
  },
  { title: 'PartnerActivity' },
)
export type PartnerActivity = Static<typeof PartnerActivity>
