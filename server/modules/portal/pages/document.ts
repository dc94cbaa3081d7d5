import { createHash } from 'node:crypto'
import { escapeHtml, htmlLanguage } from '../../../core/html.ts'
import { brandColors } from '../../../domain/brand-colors.ts'
import { message, type Message } from '../../../domain/message/message.ts'
import { LANGUAGES } from '../../../locales/catalogues.ts'
import { format, type Locale } from '../../../locales/format.ts'
import type { LandingPage } from '../../program/programs/landing-schema.ts'

/** What is the same for all pages. */
export interface PortalFiles {
  /** The style sheet, which stands in each page: nothing is waited for before it is shown. */
  style: string
  /** The address of the script. */
  script: string
  /** Where QR codes and uploaded logos are, which a page puts together: another host than its own may serve it. */
  origin: string
}

/** Formats a message as HTML. */
export type Translate = (text: Message) => string

export function translator(locale: Locale): Translate {
  return (text) => escapeHtml(format(text, locale))
}

export interface PortalDocument {
  locale: Locale
  /** Where the page is, without its query. */
  path: string
  title: string
  description?: string | null
  /** Null: the page belongs to no program, and has no brand. */
  landing: LandingPage | null
  files: PortalFiles
  /** HTML. */
  body: string
  /** An element that is what most of the page is: its module is asked for with the page's own script. */
  element?: string
  /** HTML of the end of the head's bar. */
  actions?: string
  /** For the page's script. */
  words?: Readonly<Record<string, unknown>>
  status?: number
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Renders a page for partners in the look of its program. Its policy allows what is in it, by hash. */
export function portalDocument(page: PortalDocument): Response {
  const { locale, landing, files, title, description, element, words = {}, status = 200 } = page
  const brand = brandStyle(landing?.brandColor ?? null)
  const styles = [files.style, ...(brand ? [brand] : [])]
  const head = [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    description ? `<meta name="description" content="${escapeHtml(description)}">` : '',
    ...styles.map((style) => `<style>${style}</style>`),
    `<link rel="icon" type="image/svg+xml" href="${iconAddress(landing)}">`,
    landing ? `<link rel="manifest" href="${manifestAddress(landing, locale)}">` : '',
    ...themeColors(landing),
    `<script type="module" src="${files.script}"></script>`,
    element ? `<link rel="modulepreload" href="/widgets/${element}.js">` : '',
    '<script type="module" src="/widgets/loader.js"></script>',
  ]
  const html = `<!doctype html><html ${htmlLanguage(locale)}><head>${head.join('')}</head><body>${barOf(page)}${page.body}${footerOf(page)}<script type="application/json" id="words">${jsonFor(words)}</script></body></html>`
  return new Response(html, { status, headers: headersOf(styles, files.origin) })
}

/** Returns the headers of a page: it loads its own script, and pictures wherever its program keeps them. */
function headersOf(styles: readonly string[], origin: string): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${styles.map(hashOf).join(' ')}`,
    'img-src https: http: data: blob:',
    `connect-src 'self' ${origin}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // Another one than the console's, so that no script of these pages gets hold of a window of it.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    // The API knows a page of its own by it, and nobody else learns of it.
    'referrer-policy': 'same-origin',
    'content-security-policy': policy.join('; '),
  }
}

function barOf({ landing, actions = '', locale }: PortalDocument): string {
  const t = translator(locale)
  const name = landing ? escapeHtml(landing.name) : t(message('portal.title'))
  const logo = landing?.logo
    ? `<img class="logo" src="${escapeHtml(landing.logo)}" alt="" width="32" height="32">`
    : ''
  const to = landing ? landingAddress(landing) : '/partners/'
  return `<header class="bar"><a class="brand" href="${to}">${logo}<bdi>${name}</bdi></a><div class="actions">${actions}</div></header>`
}

/** Renders the choice of a language, each by its own name. */
function footerOf({ path, landing, locale }: PortalDocument): string {
  const links = LANGUAGES.map((tag) => {
    const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag
    const query = new URLSearchParams({
      ...(path === '/partners/' && landing ? { program: landing.programId } : {}),
      lang: tag,
    })
    const current = tag === locale.language ? ' aria-current="true"' : ''
    return `<a href="${path}?${query}" lang="${tag}" hreflang="${tag}"${current}>${escapeHtml(name)}</a>`
  })
  const label = translator(locale)(message('portal.language'))
  return `<footer><nav aria-label="${label}">${links.join('')}</nav></footer>`
}

export function landingAddress({ programId }: LandingPage): string {
  return `/partners/${programId}`
}

/** Returns the address of the signed-in partner's page, in the look of a program. */
export function homeAddress({ programId }: LandingPage): string {
  return `/partners/?program=${programId}`
}

/** Returns the address of the drawn sign of a program, which is there whatever its logo is. */
export function iconAddress(landing: LandingPage | null): string {
  return `/partners/icon.svg${landing ? `?program=${landing.programId}` : ''}`
}

function manifestAddress({ programId }: LandingPage, { language }: Locale): string {
  return `/partners/manifest.webmanifest?program=${programId}&amp;lang=${language}`
}

function brandStyle(color: string | null): string | null {
  if (!color) return null
  const { light, dark } = brandColors(color)
  return `:root{--svc-color-accent:light-dark(${light.accent},${dark.accent});--svc-color-on-accent:light-dark(${light.onAccent},${dark.onAccent})}`
}

function themeColors(landing: LandingPage | null): string[] {
  if (!landing?.brandColor) return []
  return [`<meta name="theme-color" content="${landing.brandColor}">`]
}

/** Serializes for a block of the page. `<` must not end the block that it stands in. */
function jsonFor(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
