import { Elysia } from 'elysia'
import { pageLocale } from '../../../locales/locale.ts'
import { partnerPage } from './pages.ts'

/** Registers the pages that links in mails open. They come before the short links of the same host. */
export function partnerPageRoutes() {
  const hidden = { detail: { hide: true } }
  return new Elysia({ name: 'partner-pages', prefix: '/partner' })
    .get('/sign-in', ({ request }) => partnerPage('sign-in', pageLocale(request)), hidden)
    .get('/invite', ({ request }) => partnerPage('invite', pageLocale(request)), hidden)
}
