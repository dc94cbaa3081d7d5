import { t, type Static } from 'elysia'
import { columnSchemas } from '../../../core/column-fields.ts'
import { ifUpdatedAt, pageFields } from '../../../core/fields.ts'
import { GROUP_COLUMNS } from './columns-schema.ts'

const { name, ...settings } = columnSchemas(GROUP_COLUMNS, 'body')

export const GroupBody = t.Object({
  programId: t.String({ minLength: 1, maxLength: 64 }),
  ...t.Required(t.Object({ name })).properties,
  ...settings,
})
export type GroupBody = Static<typeof GroupBody>

export const GroupPatch = t.Object({ name, ...settings, ifUpdatedAt })
export type GroupPatch = Static<typeof GroupPatch>

export const GroupQuery = t.Object({
  programId: t.Optional(t.String({ maxLength: 64 })),
  search: t.Optional(t.String({ maxLength: 100, description: 'Part of the name or slug.' })),
  ...pageFields,
})
export type GroupQuery = Static<typeof GroupQuery>

export const MoveBody = t.Object({
  toGroupId: t.String({ minLength: 1, maxLength: 64 }),
  enrollmentIds: t.Optional(
    t.Array(t.String({ maxLength: 64 }), {
      minItems: 1,
      maxItems: 1000,
      description: 'The IDs of the enrollments to move.',
    }),
  ),
  all: t.Optional(t.Boolean({ description: 'Whether to move all partners of the group.' })),
})
export type MoveBody = Static<typeof MoveBody>

export const MoveAnswer = t.Object({ moved: t.Integer({ minimum: 0 }), toGroupId: t.String() })
export type MoveAnswer = Static<typeof MoveAnswer>

export const Group = t.Object(
  {
    id: t.String({ examples: ['grp_1C3MxQp0yTfWJ2k'] }),
    programId: t.String(),
    ...columnSchemas(GROUP_COLUMNS, 'shown'),
    createdAt: t.String(),
    updatedAt: t.String(),
  },
  { title: 'Group' },
)
export type Group = Static<typeof Group>
