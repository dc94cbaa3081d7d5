import { t, type Static } from 'elysia'
import { oneOf } from '../../../core/one-of.ts'

const name = t.String({
  minLength: 1,
  maxLength: 100,
  description: 'The name, which must be unique in the workspace.',
})
const pinned = t.Boolean({ description: 'Whether to list this view before others.' })

export const SavedViewBody = t.Object({
  name,
  page: oneOf(['overview', 'funnel']),
  query: t.String({
    maxLength: 4000,
    description:
      'The query string of the report page: a range or `from` and `to`, the filters of `GET /analytics`, and the display options.',
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
    createdBy: t.Nullable(
      t.String({ description: 'The ID of the user who saved it, such as `per_…`.' }),
    ),
    createdAt: t.String(),
  },
  { title: 'SavedView' },
)
export type SavedView = Static<typeof SavedView>
