import { Elysia } from 'elysia'
import { speechOfPage } from '../../../words/index.ts'
import { partnerPage } from './pages.ts'

/** Registers the pages that links in mails open. They come before the short links of the same host. */
export function partnerPageRoutes() {
  const hidden = { detail: { hide: true } }
  return new Elysia({ name: 'partner-pages', prefix: '/partner' })
    .get('/sign-in', ({ request }) => partnerPage('sign-in', speechOfPage(request)), hidden)
    .get('/invite', ({ request }) => partnerPage('invite', speechOfPage(request)), hidden)
}
