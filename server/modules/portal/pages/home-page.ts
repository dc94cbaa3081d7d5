import { escapeHtml } from '../../../core/html.ts'
import { mayEmbed } from '../../../domain/embed.ts'
import { ENROLLMENT_STATUSES } from '../../../domain/enrollment.ts'
import { message } from '../../../domain/message/message.ts'
import { format, type Locale } from '../../../locales/format.ts'
import type { LandingPage } from '../../program/programs/landing-schema.ts'
import {
  landingAddress,
  portalDocument,
  translator,
  type PortalFiles,
  type Translate,
} from './document.ts'

/** What a page begins with: the partner's programs, or what a link in a mail is for. */
export type Page = 'home' | 'sign-in' | 'invite'

export interface HomePage {
  page: Page
  locale: Locale
  files: PortalFiles
  /** The program whose page or mail led here. */
  landing: LandingPage | null
  /** The browser has sent a session, valid or not. */
  isSignedIn: boolean
}

/**
 * Renders the page of a signed-in partner, with what leads to it. Each section is there from the start, and
 * the script shows one: nothing happens before a button is pressed, because mail programs open links to
 * look at them and each works once. The secret stands behind #, which no server sees.
 */
export function homePage({ page, locale, files, landing, isSignedIn }: HomePage): Response {
  const t = translator(locale)
  const title = page === 'invite' ? message('page.invitation.title') : message('portal.title')
  const name = landing ? ` · ${landing.name}` : ''
  return portalDocument({
    locale,
    files,
    landing,
    path: page === 'home' ? '/partners/' : `/partners/${page}`,
    title: `${format(title, locale)}${name}`,
    actions: `<button class="button" id="open-account" hidden>${t(message('page.account.payout-method'))}</button><button class="button" id="leave" hidden>${t(message('page.account.sign-out'))}</button>`,
    words: wordsOf(locale),
    body: `<main data-page="${page}" data-program="${landing?.programId ?? ''}" data-signed-in="${isSignedIn}">${sectionsOf(landing, t)}${accountDialog(t)}${confirmDialog(t)}<p id="said" role="status"></p></main>`,
  })
}

function sectionsOf(landing: LandingPage | null, t: Translate): string {
  return [
    signInSection(landing, t),
    inviteSection(landing, t),
    '<section id="home" hidden><nav id="programs" hidden></nav><div id="stage"></div></section>',
    section('said-part', ''),
    '<section id="waiting" class="skeleton" aria-busy="true"></section>',
  ].join('')
}

function section(id: string, content: string): string {
  return `<section id="${id}" class="card" hidden>${content}</section>`
}

function signInSection(landing: LandingPage | null, t: Translate): string {
  const signIn = t(message('page.sign-in.title'))
  const apply = landing
    ? `<p class="soft">${t(message('portal.no-partner-yet'))} <a href="${landingAddress(landing)}">${t(message('portal.apply'))}</a></p>`
    : ''
  return (
    section(
      'sign-in',
      `<h1>${signIn}</h1><p>${t(message('page.sign-in.once'))}</p><button class="button primary" id="enter">${signIn}</button>`,
    ) +
    section(
      'ask-part',
      `<h1>${signIn}</h1><form id="ask"><label for="email">${t(message('page.sign-in.email'))}</label><input id="email" class="field" type="email" dir="ltr" required maxlength="254" autocomplete="email"><button class="button primary">${t(message('page.sign-in.send'))}</button></form>${apply}`,
    ) +
    section(
      'code-part',
      `<h1>${t(message('page.sign-in.check-email'))}</h1><p>${t(message('page.sign-in.sent'))}</p><form id="by-code">${codeField('code', t)}<div class="buttons"><button class="button primary">${signIn}</button><button class="button" type="button" id="other-email">${t(message('page.sign-in.other-email'))}</button></div></form>`,
    )
  )
}

function codeField(id: string, t: Translate): string {
  return `<div><label for="${id}">${t(message('page.sign-in.code'))}</label><input id="${id}" class="field code" dir="ltr" required inputmode="numeric" autocomplete="one-time-code" pattern="[0-9]{6}" maxlength="6"></div>`
}

