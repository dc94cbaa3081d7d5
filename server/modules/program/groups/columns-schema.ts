import { t, type Static } from 'elysia'
import type { ColumnsFor } from '../../../core/column-fields.ts'
import { parseText } from '../../../core/input.ts'
import { oneOf } from '../../../core/one-of.ts'
import type { AllowedDestination, groups, MoveRule } from '../../../db/schema/programs.ts'
import { MOVE_ATTRIBUTES } from '../../../domain/move-rules.ts'
import { COLORS } from '../../links/tags/schema.ts'
import { checkSlug } from '../../platform/workspaces/create-workspace.ts'
import { BRAND_COLUMNS } from '../programs/brand-columns-schema.ts'
import { WebAddress } from '../programs/brand-schema.ts'
import { readDestination, readLinks } from './read-destinations.ts'

export type GroupRow = typeof groups.$inferSelect

/** Columns that only the server writes. */
type OtherColumn = 'workspaceId' | 'id' | 'programId' | 'createdAt' | 'updatedAt'

type Color = (typeof COLORS)[number]
type LinkStructure = GroupRow['linkStructure']

const DefaultLink = t.Object({ url: WebAddress('An http(s) address') })

const AllowedDestinationBody = t.Object({
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

type MoveCondition = Static<typeof MoveCondition>
type DefaultLink = Static<typeof DefaultLink>
type AllowedDestinationBody = Static<typeof AllowedDestinationBody>

const same = <Stored>(stored: Stored) => stored

/** The columns that a caller sets, in the order of answers. One of the table that is neither here nor above does not compile. */
export const GROUP_COLUMNS = {
  name: {
    body: t.Optional(t.String({ minLength: 1, maxLength: 100 })),
    shown: t.String(),
    read: (sent: string, name: string) => parseText(name, sent),
    show: same<string>,
  },
  slug: {
    body: t.Optional(
      t.String({
        minLength: 1,
        maxLength: 48,
        description: 'Lower-case letters, digits and dashes; unique in the program',
      }),
    ),
    shown: t.String(),
    read: (sent: string) => {
      checkSlug(sent)
      return sent
    },
    show: same<string>,
  },
  color: {
    body: t.Optional(oneOf(COLORS, { description: 'Default: gray' })),
    shown: oneOf(COLORS),
    read: same<Color>,
    show: (stored: string) => COLORS.find((known) => known === stored) ?? 'gray',
  },
  holdingPeriodDays: {
    body: t.Optional(
      t.Nullable(t.Integer({ minimum: 0, maximum: 365, description: 'null: the program’s' })),
    ),
    shown: t.Nullable(t.Integer()),
    read: same<number | null>,
    show: same<number | null>,
  },
  autoApprove: {
    body: t.Optional(t.Nullable(t.Boolean({ description: 'null: as in the program' }))),
    shown: t.Nullable(t.Boolean()),
    read: same<boolean | null>,
    show: same<boolean | null>,
  },
  linkStructure: {
    body: t.Optional(
      oneOf(['short', 'query'], {
        description:
          'What partners hand out: a short link, or the destination with ?via=. Default: short',
      }),
    ),
    shown: oneOf(['short', 'query']),
    read: same<LinkStructure>,
    show: same<LinkStructure>,
  },
  defaultLinks: {
    body: t.Optional(
      t.Array(DefaultLink, {
        maxItems: 5,
        description: 'Made for each new partner. Empty: one to the address of the program',
      }),
    ),
    shown: t.Array(t.Object({ url: t.String() })),
    read: (sent: DefaultLink[]) => readLinks(sent),
    show: same<GroupRow['defaultLinks']>,
  },
  allowedDestinations: {
    body: t.Optional(
      t.Array(AllowedDestinationBody, {
        maxItems: 100,
        description: 'Where links that partners add may lead. Empty: to the site of the program',
      }),
    ),
    shown: t.Array(
      t.Object({ domain: t.String(), path: t.String(), match: oneOf(['domain', 'exact']) }),
    ),
    read: (sent: AllowedDestinationBody[]) => sent.map(readDestination),
    show: same<AllowedDestination[]>,
  },
  maxLinks: {
    body: t.Optional(
      t.Integer({ minimum: 0, maximum: 100, description: 'Links of one partner; default: 10' }),
    ),
    shown: t.Integer(),
    read: same<number>,
    show: same<number>,
  },
  moveRules: {
    body: t.Optional(
      t.Array(MoveCondition, {
        maxItems: MOVE_ATTRIBUTES.length,
        description: 'Partners for whom all of these hold move into the group. Empty: nobody does',
      }),
    ),
    shown: t.Array(
      t.Object({
        attribute: oneOf(MOVE_ATTRIBUTES),
        gte: t.Integer(),
        lt: t.Optional(t.Integer()),
      }),
    ),
    read: (sent: MoveCondition[]): MoveRule[] =>
      sent.map(({ attribute, gte, lt }) => ({
        attribute,
        gte,
        ...(lt === undefined ? {} : { lt }),
      })),
    show: same<MoveRule[]>,
  },
  ...BRAND_COLUMNS,
} as const satisfies ColumnsFor<GroupRow, OtherColumn>
