import { t, type Static } from 'elysia'
import { ifUpdatedAt } from '../../../core/fields.ts'
import { columnParts } from './columns.ts'
import { time } from './columns-schema.ts'

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
      { description: `${description}: an array, or a text with commas` },
    ),
  )

export const TestVariant = t.Object({
  url: t.String({ minLength: 1, maxLength: 8192 }),
  percentage: t.Number({ minimum: 1, maximum: 99, format: 'double' }),
})

/** Fields that create, update, upsert and the bulk calls share. null or '' clears a field. */
const common = {
  ...columnParts('body'),
  tagIds: words('The ids of the tags'),
  tagNames: words('The names of the tags, in any case'),
  tagId: text(64, 'One tag. Deprecated: use tagIds'),
  folderId: text(64, 'The folder that holds the link'),
  password: text(255, 'Visitors must enter it. Stored as a hash and never shown'),
  utm_source: text(255, 'Also set in the destination'),
  utm_medium: text(255, 'Also set in the destination'),
  utm_campaign: text(255, 'Also set in the destination'),
  utm_term: text(255, 'Also set in the destination'),
  utm_content: text(255, 'Also set in the destination'),
  ref: text(255, 'Sets the parameter ref in the destination'),
  testVariants: t.Optional(
    t.Nullable(
      t.Array(TestVariant, {
        maxItems: 10,
        description: 'An A/B test: 2 to 4 destinations whose percentages sum to 100',
      }),
    ),
  ),
  testStartedAt: time('Default: now').body,
  testCompletedAt: time('When the test ends; from then on all visitors go to url').body,
  webhookIds: t.Optional(
    t.Nullable(t.Array(t.String({ maxLength: 64 }), { maxItems: 100, description: 'Not used' })),
  ),
}

const url = t.String({
  minLength: 1,
  maxLength: 8192,
  description: 'The destination. http, https or an app scheme; example.com gets https://',
  examples: ['https://example.com/pricing'],
})
const address = {
  domain: t.Optional(
    t.String({ minLength: 1, maxLength: 190, description: 'Default: your primary domain' }),
  ),
  key: t.Optional(
    t.String({
      maxLength: 190,
      description: 'The part after the slash. Default: 7 random characters',
    }),
  ),
  externalId: text(255, 'Your own id, unique in the workspace. ext_<it> finds the link again'),
}

export const LinkBody = t.Object({
  url,
  ...address,
  keyLength: t.Optional(
    t.Integer({ minimum: 3, maximum: 190, description: 'Length of a random key; default 7' }),
  ),
  prefix: t.Optional(
    t.String({ maxLength: 150, description: 'Put before a random key: prefix/key' }),
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
const maybeTime = t.Nullable(t.String({ description: 'ISO 8601' }))
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
  qrCode: t.String({ description: 'The address of a PNG' }),
  url: t.String({ description: 'The destination, with its UTM parameters' }),
  externalId: maybeText,
  ...columnParts('shown'),
  disabledAt: maybeTime,
  password: t.Nullable(t.String({ description: '******** when there is one' })),
  tags: t.Nullable(t.Array(LinkTag)),
  tagId: t.Nullable(t.String({ description: 'The first tag. Deprecated: use tags' })),
  folderId: maybeText,
  utm_source: maybeText,
  utm_medium: maybeText,
  utm_campaign: maybeText,
  utm_term: maybeText,
  utm_content: maybeText,
  testVariants: t.Nullable(t.Array(TestVariant)),
  testStartedAt: maybeTime,
  testCompletedAt: maybeTime,
  userId: t.Nullable(t.String({ description: 'Always null: keys, not people, create links here' })),
  workspaceId: t.String(),
  projectId: t.String({ description: 'The same as workspaceId' }),
  webhookIds: t.Array(t.String()),
  clicks: count,
  leads: count,
  conversions: count,
  sales: count,
  saleAmount: t.Integer({
    description:
      'Net revenue: sales less refunds, in minor units of saleCurrency. For partner links, only amounts that count toward the program',
  }),
  saleCurrency: t.String({
    description:
      "Currency of saleAmount: the program's, or the workspace's if the link has no program",
    examples: ['usd'],
  }),
  lastClicked: maybeTime,
  createdAt: t.String({ description: 'ISO 8601' }),
  updatedAt: t.String({ description: 'ISO 8601' }),
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
