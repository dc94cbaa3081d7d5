import { message } from '../../../domain/message/message.ts'
import { format, type Locale } from '../../../locales/format.ts'
import { homeAddress, iconAddress } from './document.ts'
import type { PortalProgram } from './find-program.ts'

/** Describes the portal as an application that can be installed, in the look of a program. */
export function manifest(program: PortalProgram | null, locale: Locale): Response {
  const landing = program?.landing ?? null
  const name = landing?.name ?? format(message('portal.title'), locale)
  const described = {
    // One application for each program, whatever its page is called later.
    id: landing ? homeAddress(landing) : '/partners/',
    name,
    short_name: name,
    start_url: landing ? homeAddress(landing) : '/partners/',
    scope: '/partners/',
    display: 'standalone',
    lang: locale.language,
    background_color: '#ffffff',
    theme_color: landing?.brandColor ?? '#3d55cc',
    icons: [{ src: iconAddress(landing), sizes: 'any', type: 'image/svg+xml' }],
  }
  return new Response(JSON.stringify(described), {
    headers: {
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    },
  })
}
