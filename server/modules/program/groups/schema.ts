import { t, type Static } from 'elysia'
import { MOVE_ATTRIBUTES } from '../../../domain/move-rules.ts'
import { oneOf } from '../../../core/one-of.ts'
import { ifUpdatedAt, pageFields } from '../../../core/fields.ts'
import { brandFields, shownBrand, WebAddress } from '../programs/brand-schema.ts'
import { COLORS } from '../../links/tags/schema.ts'

const DefaultLink = t.Object({ url: WebAddress('An http(s) address') })

const AllowedDestination = t.Object({
  domain: t.String({ minLength: 1, maxLength: 190, examples: ['shop.example.com'] }),
  path: t.Optional(
    t.String({ maxLength: 500, description: 'What the path begins with; default: /' }),
  ),
  match: t.Optional(
    oneOf(['domain', 'exact'], {
      description: 'domain: every path that begins so; exact: that path alone. Default: domain',
    }),
  ),
})

const limit = { minimum: 0, maximum: 9_007_199_254_740_991 }
const MoveCondition = t.Object({
  attribute: oneOf(MOVE_ATTRIBUTES),
  gte: t.Integer({
    ...limit,
    description: 'From; amounts in minor units of the program’s currency',
  }),
  lt: t.Optional(t.Integer({ ...limit, description: 'Up to, but not including' })),
})

const settings = {
  slug: t.Optional(
    t.String({
      minLength: 1,
      maxLength: 48,
      description: 'Lower-case letters, digits and dashes; unique in the program',
    }),
  ),
  color: t.Optional(oneOf(COLORS, { description: 'Default: gray' })),
  holdingPeriodDays: t.Optional(
    t.Nullable(t.Integer({ minimum: 0, maximum: 365, description: 'null: the program’s' })),
  ),
  autoApprove: t.Optional(t.Nullable(t.Boolean({ description: 'null: as in the program' }))),
  linkStructure: t.Optional(
    oneOf(['short', 'query'], {
      description:
        'What partners hand out: a short link, or the destination with ?via=. Default: short',
    }),
  ),
  defaultLinks: t.Optional(
    t.Array(DefaultLink, {
      maxItems: 5,
      description: 'Made for each new partner. Empty: one to the address of the program',
    }),
  ),
  allowedDestinations: t.Optional(
    t.Array(AllowedDestination, {
      maxItems: 100,
      description: 'Where links that partners add may lead. Empty: to the site of the program',
    }),
  ),
  maxLinks: t.Optional(
    t.Integer({ minimum: 0, maximum: 100, description: 'Links of one partner; default: 10' }),
  ),
  moveRules: t.Optional(
    t.Array(MoveCondition, {
      maxItems: MOVE_ATTRIBUTES.length,
      description: 'Partners for whom all of these hold move into the group. Empty: nobody does',
    }),
  ),
  ...brandFields,
}

const name = t.String({ minLength: 1, maxLength: 100 })

export const GroupBody = t.Object({
  programId: t.String({ minLength: 1, maxLength: 64 }),
  name,
  ...settings,
})
export type GroupBody = Static<typeof GroupBody>

export const GroupPatch = t.Object({ name: t.Optional(name), ...settings, ifUpdatedAt })
export type GroupPatch = Static<typeof GroupPatch>

export const GroupQuery = t.Object({
  programId: t.Optional(t.String({ maxLength: 64 })),
  search: t.Optional(t.String({ maxLength: 100, description: 'In name and slug' })),
  ...pageFields,
})
export type GroupQuery = Static<typeof GroupQuery>

export const MoveBody = t.Object({
  toGroupId: t.String({ minLength: 1, maxLength: 64 }),
  enrollmentIds: t.Optional(
    t.Array(t.String({ maxLength: 64 }), { minItems: 1, maxItems: 1000, description: 'These' }),
  ),
  all: t.Optional(t.Boolean({ description: 'All of the group' })),
})
export type MoveBody = Static<typeof MoveBody>

export const MoveAnswer = t.Object({ moved: t.Integer({ minimum: 0 }), toGroupId: t.String() })
export type MoveAnswer = Static<typeof MoveAnswer>

export const Group = t.Object(
  {
    id: t.String({ examples: ['grp_1C3MxQp0yTfWJ2k'] }),
    programId: t.String(),
    name: t.String(),
    slug: t.String(),
    color: oneOf(COLORS),
    holdingPeriodDays: t.Nullable(t.Integer()),
    autoApprove: t.Nullable(t.Boolean()),
    linkStructure: oneOf(['short', 'query']),
    defaultLinks: t.Array(t.Object({ url: t.String() })),
    allowedDestinations: t.Array(
      t.Object({ domain: t.String(), path: t.String(), match: oneOf(['domain', 'exact']) }),
    ),
    maxLinks: t.Integer(),
    moveRules: t.Array(
      t.Object({
        attribute: oneOf(MOVE_ATTRIBUTES),
        gte: t.Integer(),
        lt: t.Optional(t.Integer()),
      }),
    ),
    ...shownBrand,
    createdAt: t.String({ description: 'ISO 8601' }),
    updatedAt: t.String({ description: 'ISO 8601' }),
  },
  { title: 'Group' },
)
export type Group = Static<typeof Group>
