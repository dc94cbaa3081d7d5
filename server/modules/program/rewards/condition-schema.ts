import { t, type Static } from 'elysia'
import { event } from './schema.ts'

export const ConditionAttribute = t.Object(
  {
    attribute: t.String({ examples: ['customer.country'] }),
    label: t.String({ examples: ['Customer country'] }),
    type: t.String({ examples: ['country'] }),
    events: t.Array(event),
    operators: t.Array(t.Object({ name: t.String(), label: t.String(), list: t.Boolean() })),
    choices: t.Nullable(
      t.Array(t.String(), { description: 'All possible values, if there are only a few.' }),
    ),
  },
  { title: 'ConditionAttribute' },
)
export type ConditionAttribute = Static<typeof ConditionAttribute>
