import { Elysia } from 'elysia'
import { page } from '../kit/page.ts'
import { passOn } from '../kit/pass-on.ts'
import type { Api } from '../kit/api.ts'
import { mailboxPage } from './page.ts'

/** A mail may look as it likes and open links beside the page; it runs nothing and loads pictures only. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src http: https: data:; frame-ancestors 'self'; " +
  'sandbox allow-popups allow-popups-to-escape-sandbox'

/**
 * Serves the mails of the demo's workspace, which are not sent. Each is a document of its own in a sandbox.
 */
export function mailboxServer({ api }: { api: Api }) {
  return new Elysia({ name: 'mailbox', prefix: '/demo/mailbox', detail: { hide: true } })
    .get('/', () => page(mailboxPage()))
    .get('/api/mails', ({ request }) =>
      passOn(api, `/mails${new URL(request.url).search}`, request),
    )
    .get('/mails/:id', async ({ request, params, status }) => {
      if (!/^mail_\w{1,60}$/.test(params.id)) return status(404, '')
      const answer = await passOn(api, `/mails/${params.id}`, request)
      if (!answer.ok) return status(404, '')
      const { html } = (await answer.json()) as { html: string | null }
      return new Response((html ?? '').replace('<head>', '<head><base target="_blank">'), {
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
          'content-security-policy': MAIL_POLICY,
          'referrer-policy': 'no-referrer',
          'x-content-type-options': 'nosniff',
        },
      })
    })
}
