import { escapeHtml } from '../../../core/html.ts'
import { message } from '../../../domain/message/message.ts'
import type { Locale } from '../../../locales/format.ts'
import type { LandingPage } from '../../program/programs/landing-schema.ts'
import {
  homeAddress,
  landingAddress,
  portalDocument,
  translator,
  type PortalFiles,
} from './document.ts'
import type { PortalProgram } from './find-program.ts'

interface Shown {
  locale: Locale
  files: PortalFiles
}

/**
 * Renders the page with which a program invites partners. What is above the fold is in the page itself: it
 * is there before any script.
 */
export function landingPage(program: PortalProgram, { locale, files }: Shown): Response {
  const { landing } = program
  const title = landing.landing?.title ?? landing.name
  const t = translator(locale)
  return portalDocument({
    locale,
    files,
    landing,
    path: landingAddress(landing),
    title: title === landing.name ? title : `${title} · ${landing.name}`,
    description: subtitleOf(landing),
    element: 'svc-partner-landing',
    actions: `<a class="button" href="${homeAddress(landing)}">${t(message('page.sign-in.title'))}</a>`,
    body: `<main>${heroOf(landing, locale)}${restOf(program)}</main>`,
  })
}

function subtitleOf({ landing, description }: LandingPage): string | null {
  return landing ? landing.subtitle || null : description
}

function heroOf(landing: LandingPage, locale: Locale): string {
  const t = translator(locale)
  const title = escapeHtml(landing.landing?.title ?? landing.name)
  const subtitle = subtitleOf(landing)
  const { rewards, discount } = landing
  const friends = discount
    ? `<p class="friends">${t(message('portal.friends-get', { offer: discount.sentence }))}</p>`
    : ''
  const words = [
    `<h1><bdi>${title}</bdi></h1>`,
    subtitle ? `<p class="lead"><bdi>${escapeHtml(subtitle)}</bdi></p>` : '',
    rewards.length > 0
      ? `<ul class="offer">${rewards.map(({ sentence }) => `<li>${escapeHtml(sentence)}</li>`).join('')}</ul>`
      : '',
    friends,
    `<p><a class="button primary big" href="#apply">${t(message('portal.apply'))}</a></p>`,
  ]
  const image = landing.landing?.image
  const picture = image
    ? `<img class="picture" src="${escapeHtml(image.url)}" alt="${escapeHtml(image.alt)}" fetchpriority="high">`
    : ''
  return `<section class="hero"><div>${words.join('')}</div>${picture}</section>`
}

/** Renders what is below the fold, by the element that programs put on their own pages. */
function restOf({ landing: { programId }, publishableKey }: PortalProgram): string {
  return `<svc-partner-landing class="rest" key="${escapeHtml(publishableKey)}" program="${programId}"><svc-partner-signup id="apply"></svc-partner-signup></svc-partner-landing>`
}
