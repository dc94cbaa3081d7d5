import { t, type Static } from 'elysia'
import { oneOf } from '../../../core/one-of.ts'
import { EMAIL_STATUSES } from '../../../core/email-status.ts'
import { cursorFields, pageFields } from '../../../core/fields.ts'

export const MAIL_STATUSES = ['waiting', 'sent', 'kept', 'failed'] as const

export const MailQuery = t.Object({
  partnerId: t.Optional(t.String({ maxLength: 64, description: 'Only emails to this partner.' })),
  status: t.Optional(
    oneOf(MAIL_STATUSES, {
      description: 'The status. `kept` means that the server can’t send email.',
    }),
  ),
  ...pageFields,
  ...cursorFields,
})
export type MailQuery = Static<typeof MailQuery>

export const EmailStatus = t.Object(
  {
    status: oneOf(EMAIL_STATUSES, {
      description:
        'The status. `not_configured`: the server has no SMTP server, so emails are kept and not sent. `demo`: emails are shown in the demo’s mailbox.',
    }),
    from: t.String({ description: 'The sender (`MAIL_FROM`).' }),
    kept: t.Integer({ description: 'The number of the workspace’s emails that weren’t sent.' }),
    failed: t.Integer({ description: 'The number of emails whose last attempt failed.' }),
  },
  { title: 'EmailStatus' },
)
export type EmailStatus = Static<typeof EmailStatus>

export const TestEmail = t.Object(
  {
    delivery: oneOf(['sent', 'failed', 'not_configured']),
    to: t.String(),
    error: t.Nullable(t.String({ description: 'The response of the SMTP server.' })),
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
    to: t.String({
      description: 'The recipient. Empty after the email was deleted due to its age.',
    }),
    subject: t.String({
      description: 'The subject. Empty after the email was deleted due to its age.',
    }),
    html: t.Union([t.String(), t.Null()], {
      description:
        'The HTML content. Null if it contains a link that is only for the recipient, and empty after it was deleted. Unsubscribe links are visible only to keys with `mails.write`.',
    }),
    text: OrNull,
    status: oneOf(MAIL_STATUSES),
    error: t.Union([t.String(), t.Null()], { description: 'Why the last attempt failed.' }),
    sentAt: OrNull,
    createdAt: t.String(),
  },
  { title: 'Mail' },
)
export type Mail = Static<typeof Mail>
