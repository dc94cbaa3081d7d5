import { createHash } from 'node:crypto'
import { ENROLLMENT_STATUSES } from '../../../domain/enrollment.ts'
import { message, type Message } from '../../../domain/message/message.ts'
import { say, type Speech } from '../../../domain/message/say.ts'
import { escapeHtml, htmlLanguage } from '../../../core/html.ts'
import { PAGE_STYLE } from '../../../core/page-style.ts'
import { SCRIPT } from './page-script.ts'

const HASH = createHash('sha256').update(SCRIPT).digest('base64')

type Page = 'sign-in' | 'invite'
type Tell = (said: Message) => string

/** Renders the page behind a mail's link, in the language of that mail. */
export function partnerPage(name: Page, speech: Speech): Response {
  const t: Tell = (said) => escapeHtml(say(said, speech))
  const title = name === 'invite' ? t(message('Invitation')) : t(message('Sign in'))
  return new Response(
    `<!doctype html><html ${htmlLanguage(speech)}><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><link rel="icon" href="data:,"><style>${PAGE_STYLE}</style><body data-page="${name}">${bodyOf(t)}<script type="application/json" id="words">${wordsOf(speech)}</script><script>${SCRIPT}</script></body></html>`,
    {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'content-security-policy': `default-src 'none'; script-src 'sha256-${HASH}'; style-src 'unsafe-inline'; connect-src 'self'; img-src data:; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`,
      },
    },
  )
}

function bodyOf(t: Tell): string {
  const signIn = t(message('Sign in'))
  return (
    `<main><section id="sign-in" hidden><h1>${signIn}</h1><p>${t(message('The link works once.'))}</p><button id="enter">${signIn}</button></section>` +
    `<section id="invite" hidden><h1>${t(message('You are invited'))}</h1><p>${t(message('Accept to recommend the program and be paid for it.'))}</p><button id="accept">${t(message('Accept'))}</button><button id="decline" class="plain">${t(message('Decline'))}</button></section>` +
    `<section id="ask-part" hidden><h1>${signIn}</h1><form id="ask"><p><label for="email">${t(message('Your e-mail address'))}</label><input id="email" type="email" dir="ltr" required maxlength="254" autocomplete="email"></p><button>${t(message('Send me a link'))}</button></form></section>` +
    `<section id="lost" hidden><h1>${t(message('This link is not complete'))}</h1><p>${t(message('Open the link in the mail again, as a whole.'))}</p></section>` +
    `<section id="home" hidden><h1>${t(message('You are signed in'))}</h1><p id="who"></p><dl id="programs"></dl>${payoutOf(t)}<button id="leave" class="plain">${t(message('Sign out'))}</button></section>` +
    '<p id="said" role="status"></p></main>'
  )
}

/** Renders the form of the payout method, whose fields depend on the provider. */
function payoutOf(t: Tell): string {
  return (
    `<div id="payout" hidden><h2 id="way">${t(message('Payout method'))}</h2><p id="method"></p>` +
    `<details><summary>${t(message('Change it'))}</summary><form id="pay"><p><select id="provider" aria-labelledby="way"></select></p><div id="fields"></div><button>${t(message('Save'))}</button></form></details></div>`
  )
}

/**
 * Serializes the texts of the page's script and the names of statuses. `<` must not end the block that it
 * stands in.
 */
function wordsOf(speech: Speech): string {
  const t: Tell = (said) => say(said, speech)
  const words = {
    declined: t(message('You declined. Your links lead nowhere from now on.')),
    sent: t(message('If this is the address of a partner, a mail with a link is on its way.')),
    left: t(message('You are signed out.')),
    unset: t(message('Say where you want to be paid.')),
    saved: t(message('Saved.')),
    optional: t(message('optional')),
    status: Object.fromEntries(ENROLLMENT_STATUSES.map((text) => [text, t({ text })])),
  }
  return JSON.stringify(words).replaceAll('<', '\\u003c')
}
