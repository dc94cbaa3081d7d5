import { Elysia } from 'elysia'
import { partnerPage } from './pages.ts'

/** Where the links in mails lead. They come before the short links of the same host. */
export function partnerPageRoutes() {
  const hidden = { detail: { hide: true } }
  return new Elysia({ name: 'partner-pages', prefix: '/partner' })
    .get('/sign-in', () => partnerPage('sign-in'), hidden)
    .get('/invite', () => partnerPage('invite'), hidden)
}
