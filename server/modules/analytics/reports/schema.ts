import { t, type Static } from 'elysia'
import { oneOf } from '../../../core/one-of.ts'
import { timeFields } from '../../../core/fields.ts'
import { GROUP_NAMES } from './groupings.ts'

const filter = (description: string, example: string) =>
  t.Optional(
    t.String({
      maxLength: 4000,
      description: `${description}. One value, several (a,b), or all but these (-a,b)`,
      examples: [example],
    }),
  )

/** What reports and lists of events can be narrowed to. */
export const filterFields = {
  domain: filter('The domain of the link', 'go.example.com'),
  key: filter('The key of the link, together with its domain', 'summer'),
  linkId: filter('The id of the link: link_… or ext_<externalId>', 'link_1C3MxQp0yTfWJ2k'),
  externalId: filter('Your own id of the link, with or without ext_', 'ext_42'),
  tenantId: filter('The tenant of the link', 'tenant_1'),
  tagId: filter('A tag of the link', 'tag_1C3MxQp0yTfWJ2k'),
  tagIds: filter('The same as tagId. Deprecated', 'tag_1C3MxQp0yTfWJ2k'),
  folderId: filter('The folder of the link, or unsorted', 'fold_1C3MxQp0yTfWJ2k'),
  partnerId: filter('The partner of the link', 'pn_1C3MxQp0yTfWJ2k'),
  programId: filter('The program of the link', 'prog_1C3MxQp0yTfWJ2k'),
  customerId: filter('The customer: cus_… or ext_<externalId>', 'cus_1C3MxQp0yTfWJ2k'),
  country: filter('Two letters (ISO 3166-1), or Unknown', 'DE,AT,CH'),
  city: filter('The city, or Unknown', 'Berlin'),
  region: filter('ISO 3166-2, with or without the country', 'US-CA'),
  continent: filter('AF, AN, AS, EU, NA, OC or SA', 'EU'),
  device: filter('The device', 'Mobile'),
  browser: filter('The browser', 'Chrome'),
  os: filter('The operating system', '-Windows'),
  trigger: filter('How the visitor came: link, qr, pageview (script, visit) or deeplink', 'qr'),
  referer: filter('The host that the visitor came from, or (direct)', 'news.example.com'),
  refererUrl: filter('The page that the visitor came from, or (direct)', 'news.example.com/today'),
  url: filter('The destination, without its query', 'https://example.com/pricing'),
  utm_source: filter('UTM source of the destination', 'newsletter'),
  utm_medium: filter('UTM medium of the destination', 'email'),
  utm_campaign: filter('UTM campaign of the destination', 'summer'),
  utm_term: filter('UTM term of the destination', 'shoes'),
  utm_content: filter('UTM content of the destination', 'banner'),
  qr: t.Optional(
    oneOf(['true', 'false'], {
      description: 'Only scanned codes, or none. Deprecated: use trigger',
    }),
  ),
  root: t.Optional(
    oneOf(['true', 'false'], { description: "Only visits to a domain's root, or none" }),
  ),
}

const currency = t.Optional(
  t.String({ maxLength: 10, description: 'Of saleAmount; default: the workspace currency' }),
)
const event = t.Optional(
  oneOf(['clicks', 'leads', 'sales', 'composite'], {
    description: 'What rows are chosen and sorted by; default clicks',
  }),
)

export const AnalyticsQuery = t.Object({
  event,
  groupBy: t.Optional(oneOf(GROUP_NAMES, { description: 'Default: count' })),
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
      description: 'One grouping or several, joined by commas. Default: every one but count',
      examples: ['timeseries,countries'],
    }),
  ),
  format: t.Optional(oneOf(['csv', 'ndjson'], { description: 'Default: csv' })),
  columns: t.Optional(t.String({ maxLength: 500, description: 'Which columns, joined by commas' })),
  ...timeFields,
  currency,
  ...filterFields,
})
export type AnalyticsExportQuery = Static<typeof AnalyticsExportQuery>

const figures = {
  clicks: t.Integer(),
  leads: t.Integer(),
  sales: t.Integer(),
  saleAmount: t.Integer({ description: 'Sales less refunds in one currency, in minor units' }),
  saleAmounts: t.Record(t.String(), t.Integer(), {
    description: 'Sales less refunds of every currency that occurs; never summed across them',
    examples: [{ usd: 12900, eur: 4900 }],
  }),
}

export const AnalyticsCount = t.Object(figures)
export type AnalyticsCount = Static<typeof AnalyticsCount>

const key = t.Optional(t.String())
const nullableKey = t.Optional(t.Nullable(t.String()))

/** Which of the keys a row has depends on `groupBy`. */
export const AnalyticsRow = t.Object({
  start: t.Optional(
    t.String({ description: 'timeseries: where the hour, day, week or month begins' }),
  ),
  continent: key,
  country: key,
  region: key,
  city: key,
  device: key,
  browser: key,
  os: key,
  trigger: t.Optional(oneOf(['link', 'qr', 'pageview', 'deeplink', 'Unknown'])),
  referer: key,
  refererUrl: key,
  link: t.Optional(t.String({ description: 'The same as id' })),
  id: key,
  domain: key,
  key,
  shortLink: key,
  url: key,
  title: nullableKey,
  comments: nullableKey,
  folderId: nullableKey,
  partnerId: nullableKey,
  createdAt: key,
  utm_source: key,
  utm_medium: key,
  utm_campaign: key,
  utm_term: key,
  utm_content: key,
  ...figures,
})
export type AnalyticsRow = Static<typeof AnalyticsRow>

export const Analytics = t.Union([t.Array(AnalyticsRow), AnalyticsCount])
