import { t, type Static } from 'elysia'
import { closedObject } from '../../../core/fields.ts'
import { oneOf } from '../../../core/one-of.ts'
import { GROUP_NAMES, type GroupName } from '../reports/groupings.ts'
import { AnalyticsCount, AnalyticsRow } from '../reports/schema.ts'

const Time = (description: string) => t.String({ description })

export const ShareLinkBody = t.Object({
  viewId: t.String({ maxLength: 64, description: 'The ID of the saved view, such as `view_…`.' }),
  expiresAt: t.Optional(
    t.Nullable(
      t.String({
        maxLength: 40,
        description:
          'When the link expires, as an ISO 8601 time in the future. By default, it doesn’t expire.',
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
    expiresAt: t.Nullable(Time('When the link expires, in ISO 8601 format.')),
    createdBy: t.Nullable(
      t.String({ description: 'The ID of the user who created it, such as `per_…`.' }),
    ),
    createdAt: Time('When it was created, in ISO 8601 format.'),
  },
  { title: 'ShareLink' },
)
export type ShareLink = Static<typeof ShareLink>

export const CreatedShareLink = t.Composite([
  ShareLink,
  t.Object({
    url: t.String({
      description: 'The URL to share. Store it: it’s returned only once.',
    }),
  }),
])
export type CreatedShareLink = Static<typeof CreatedShareLink>

/** Left out: pages, whose addresses may name people, and partners with their groups and programs. */
const HIDDEN = [
  'top_urls',
  'top_base_urls',
  'referer_urls',
  'trigger',
  'top_partners',
  'top_groups',
  'top_programs',
] as const
type Hidden = (typeof HIDDEN)[number]
type SharedGroup = Exclude<GroupName, Hidden>
export const SHARED_GROUPS = GROUP_NAMES.filter(
  (name) => !(HIDDEN as readonly string[]).includes(name),
  // `count` is always among them.
) as [SharedGroup, ...SharedGroup[]]

/** All that a viewer chooses; time and filters are the view's. */
export const SharedQuery = closedObject({
  groupBy: t.Optional(
    oneOf(SHARED_GROUPS, { description: 'How to group the results. Defaults to `count`.' }),
  ),
  event: t.Optional(
    oneOf(['clicks', 'leads', 'sales', 'composite'], {
      description: 'The type of event that rows are selected and sorted by. Defaults to `clicks`.',
    }),
  ),
  include: t.Optional(
    oneOf(['buyers'], {
      description:
        'Additional data to include. `buyers` also counts first-time buyers. It isn’t available over time.',
    }),
  ),
  period: t.Optional(
    oneOf(['current', 'previous'], {
      description: 'The report’s own time range, or the previous period of the same length.',
    }),
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
    filteredBy: t.Array(t.String(), { description: 'The names of the filters, without values.' }),
    shown: t.Record(t.String(), t.String(), { description: 'The metric that is shown first.' }),
    groupings: t.Array(t.String()),
    expiresAt: t.Nullable(Time('When the link expires, in ISO 8601 format.')),
  },
  { title: 'SharedReport' },
)
export type SharedReport = Static<typeof SharedReport>
