import { t, type Static, type TSchema } from 'elysia'
import { oneOf } from '../../../core/one-of.ts'
import { timeFields } from '../../../core/fields.ts'
import { linkRowFields } from '../../links/links/row-schema.ts'
import { FILTERS, type FilterAlias, type FilterName } from './filters.ts'
import { GROUP_NAMES, GROUPINGS, type GroupKey } from './groupings.ts'

const text = (description: string, example: string | undefined) =>
  t.Optional(
    t.String({
      maxLength: 4000,
      description: `${description} Pass one value, several separated by commas, or exclude values with a leading \`-\`.`,
      ...(example !== undefined && { examples: [example] }),
    }),
  )
type Text = ReturnType<typeof text>

/** Filters of reports and lists of events. */
export const filterFields = Object.fromEntries(
  FILTERS.flatMap(([name, { about, example, options, alias }]): [string, TSchema][] => [
    [name, options ? t.Optional(oneOf(options, { description: about })) : text(about, example)],
    ...(alias
      ? [[alias, text(`Deprecated. Use \`${name}\`.`, example)] satisfies [string, TSchema]]
      : []),
  ]),
  // Words of a few are texts too.
) as unknown as Record<FilterName | FilterAlias, Text>

const currency = t.Optional(
  t.String({
    maxLength: 10,
    description: 'The currency of `saleAmount`. Defaults to the workspace’s currency.',
  }),
)
const event = t.Optional(
  oneOf(['clicks', 'leads', 'sales', 'composite'], {
    description: 'The type of event that rows are selected and sorted by. Defaults to `clicks`.',
  }),
)

export const AnalyticsQuery = t.Object({
  event,
  groupBy: t.Optional(
    oneOf(GROUP_NAMES, { description: 'How to group the results. Defaults to `count`.' }),
  ),
  include: t.Optional(
    oneOf(['buyers'], {
      description:
        'Additional data to include. `buyers` also counts first-time buyers. It isn’t available over time.',
    }),
  ),
  ...timeFields,
  currency,
  ...filterFields,
})
export type AnalyticsQuery = Static<typeof AnalyticsQuery>

export const AnalyticsExportQuery = t.Object({
  event,
  groupBy: t.Optional(
    t.String({
      maxLength: 500,
      description:
        'One or more groupings, separated by commas. Defaults to all groupings except `count`.',
      examples: ['timeseries,countries'],
    }),
  ),
  format: t.Optional(
    oneOf(['csv', 'ndjson'], { description: 'The file format. Defaults to `csv`.' }),
  ),
  columns: t.Optional(
    t.String({ maxLength: 500, description: 'The columns to include, separated by commas.' }),
  ),
  ...timeFields,
  currency,
  ...filterFields,
})
export type AnalyticsExportQuery = Static<typeof AnalyticsExportQuery>

const figures = {
  clicks: t.Integer(),
  leads: t.Integer(),
  sales: t.Integer(),
  buyers: t.Optional(
    t.Integer({
      description:
        'With `include=buyers`, the number of customers who became a lead and bought for the first time in this time range. Never greater than `leads`.',
    }),
  ),
  saleAmount: t.Integer({ description: 'Sales minus refunds in one currency, in minor units.' }),
  saleAmounts: t.Record(t.String(), t.Integer(), {
    description: 'Sales minus refunds for each currency.',
    examples: [{ usd: 12900, eur: 4900 }],
  }),
}

export const AnalyticsCount = t.Object(figures)
export type AnalyticsCount = Static<typeof AnalyticsCount>

const key = t.Optional(t.String())
type Key = typeof key

/** The keys of all groupings. */
const rowKeys = Object.fromEntries(
  Object.values(GROUPINGS).flatMap(({ keys, constants, options }) =>
    Object.keys({ ...keys, ...constants }).map((name, i) => [
      name,
      t.Optional(options && i === 0 ? oneOf(options) : t.String()),
    ]),
  ),
  // Words of a few are texts too.
) as unknown as Record<GroupKey, Key>

/** What rows by partner, group, or program show of it. */
const partnerRowFields = {
  partnerId: t.Optional(t.Nullable(t.String())),
  partner: t.Optional(
    t.Object(
      {
        id: t.String(),
        name: t.String(),
        image: t.Nullable(t.String()),
        country: t.Nullable(t.String()),
      },
      { description: 'For `top_partners`, the partner. Requires the scope `program.read`.' },
    ),
  ),
  group: t.Optional(
    t.Object(
      { id: t.String(), name: t.String(), slug: t.String(), color: t.String() },
      { description: 'For `top_groups`, the group. Requires the scope `program.read`.' },
    ),
  ),
  program: t.Optional(
    t.Object(
      { id: t.String(), name: t.String() },
      {
        description:
          'For `top_groups` and `top_programs`, the program. Requires the scope `program.read`.',
      },
    ),
  ),
}

/** A row of a report; `groupBy` decides which of the keys it has. */
export const AnalyticsRow = t.Object({
  start: t.Optional(
    t.String({ description: 'For time series, the start of the hour, day, week, or month.' }),
  ),
  ...rowKeys,
  ...linkRowFields,
  ...partnerRowFields,
  ...figures,
})
export type AnalyticsRow = Static<typeof AnalyticsRow>

export const Analytics = t.Union([t.Array(AnalyticsRow), AnalyticsCount])
