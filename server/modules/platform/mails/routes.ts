import { t } from 'elysia'
import { byKey, bySecret } from '../../../http/operations/callers.ts'
import { operation, resource } from '../../../http/operations/operation.ts'
import { act, find, list, read, send } from '../../../http/operations/verbs.ts'
import { requestLocale } from '../../../locales/locale.ts'
import { checkUnsubscribeToken, endDigests } from './end-digests.ts'
import { getEmailStatus } from './get-email-status.ts'
import { getMail } from './get-mail.ts'
import { listMails } from './list-mails.ts'
import { resendMail } from './resend-mail.ts'
import { EmailStatus, Mail, MailQuery, TestEmail } from './schema.ts'
import { sendTestEmail } from './send-test-email.ts'
import { unsubscribePage } from './unsubscribe-page.ts'

const EmptyBody = t.MaybeEmpty(t.Object({}))
const reading = byKey('mails.read')
const writing = byKey('mails.write')
/** The page behind the link in a mail. */
const unsubscribing = {
  ...bySecret,
  path: '/mails/unsubscribe/:token',
  params: t.Object({ token: t.String({ maxLength: 200 }) }),
  hide: true,
}

export const mails = resource('mails', [
  list(listMails, {
    ...reading,
    path: '/mails',
    query: MailQuery,
    answer: Mail,
    summary: 'List emails',
    description: 'Returns emails to partners and to your team, newest first.',
  }),
  find(getEmailStatus, {
    ...byKey('workspace.read'),
    path: '/mails/status',
    answer: EmailStatus,
    summary: 'Retrieve email status',
    description: 'Returns whether the server can send email, and how many emails are waiting.',
  }),
  send(sendTestEmail, {
    ...byKey('workspace.write'),
    path: '/mails/test',
    body: EmptyBody,
    answer: TestEmail,
    summary: 'Send test email',
    description: 'Sends a test email to you.',
  }),
  read(getMail, {
    ...reading,
    path: '/mails/:id',
    answer: Mail,
    summary: 'Retrieve email',
    description: 'Retrieves an email with its content and delivery status.',
  }),
  act(resendMail, {
    ...writing,
    path: '/mails/:id/resend',
    body: EmptyBody,
    answer: Mail,
    summary: 'Resend email',
    description: 'Sends an email again.',
  }),
  operation(
    'GET',
    ({ deps }, { params, incoming }) => {
      checkUnsubscribeToken(deps, params.token)
      return unsubscribePage('ask', requestLocale(incoming.headers))
    },
    { ...unsubscribing, id: 'showUnsubscribing' },
  ),
  operation(
    'POST',
    async ({ deps }, { params, query: { again = false }, incoming }) => {
      await endDigests(deps, params.token, { again })
      return unsubscribePage(again ? 'again' : 'done', requestLocale(incoming.headers))
    },
    { ...unsubscribing, query: t.Object({ again: t.Optional(t.Boolean()) }), id: 'unsubscribe' },
  ),
])
