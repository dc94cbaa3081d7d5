import { message } from '../../../domain/message/message.ts'
import { format, type Locale } from '../../../locales/format.ts'
import { portalDocument, translator, type PortalFiles } from './document.ts'

/** Renders the answer to an address that names no program, or one that takes no partners any more. */
export function missingPage({ locale, files }: { locale: Locale; files: PortalFiles }): Response {
  const t = translator(locale)
  return portalDocument({
    locale,
    files,
    landing: null,
    path: '/partners/',
    title: format(message('portal.no-page'), locale),
    body: `<main><section class="card"><h1>${t(message('portal.no-page'))}</h1><p>${t(message('portal.no-page-text'))}</p><a class="button primary" href="/partners/">${t(message('page.sign-in.title'))}</a></section></main>`,
    status: 404,
  })
}
