import { t, type Static } from 'elysia'
import { closedObject, pageFields } from '../../../core/fields.ts'
import { oneOf } from '../../../core/one-of.ts'
import { Email, NewPassword, PersonName, Role } from '../people/schema.ts'

export const Member = t.Object(
  {
    id: t.String({
      description: 'The ID of the user, which is the same in all workspaces.',
      examples: ['per_1t9QzK4bXeRw2Lm0'],
    }),
    email: t.String(),
    name: t.String(),
    role: Role,
    createdAt: t.String({ format: 'date-time', description: 'When the member joined.' }),
  },
  { title: 'Member' },
)
export type Member = Static<typeof Member>

export const MemberQuery = t.Object(pageFields)
export type MemberQuery = Static<typeof MemberQuery>

export const MemberId = t.Object({ id: t.String({ minLength: 1, maxLength: 64 }) })

/** What somebody makes that works without them. */
export const ACCESS_TYPES = ['key', 'webhook', 'share_link', 'invitation'] as const

const Fate = (what: string, standard: 'reassign' | 'end') =>
  t.Optional(
    oneOf(['reassign', 'end'], {
      description: `How to treat the ${what} that the member created. Defaults to \`${standard}\`.`,
    }),
  )
const choice = {
  webhooks: Fate('webhooks', 'reassign'),
  shareLinks: Fate('share links', 'end'),
}
export const AccessChoice = closedObject(choice)
export type AccessChoice = Static<typeof AccessChoice>
export const RoleBody = t.Object({ role: Role, ...choice })

const access = {
  type: oneOf(ACCESS_TYPES),
  id: t.String({ examples: ['key_1t9QzK4bXeRw2Lm0'] }),
  name: t.String({
    description: 'The name. For webhooks, the URL. For invitations, the email address.',
  }),
  mode: oneOf(['live', 'test']),
  createdAt: t.String({ format: 'date-time' }),
}
export const MemberAccess = t.Object(access, { title: 'MemberAccess' })
export type MemberAccess = Static<typeof MemberAccess>

export const EndedAccess = t.Object(
  {
    ...access,
    outcome: oneOf(['ended', 'reassigned', 'limited', 'kept'], {
      description:
        'The outcome. `ended`: it no longer works. `reassigned`: it now belongs to the member who made the change. `limited`: the key has fewer scopes.',
    }),
  },
  { title: 'EndedAccess' },
)
export type EndedAccess = Static<typeof EndedAccess>
export type AccessOutcome = EndedAccess['outcome']

const ended = {
  access: t.Array(EndedAccess, {
    description: 'The API keys, webhooks, share links, and invitations that the member created.',
  }),
}
export const ChangedMember = t.Object(
  { ...Member.properties, ...ended },
  { title: 'ChangedMember' },
)
export type ChangedMember = Static<typeof ChangedMember>
export const RemovedMember = t.Object({ id: t.String(), ...ended }, { title: 'RemovedMember' })
export type RemovedMember = Static<typeof RemovedMember>

export const Invitation = t.Object(
  {
    id: t.String({ examples: ['inv_1t9QzK4bXeRw2Lm0'] }),
    email: t.String(),
    role: Role,
    invitedBy: t.String({
      description:
        'The actor who sent the invitation: `member:per_…`, `key:key_…`, or `system:cli`.',
    }),
    delivery: oneOf(['queued', 'sent', 'not_configured', 'handed_over'], {
      description:
        'The delivery status. `not_configured`: the server can’t send email. `handed_over`: an owner received the link.',
    }),
    sentAt: t.Nullable(
      t.String({
        format: 'date-time',
        description: 'When the email was sent, or null.',
      }),
    ),
    expiresAt: t.String({
      format: 'date-time',
      description: 'When the invitation expires, a week after it was sent.',
    }),
    createdAt: t.String({ format: 'date-time' }),
  },
  { title: 'Invitation' },
)
export type Invitation = Static<typeof Invitation>

export const HandedLink = t.Object(
  {
    url: t.String({ description: 'A link that works once. Share it only with the person.' }),
    expiresAt: t.String({ format: 'date-time' }),
  },
  { title: 'HandedLink' },
)
export type HandedLink = Static<typeof HandedLink>

export const InviteBody = t.Object({ email: Email, role: Role })

export const ShownInvitation = t.Object({
  workspace: t.String({ description: 'The name of the workspace.' }),
  email: t.String(),
  role: Role,
  hasAccount: t.Boolean({
    description:
      'Whether the person already has an account. If so, they sign in first. Otherwise, send `name` and `password`.',
  }),
})
export type ShownInvitation = Static<typeof ShownInvitation>

export const AcceptBody = t.Object({
  token: t.String({
    minLength: 1,
    maxLength: 100,
    description: 'The token from the link in the email.',
  }),
  name: t.Optional(PersonName),
  password: t.Optional(NewPassword),
})
export type AcceptBody = Static<typeof AcceptBody>
