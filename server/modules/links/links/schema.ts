import { t, type Static } from 'elysia'
import { columnSchemas } from '../../../core/column-fields.ts'
import { ifUpdatedAt } from '../../../core/fields.ts'
import { LINK_COLUMNS, time } from './columns-schema.ts'

const text = (maxLength: number, description: string) =>
  t.Optional(t.Nullable(t.String({ maxLength, description })))
const words = (description: string) =>
  t.Optional(
    t.Union(
      [
        t.String({ maxLength: 5000 }),
        t.Array(t.String({ maxLength: 100 }), { maxItems: 100 }),
        t.Null(),
      ],
      { description: `${description}, as an array or separated by commas.` },
    ),
  )

export const TestVariant = t.Object({
  url: t.String({ minLength: 1, maxLength: 8192 }),
  percentage: t.Number({ minimum: 1, maximum: 99, format: 'double' }),
})

/** Fields that create, update, upsert and the bulk calls share. null or '' clears a field. */
const common = {
  ...columnSchemas(LINK_COLUMNS, 'body'),
  tagIds: words('The IDs of the tags'),
  tagNames: words('The names of the tags in any case'),
  tagId: text(64, 'Deprecated. Use `tagIds`. The ID of one tag.'),
  folderId: text(64, 'The ID of the link’s folder.'),
  password: text(
    255,
    'The password that visitors must enter. It’s stored as a hash and never returned.',
  ),
  utm_source: text(255, 'The UTM source, which is also set in the destination URL.'),
  utm_medium: text(255, 'The UTM medium, which is also set in the destination URL.'),
  utm_campaign: text(255, 'The UTM campaign, which is also set in the destination URL.'),
  utm_term: text(255, 'The UTM term, which is also set in the destination URL.'),
  utm_content: text(255, 'The UTM content, which is also set in the destination URL.'),
  ref: text(255, 'The `ref` parameter to set in the destination URL.'),
  testVariants: t.Optional(
    t.Nullable(
      t.Array(TestVariant, {
        maxItems: 10,
        description: 'An A/B test with 2 to 4 destinations whose percentages add up to 100.',
      }),
    ),
  ),
  testStartedAt: time('When the test starts. Defaults to now.').body,
  testCompletedAt: time('When the test ends. Afterward, all visitors go to `url`.').body,
  webhookIds: t.Optional(
    t.Nullable(t.Array(t.String({ maxLength: 64 }), { maxItems: 100, description: 'Not used.' })),
  ),
}

const url = t.String({
  minLength: 1,
  maxLength: 8192,
  description:
    'The destination URL, with http, https, or an app scheme. Without a scheme, https is added.',
  examples: ['https://example.com/pricing'],
})
const address = {
  domain: t.Optional(
    t.String({
      minLength: 1,
      maxLength: 190,
      description: 'The domain. Defaults to your primary domain.',
    }),
  ),
  key: t.Optional(
    t.String({
      maxLength: 190,
      description: 'The part after the slash. Defaults to 7 random characters.',
    }),
  ),
  externalId: text(
    255,
    'Your own ID, unique in the workspace. Retrieve the link with the prefix `ext_`.',
  ),
}

export const LinkBody = t.Object({
  url,
  ...address,
  keyLength: t.Optional(
    t.Integer({
      minimum: 3,
      maximum: 190,
      description: 'The length of a random key. Defaults to 7.',
    }),
  ),
  prefix: t.Optional(
    t.String({ maxLength: 150, description: 'A prefix for a random key, as in `prefix/key`.' }),
  ),
  ...common,
})
export type LinkBody = Static<typeof LinkBody>

export const LinkPatch = t.Object({
  url: t.Optional(url),
  ...address,
  ...common,
  ifUpdatedAt,
})
export type LinkPatch = Static<typeof LinkPatch>

export const BulkPatch = t.Object({
  linkIds: t.Optional(t.Array(t.String({ maxLength: 260 }), { maxItems: 100 })),
  externalIds: t.Optional(t.Array(t.String({ maxLength: 260 }), { maxItems: 100 })),
  data: t.Object({ url: t.Optional(url), ...common }),
})
export type BulkPatch = Static<typeof BulkPatch>

export const BulkBody = t.Array(LinkBody, { minItems: 1, maxItems: 100 })

const maybeText = t.Nullable(t.String())
const maybeTime = t.Nullable(t.String())
const count = t.Integer({ minimum: 0 })

export const LinkTag = t.Object({
  id: t.String({ examples: ['tag_1C3MxQp0yTfWJ2k'] }),
  name: t.String(),
  color: t.String(),
})
export type LinkTag = Static<typeof LinkTag>

export const Link = t.Object({
  id: t.String({ examples: ['link_1C3MxQp0yTfWJ2k'] }),
  domain: t.String(),
  key: t.String(),
  shortLink: t.String({ examples: ['https://go.example.com/summer'] }),
  qrCode: t.String({ description: 'The URL of a QR code as PNG.' }),
  url: t.String({ description: 'The destination URL with its UTM parameters.' }),
  externalId: maybeText,
  ...columnSchemas(LINK_COLUMNS, 'shown'),
  disabledAt: maybeTime,
  password: t.Nullable(
    t.String({ description: '`********` if the link has a password, or null.' }),
  ),
  tags: t.Nullable(t.Array(LinkTag)),
  tagId: t.Nullable(t.String({ description: 'Deprecated. Use `tags`. The ID of the first tag.' })),
  folderId: maybeText,
  utm_source: maybeText,
  utm_medium: maybeText,
  utm_campaign: maybeText,
  utm_term: maybeText,
  utm_content: maybeText,
  testVariants: t.Nullable(t.Array(TestVariant)),
  testStartedAt: maybeTime,
  testCompletedAt: maybeTime,
  userId: t.Nullable(t.String({ description: 'Always null, because API keys create links.' })),
  workspaceId: t.String(),
  projectId: t.String({ description: 'The same as `workspaceId`.' }),
  webhookIds: t.Array(t.String()),
  clicks: count,
  leads: count,
  conversions: count,
  sales: count,
  saleAmount: t.Integer({
    description:
      'Net revenue (sales minus refunds), in minor units of `saleCurrency`. For partner links, only amounts that count toward the program.',
  }),
  saleCurrency: t.String({
    description:
      'The currency of `saleAmount`: the program’s, or the workspace’s if the link has no program.',
    examples: ['usd'],
  }),
  lastClicked: maybeTime,
  createdAt: t.String(),
  updatedAt: t.String(),
})
export type Link = Static<typeof Link>

/** Why one item of a bulk call was refused; `link` says which. */
export const LinkError = t.Object({
  error: t.String(),
  code: t.String(),
  link: t.Object({
    id: t.Optional(t.String()),
    externalId: t.Optional(maybeText),
    url: t.Optional(t.String()),
    domain: t.Optional(t.String()),
    key: t.Optional(t.String()),
  }),
})
export type LinkError = Static<typeof LinkError>
export const BulkAnswer = t.Array(t.Union([Link, LinkError]))
