import { t, type Static } from 'elysia'
import { closedObject, timeFields } from '../../../core/fields.ts'
import { oneOf } from '../../../core/one-of.ts'

export const AnnotationsQuery = closedObject(timeFields)
export type AnnotationsQuery = Static<typeof AnnotationsQuery>

export const Annotation = t.Object(
  {
    id: t.String({ description: 'The ID of the audit log entry, such as `aud_…`.' }),
    at: t.String({ description: 'When the change was made, in ISO 8601 format.' }),
    kind: oneOf(['reward', 'attribution']),
    action: oneOf(['created', 'changed', 'archived', 'restored', 'deleted']),
    rewardId: t.Nullable(t.String()),
    event: t.Nullable(
      t.String({ description: 'The event that the reward pays for: click, lead, or sale.' }),
    ),
    group: t.Nullable(
      t.String({ description: 'The group that earns the reward, or null for a single partner.' }),
    ),
    fields: t.Array(t.String(), { description: 'The names of the changed fields.' }),
    attributionModel: t.Nullable(
      t.String({ description: 'The new attribution model, if it changed.' }),
    ),
  },
  { title: 'Annotation' },
)
export type Annotation = Static<typeof Annotation>
