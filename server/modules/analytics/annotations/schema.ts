import { t, type Static } from 'elysia'
import { closedObject, timeFields } from '../../../core/fields.ts'
import { oneOf } from '../../../core/one-of.ts'

export const AnnotationsQuery = closedObject(timeFields)
export type AnnotationsQuery = Static<typeof AnnotationsQuery>

export const Annotation = t.Object(
  {
    id: t.String({ description: 'The entry of the audit log, aud_…' }),
    at: t.String({ description: 'When it changed, ISO 8601' }),
    kind: oneOf(['reward', 'attribution']),
    action: oneOf(['created', 'changed', 'archived', 'restored', 'deleted']),
    rewardId: t.Nullable(t.String()),
    event: t.Nullable(t.String({ description: 'What the reward pays: click, lead or sale' })),
    group: t.Nullable(
      t.String({ description: 'The group that earns it; null: a single partner does' }),
    ),
    fields: t.Array(t.String(), { description: 'What changed, as the API calls it' }),
    attributionModel: t.Nullable(t.String({ description: 'The new one, where it changed' })),
  },
  { title: 'Annotation' },
)
export type Annotation = Static<typeof Annotation>
