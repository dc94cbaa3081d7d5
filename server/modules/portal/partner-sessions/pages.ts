import { createHash } from 'node:crypto'
import { ENROLLMENT_STATUSES } from '../../../domain/enrollment.ts'
import { message, type Message } from '../../../domain/message/message.ts'
import { format, type Locale } from '../../../locales/format.ts'
import { escapeHtml, htmlLanguage } from '../../../core/html.ts'
import { PAGE_STYLE } from '../../../core/page-style.ts'
import { pageHeaders } from '../../../core/response-headers.ts'
import { SCRIPT } from './page-script.ts'

const HASH = createHash('sha256').update(SCRIPT).digest('base64')

type Page = 'sign-in' | 'invite'
type Translate = (text: Message) => string

/** Renders the page behind a mail's link, in the language of that mail. */
export function partnerPage(name: Page, locale: Locale): Response {
  const t: Translate = (text) => escapeHtml(format(text, locale))
  const title =
    name === 'invite' ? t(message('page.invitation.title')) : t(message('page.sign-in.title'))
  return new Response(
    `<!doctype html><html ${htmlLanguage(locale)}><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><link rel="icon" href="data:,"><style>${PAGE_STYLE}</style><body data-page="${name}">${bodyOf(t)}<script type="application/json" id="words">${textsOf(locale)}</script><script>${SCRIPT}</script></body></html>`,
    {
      headers: {
        ...pageHeaders(`script-src 'sha256-${HASH}'`, "connect-src 'self'", 'img-src data:'),
        'referrer-policy': 'no-referrer',
      },
    },
  )
}

function bodyOf(t: Translate): string {
  const signIn = t(message('page.sign-in.title'))
  return (
    `<main><section id="sign-in" hidden><h1>${signIn}</h1><p>${t(message('page.sign-in.once'))}</p><button id="enter">${signIn}</button></section>` +
    `<section id="invite" hidden><h1>${t(message('page.invitation.heading'))}</h1><p>${t(message('page.invitation.text'))}</p><button id="accept">${t(message('page.invitation.accept'))}</button><button id="decline" class="plain">${t(message('page.invitation.decline'))}</button></section>` +
    `<section id="ask-part" hidden><h1>${signIn}</h1><form id="ask"><p><label for="email">${t(message('page.sign-in.email'))}</label><input id="email" type="email" dir="ltr" required maxlength="254" autocomplete="email"></p><button>${t(message('page.sign-in.send'))}</button></form></section>` +
    `<section id="lost" hidden><h1>${t(message('page.sign-in.incomplete'))}</h1><p>${t(message('page.sign-in.incomplete-text'))}</p></section>` +
    `<section id="home" hidden><h1>${t(message('page.account.heading'))}</h1><p id="who"></p><dl id="programs"></dl>${payoutOf(t)}<button id="leave" class="plain">${t(message('page.account.sign-out'))}</button></section>` +
    '<p id="said" role="status"></p></main>'
  )
}

/** Renders the form of the payout method, whose fields depend on the provider. */
function payoutOf(t: Translate): string {
  return (
    `<div id="payout" hidden><h2 id="way">${t(message('page.account.payout-method'))}</h2><p id="method"></p><p id="hold" hidden></p>` +
    `<details><summary>${t(message('page.account.change'))}</summary><form id="pay"><p><select id="provider" aria-labelledby="way"></select></p><div id="fields"></div><button>${t(message('page.account.save'))}</button></form></details></div>`
  )
}

/**
 * Serializes the texts of the page's script and the names of statuses. `<` must not end the block that it
 * stands in.
 */
function textsOf(locale: Locale): string {
  const t: Translate = (text) => format(text, locale)
  const words = {
    declined: t(message('page.invitation.declined')),
    sent: t(message('page.sign-in.sent')),
    left: t(message('page.account.signed-out')),
    unset: t(message('page.account.no-payout-method')),
    saved: t(message('page.account.saved')),
    optional: t(message('page.account.optional')),
    status: Object.fromEntries(
      ENROLLMENT_STATUSES.map((status) => [status, t(message(`enrollment.status.${status}`))]),
    ),
  }
  return JSON.stringify(words).replaceAll('<', '\\u003c')
}
