import { t, type Static } from 'elysia'
import { pageFields } from '../../../core/fields.ts'
import { Email, NewPassword, PersonName, Role } from '../people/schema.ts'

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

export const Invitation = t.Object(
  {
    id: t.String({ examples: ['inv_1t9QzK4bXeRw2Lm0'] }),
    email: t.String(),
    role: Role,
    invitedBy: t.String({ description: 'member:per_…, key:key_… or system:cli' }),
    sentAt: t.Nullable(
      t.String({
        format: 'date-time',
        description: 'Null: the mail waits, or the server has no SMTP server',
      }),
    ),
    expiresAt: t.String({ format: 'date-time', description: 'A week after it was sent' }),
    createdAt: t.String({ format: 'date-time' }),
  },
  { title: 'Invitation' },
)
export type Invitation = Static<typeof Invitation>

export const InviteBody = t.Object({ email: Email, role: Role })

export const ShownInvitation = t.Object({
  workspace: t.String({ description: 'Its name' }),
  email: t.String(),
  role: Role,
  hasAccount: t.Boolean({ description: 'Whether to sign in first; else send name and password' }),
})
export type ShownInvitation = Static<typeof ShownInvitation>

export const AcceptBody = t.Object({
  token: t.String({ minLength: 1, maxLength: 100, description: 'From the link in the mail' }),
  name: t.Optional(PersonName),
  password: t.Optional(NewPassword),
})
export type AcceptBody = Static<typeof AcceptBody>
