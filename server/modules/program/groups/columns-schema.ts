import { t, type Static } from 'elysia'
import { choiceColumn, same, type ColumnsFor } from '../../../core/column-fields.ts'
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

const DefaultLink = t.Object({ url: WebAddress('An HTTP or HTTPS URL.') })

const AllowedDestinationBody = t.Object({
  domain: t.String({ minLength: 1, maxLength: 190, examples: ['shop.example.com'] }),
  path: t.Optional(
    t.String({ maxLength: 500, description: 'The required start of the path. Defaults to `/`.' }),
  ),
  match: t.Optional(
    oneOf(['domain', 'exact'], {
      description:
        'How to match the path: `domain` allows paths that start with `path`, `exact` only `path` itself. Defaults to `domain`.',
    }),
  ),
})

const limit = { minimum: 0, maximum: 9_007_199_254_740_991 }
const MoveCondition = t.Object({
  attribute: oneOf(MOVE_ATTRIBUTES),
  gte: t.Integer({
    ...limit,
    description: 'The minimum, inclusive. Amounts are in minor units of the program’s currency.',
  }),
  lt: t.Optional(t.Integer({ ...limit, description: 'The maximum, exclusive.' })),
})

type MoveCondition = Static<typeof MoveCondition>
type DefaultLink = Static<typeof DefaultLink>
type AllowedDestinationBody = Static<typeof AllowedDestinationBody>

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
        description:
          'The slug, unique in the program. It can contain lowercase letters, digits, and dashes.',
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
    ...choiceColumn(COLORS, 'The color of the group. Defaults to `gray`.'),
    show: (stored: string) => COLORS.find((known) => known === stored) ?? 'gray',
  },
  holdingPeriodDays: {
    body: t.Optional(
      t.Nullable(
        t.Integer({
          minimum: 0,
          maximum: 365,
          description: 'The holding period in days, or null to use the program’s.',
        }),
      ),
    ),
    shown: t.Nullable(t.Integer()),
    read: same<number | null>,
    show: same<number | null>,
  },
  autoApprove: {
    body: t.Optional(
      t.Nullable(
        t.Boolean({
          description:
            'Whether to approve applications automatically, or null to use the program’s setting.',
        }),
      ),
    ),
    shown: t.Nullable(t.Boolean()),
    read: same<boolean | null>,
    show: same<boolean | null>,
  },
  linkStructure: choiceColumn(
    ['short', 'query'],
    'The format of partner links: a short link, or the destination with `?via=`. Defaults to `short`.',
  ),
  defaultLinks: {
    body: t.Optional(
      t.Array(DefaultLink, {
        maxItems: 5,
        description:
          'The links to create for each new partner. If empty, partners get one link to the program’s URL.',
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
        description:
          'The destinations that partners can link to. If empty, only the program’s site.',
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
      t.Integer({
        minimum: 0,
        maximum: 100,
        description: 'The maximum number of links per partner. Defaults to 10.',
      }),
    ),
    shown: t.Integer(),
    read: same<number>,
    show: same<number>,
  },
  moveRules: {
    body: t.Optional(
      t.Array(MoveCondition, {
        maxItems: MOVE_ATTRIBUTES.length,
        description:
          'Rules that move partners into this group. Partners must meet all of them. If empty, no partners are moved.',
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
