import { Elysia, t } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { secure } from '../../../http/secure.ts'
import { requestLocale } from '../../../locales/locale.ts'
import { checkUnsubscribeToken, endDigests } from './end-digests.ts'
import { getEmailStatus } from './get-email-status.ts'
import { getMail } from './get-mail.ts'
import { listMails } from './list-mails.ts'
import { resendMail } from './resend-mail.ts'
import { EmailStatus, Mail, MailQuery, TestEmail } from './schema.ts'
import { sendTestEmail } from './send-test-email.ts'
import { unsubscribePage } from './unsubscribe-page.ts'

const MailId = t.Object({ id: t.String({ maxLength: 64 }) })
const EmptyBody = t.MaybeEmpty(t.Object({}))
const Token = t.Object({ token: t.String({ maxLength: 200 }) })

export function mailRoutes(deps: Deps) {
  return new Elysia({ name: 'mails', prefix: '/mails', tags: ['mails'] })
    .use(secure(deps))
    .get('', ({ ctx, query }) => listMails(ctx, query), {
      needs: 'mails.read',
      query: MailQuery,
      response: t.Array(Mail),
      detail: {
        operationId: 'listMails',
        summary: 'Mails to partners and to the program’s people, the newest first',
      },
    })
    .get('/status', ({ ctx }) => getEmailStatus(ctx), {
      needs: 'workspace.read',
      response: EmailStatus,
      detail: {
        operationId: 'getEmailStatus',
        summary: 'Whether mails leave the server, and how many have not',
      },
    })
    .post('/test', ({ ctx }) => sendTestEmail(ctx), {
      needs: 'workspace.write',
      body: EmptyBody,
      response: TestEmail,
      detail: { operationId: 'sendTestEmail', summary: 'Send a mail to yourself, to try it out' },
    })
    .get('/:id', ({ ctx, params }) => getMail(ctx, params.id), {
      needs: 'mails.read',
      params: MailId,
      response: Mail,
      detail: { operationId: 'getMail', summary: 'One mail' },
    })
    .post('/:id/resend', ({ ctx, params }) => resendMail(ctx, params.id), {
      needs: 'mails.write',
      params: MailId,
      body: EmptyBody,
      response: Mail,
      detail: { operationId: 'resendMail', summary: 'Send a mail again' },
    })
    .get(
      '/unsubscribe/:token',
      ({ params, request }) => {
        checkUnsubscribeToken(deps, params.token)
        return unsubscribePage('ask', requestLocale(request.headers))
      },
      { params: Token, detail: { hide: true } },
    )
    .post(
      '/unsubscribe/:token',
      async ({ params, request, query: { again = false } }) => {
        await endDigests(deps, params.token, { again })
        return unsubscribePage(again ? 'again' : 'done', requestLocale(request.headers))
      },
      {
        params: Token,
        query: t.Object({ again: t.Optional(t.Boolean()) }),
        detail: { hide: true },
      },
    )
}
