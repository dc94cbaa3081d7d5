import { t, type Static } from 'elysia'
import { closedObject } from '../../../core/fields.ts'
import { oneOf } from '../../../core/one-of.ts'
import { GROUP_NAMES, type GroupName } from '../reports/groupings.ts'
import { AnalyticsCount, AnalyticsRow } from '../reports/schema.ts'

const Time = (description: string) => t.String({ description: `${description}, ISO 8601` })

export const ShareLinkBody = t.Object({
  viewId: t.String({ maxLength: 64, description: 'The saved view that it shows, view_…' }),
  expiresAt: t.Optional(
    t.Nullable(
      t.String({
        maxLength: 40,
        description: 'ISO 8601, in the future; default: never',
        examples: ['2027-01-01'],
      }),
    ),
  ),
})
export type ShareLinkBody = Static<typeof ShareLinkBody>

export const ShareLink = t.Object(
  {
    id: t.String({ examples: ['share_1t9QzK4bXeRw2Lm0'] }),
    viewId: t.String(),
    expiresAt: t.Nullable(Time('When it stops working')),
    createdBy: t.Nullable(t.String({ description: 'The person who created it, per_…' })),
    createdAt: Time('When it was created'),
  },
  { title: 'ShareLink' },
)
export type ShareLink = Static<typeof ShareLink>

export const CreatedShareLink = t.Composite([
  ShareLink,
  t.Object({
    url: t.String({
      description: 'The address to pass on. Store it now: it is never shown again',
    }),
  }),
])
export type CreatedShareLink = Static<typeof CreatedShareLink>

/** Pages are left out: their addresses may name people. */
const HIDDEN = ['top_urls', 'top_base_urls', 'referer_urls', 'trigger'] as const
type Hidden = (typeof HIDDEN)[number]
type SharedGroup = Exclude<GroupName, Hidden>
export const SHARED_GROUPS = GROUP_NAMES.filter(
  (name) => !(HIDDEN as readonly string[]).includes(name),
  // `count` is always among them.
) as [SharedGroup, ...SharedGroup[]]

/** All that a viewer chooses; time and filters are the view's. */
export const SharedQuery = closedObject({
  groupBy: t.Optional(oneOf(SHARED_GROUPS, { description: 'Default: count' })),
  event: t.Optional(
    oneOf(['clicks', 'leads', 'sales', 'composite'], {
      description: 'What rows are chosen and sorted by; default clicks',
    }),
  ),
  include: t.Optional(oneOf(['buyers'], { description: 'Also counts buyers; not over time' })),
  period: t.Optional(
    oneOf(['current', 'previous'], { description: 'The view’s time, or as long a time before it' }),
  ),
})
export type SharedQuery = Static<typeof SharedQuery>

export const SharedAnalytics = t.Union([t.Array(AnalyticsRow), AnalyticsCount])

export const SharedReport = t.Object(
  {
    name: t.String(),
    workspace: t.String(),
    page: oneOf(['overview', 'funnel']),
    currency: t.String(),
    timezone: t.String(),
    range: t.Object({
      interval: t.Nullable(t.String()),
      start: t.Nullable(t.String()),
      end: t.Nullable(t.String()),
    }),
    compares: t.Boolean(),
    filteredBy: t.Array(t.String(), { description: 'Names of its filters, without values' }),
    shown: t.Record(t.String(), t.String(), { description: 'What it shows first' }),
    groupings: t.Array(t.String()),
    expiresAt: t.Nullable(Time('When the link stops working')),
  },
  { title: 'SharedReport' },
)
export type SharedReport = Static<typeof SharedReport>
