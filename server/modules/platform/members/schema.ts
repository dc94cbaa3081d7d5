import { t, type Static } from 'elysia'
import { pageFields } from '../../../core/fields.ts'
import { Role } from '../people/schema.ts'

export const Member = t.Object(
  {
    id: t.String({
      description: 'Of the person, the same in every workspace',
      examples: ['per_1t9QzK4bXeRw2Lm0'],
    }),
    email: t.String(),
    name: t.String(),
    role: Role,
    createdAt: t.String({ format: 'date-time', description: 'Since when' }),
  },
  { title: 'Member' },
)
export type Member = Static<typeof Member>

export const MemberQuery = t.Object(pageFields)
export type MemberQuery = Static<typeof MemberQuery>

export const MemberId = t.Object({ id: t.String({ minLength: 1, maxLength: 64 }) })
export const RoleBody = t.Object({ role: Role })