/** Renders what a partner who stays signed in is asked before the payout method changes. */
function confirmDialog(t: Translate): string {
  const title = t(message('page.sign-in.confirm'))
  return `<dialog id="confirm" aria-labelledby="confirm-title"><form id="confirm-code"><h2 id="confirm-title">${title}</h2><p id="confirm-text"></p>${codeField('own-code', t)}<div class="buttons"><button class="button primary">${title}</button><button class="button" type="button" id="close-confirm">${t(message('portal.close'))}</button></div><p id="confirm-said" role="status"></p></form></dialog>`
}

function inviteSection(landing: LandingPage | null, t: Translate): string {
  const logo = landing?.logo
    ? `<img class="logo large" src="${escapeHtml(landing.logo)}" alt="" width="56" height="56">`
    : ''
  const terms = landing?.termsUrl
    ? `<p class="soft"><a href="${escapeHtml(landing.termsUrl)}" target="_blank" rel="noopener">${t(message('portal.terms'))}</a></p>`
    : ''
  return section(
    'invite',
    `${logo}<h1>${t(message('page.invitation.heading'))}</h1><p id="inviter">${t(message('page.invitation.text'))}</p><ul class="offer" id="offers"></ul>${terms}<div class="buttons"><button class="button primary" id="accept">${t(message('page.invitation.accept'))}</button><button class="button" id="decline">${t(message('page.invitation.decline'))}</button></div>`,
  )
}

/** Renders the forms of the payout method, whose fields depend on the provider, and of the postal address. */
function accountDialog(t: Translate): string {
  const close = t(message('portal.close'))
  const save = t(message('page.account.save'))
  const pay = `<form id="pay"><h2 id="account-title">${t(message('page.account.payout-method'))}</h2><p id="method" class="soft"></p><p id="hold" hidden></p><select id="provider" class="field" aria-labelledby="account-title"></select><div id="fields"></div><div class="buttons"><button class="button primary" id="pay-save">${save}</button></div><p id="pay-said" role="status"></p></form>`
  const whereabouts = `<form id="whereabouts"><h2><label for="address">${t(message('page.account.address'))}</label></h2><textarea id="address" class="field" rows="3" maxlength="500" autocomplete="street-address"></textarea><div class="buttons"><button class="button primary">${save}</button></div><p id="whereabouts-said" role="status"></p></form>`
  return `<dialog id="account" aria-labelledby="account-title">${pay}${whereabouts}<div class="buttons"><button class="button" type="button" id="close-account">${close}</button></div></dialog>`
}

const TURNED_AWAY = ENROLLMENT_STATUSES.filter((status) => !mayEmbed(status))

/** Lists the texts of the page's script. `turnedAway` has one for each status without a dashboard. */
function wordsOf(locale: Locale): Record<string, unknown> {
  const t: Translate = (text) => format(text, locale)
  return {
    declined: t(message('page.invitation.declined')),
    confirmText: t(message('page.sign-in.confirm-text', { email: '{email}' })),
    unsent: t(message('page.sign-in.not-sent')),
    left: t(message('page.account.signed-out')),
    unset: t(message('page.account.no-payout-method')),
    saved: t(message('page.account.saved')),
    save: t(message('page.account.save')),
    optional: t(message('page.account.optional')),
    connect: t(message('portal.connect', { provider: '{provider}' })),
    connectOn: t(message('portal.connect-on', { provider: '{provider}' })),
    inReview: t(message('portal.in-review', { provider: '{provider}' })),
    atProvider: t(message('portal.at-provider', { provider: '{provider}' })),
    country: t(message('portal.country')),
    broken: t(message('portal.broken')),
    // The page knows who invites only after it has asked with the secret.
    invitedBy: t(message('portal.invited-by', { name: '{name}', program: '{program}' })),
    invitedTo: t(message('portal.invited-to', { program: '{program}' })),
    none: t(message('portal.no-program')),
    programs: t(message('portal.programs')),
    turnedAway: Object.fromEntries(
      TURNED_AWAY.map((status) => [
        status,
        t(message('portal.no-dashboard', { status: message(`enrollment.status.${status}`) })),
      ]),
    ),
  }
}
