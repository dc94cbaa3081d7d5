import { Elysia } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { readPortalFiles } from '../../../http/portal-assets.ts'
import { readPartnerTokens } from '../../../core/partner-cookie.ts'
import { getPortalHost, toHost } from '../../../core/portal-origin.ts'
import { pageLocale } from '../../../locales/locale.ts'
import type { PortalFiles } from './document.ts'
import {
  findOnlyProgram,
  findPortalProgram,
  type PortalProgram,
  type ProgramName,
} from './find-program.ts'
import { icon } from './icon.ts'
import { homePage, type Page } from './home-page.ts'
import { landingPage } from './landing-page.ts'
import { manifest } from './manifest.ts'
import { missingPage } from './missing-page.ts'

/**
 * Registers the pages for partners: what links in mails open, the page of a signed-in partner, and one with
 * which each program invites partners. They come before the short links of the same host.
 */
export function partnerPageRoutes(deps: Deps) {
  const hidden = { detail: { hide: true } }
  let files: PortalFiles | undefined
  const built = () => (files ??= { ...readPortalFiles(), origin: deps.config.origin })
  const home = async (request: Request, page: Page) => {
    const found = await namedInQuery(deps, request)
    const locale = pageLocale(request)
    const isSignedIn = readPartnerTokens(deps.config, request.headers).length > 0
    const landing = found?.landing ?? null
    return homePage({ page, locale, files: built(), landing, isSignedIn })
  }
  const landing = async (request: Request, name: Omit<ProgramName, 'host'>) => {
    const locale = pageLocale(request)
    const found = await findPortalProgram(
      deps,
      { ...name, host: getProgramHost(deps, request) },
      locale,
    )
    const shown = { locale, files: built() }
    return found ? landingPage(found, shown) : missingPage(shown)
  }
  return new Elysia({ name: 'partner-pages', prefix: '/partners' })
    .get('', ({ request }) => home(request, 'home'), hidden)
    .get('/sign-in', ({ request }) => home(request, 'sign-in'), hidden)
    .get('/invite', ({ request }) => home(request, 'invite'), hidden)
    .get(
      '/manifest.webmanifest',
      async ({ request }) => manifest(await namedInQuery(deps, request), pageLocale(request)),
      hidden,
    )
    .get('/icon.svg', async ({ request }) => icon(await namedInQuery(deps, request)), hidden)
    .get('/:program', ({ request, params }) => landing(request, params), hidden)
    .get(
      '/:program/:slug',
      ({ request, params: { program: workspace, slug: program } }) =>
        landing(request, { workspace, program }),
      hidden,
    )
}

/** Finds the program that a page is in the look of: `?program=`, else the only one of the host. */
async function namedInQuery(deps: Deps, request: Request): Promise<PortalProgram | null> {
  const program = new URL(request.url).searchParams.get('program')
  const [host, locale] = [getProgramHost(deps, request), pageLocale(request)]
  if (!program) return findOnlyProgram(deps, host, locale)
  return findPortalProgram(deps, { program, host }, locale)
}

/** Returns the host whose link domain names programs: that of the console stands for the portal's own. */
function getProgramHost({ config }: Deps, request: Request): string {
  const host = toHost(request)
  return host === getPortalHost(config) ? new URL(config.origin).host : host
}
