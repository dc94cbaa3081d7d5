import { t, type Static } from 'elysia'
import { oneOf } from '../../../core/one-of.ts'
import { EMAIL_STATUSES } from '../../../core/email-status.ts'
import { cursorFields, pageFields } from '../../../core/fields.ts'

export const MAIL_STATUSES = ['waiting', 'sent', 'kept', 'failed'] as const

export const MailQuery = t.Object({
  partnerId: t.Optional(t.String({ maxLength: 64, description: 'Only mails to this partner' })),
  status: t.Optional(
    oneOf(MAIL_STATUSES, { description: '`kept`: the server has no SMTP server to send it with' }),
  ),
  ...pageFields,
  ...cursorFields,
})
export type MailQuery = Static<typeof MailQuery>

export const EmailStatus = t.Object(
  {
    status: oneOf(EMAIL_STATUSES, {
      description:
        'not_configured: the server has no SMTP server, so mails are kept and nobody gets them. demo: they are read in the mailbox of the demo',
    }),
    from: t.String({ description: 'The sender (MAIL_FROM)' }),
    kept: t.Integer({ description: 'Mails of the workspace that were written and not sent' }),
    failed: t.Integer({ description: 'Mails whose last try failed' }),
  },
  { title: 'EmailStatus' },
)
export type EmailStatus = Static<typeof EmailStatus>

export const TestEmail = t.Object(
  {
    delivery: oneOf(['sent', 'failed', 'not_configured']),
    to: t.String(),
    error: t.Nullable(t.String({ description: 'What the SMTP server answered' })),
  },
  { title: 'TestEmail' },
)
export type TestEmail = Static<typeof TestEmail>

const OrNull = t.Union([t.String(), t.Null()])

export const Mail = t.Object(
  {
    id: t.String(),
    template: t.String(),
    programId: t.String(),
    partnerId: OrNull,
    from: t.String(),
    to: t.String({ description: 'Empty once it was deleted because of its age' }),
    subject: t.String({ description: 'Empty once it was deleted because of its age' }),
    html: t.Union([t.String(), t.Null()], {
      description:
        'Null when it holds a link that is for its reader alone; empty once it was deleted. Links to unsubscribe are shown to keys with mails.write',
    }),
    text: OrNull,
    status: oneOf(MAIL_STATUSES),
    error: t.Union([t.String(), t.Null()], { description: 'Why the last try failed' }),
    sentAt: OrNull,
    createdAt: t.String(),
  },
  { title: 'Mail' },
)
export type Mail = Static<typeof Mail>
