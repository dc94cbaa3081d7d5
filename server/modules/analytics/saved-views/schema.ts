import { t, type Static } from 'elysia'
import { oneOf } from '../../../core/one-of.ts'

const name = t.String({ minLength: 1, maxLength: 100, description: 'Unique in the workspace' })
const pinned = t.Boolean({ description: 'Shown before the others' })

export const SavedViewBody = t.Object({
  name,
  page: oneOf(['overview', 'funnel']),
  query: t.String({
    maxLength: 4000,
    description:
      'The query of the page’s address: range or from and to, filters as in GET /analytics, and what is shown',
    examples: ['range=90d&country=DE,AT&metric=sales'],
  }),
  pinned: t.Optional(pinned),
})
export type SavedViewBody = Static<typeof SavedViewBody>

export const SavedViewPatch = t.Partial(t.Object({ name, pinned }))
export type SavedViewPatch = Static<typeof SavedViewPatch>

export const SavedView = t.Object(
  {
    id: t.String({ examples: ['view_1t9QzK4bXeRw2Lm0'] }),
    name,
    page: oneOf(['overview', 'funnel']),
    query: t.String(),
    pinned,
    createdBy: t.Nullable(t.String({ description: 'The person who saved it, per_…' })),
    createdAt: t.String({ description: 'ISO 8601' }),
  },
  { title: 'SavedView' },
)
export type SavedView = Static<typeof SavedView>
