import { Elysia, t } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { secure } from '../../../http/secure.ts'
import { requestLocale } from '../../../locales/locale.ts'
import { checkUnsubscribeToken, endDigests } from './end-digests.ts'
import { getMail } from './get-mail.ts'
import { listMails } from './list-mails.ts'
import { Mail, MailQuery } from './schema.ts'
import { unsubscribePage } from './unsubscribe-page.ts'

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
    .get('/:id', ({ ctx, params }) => getMail(ctx, params.id), {
      needs: 'mails.read',
      params: t.Object({ id: t.String({ maxLength: 64 }) }),
      response: Mail,
      detail: { operationId: 'getMail', summary: 'One mail' },
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
