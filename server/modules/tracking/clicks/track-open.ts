import type { Deps } from '../../../deps.ts'
import { ApiError, invalid } from '../../../domain/errors.ts'
import { keyLookup, keyOfPath, linkVerdict } from '../../../domain/link.ts'
import { briefLink } from './brief-link.ts'
import { recordVisit } from './record-visit.ts'
import { findOpen } from './remember-open.ts'
import type { TrackedVisit, TrackOpenBody } from './schema.ts'
import type { BrowserRequest } from './track-click.ts'

/**
 * Tracks which link opened a mobile app. With a deep link it is recorded as a click; without one the
 * visitor who was sent to the app store within the hour is recognised by address and link domain.
 */
export async function trackOpen(
  deps: Deps,
  request: BrowserRequest,
  body: TrackOpenBody,
): Promise<TrackedVisit> {
  if (body.deepLink) return openByLink(deps, request, body.deepLink)
  if (body.domain) return openAfterInstall(deps, request, body.domain.toLowerCase())
  throw invalid('deepLink', 'Send "deepLink", or "domain" for the first start after an install.')
}

async function openByLink(
  deps: Deps,
  request: BrowserRequest,
  deepLink: string,
): Promise<TrackedVisit> {
  if (!URL.canParse(deepLink)) throw invalid('deepLink', 'Send the full address as "deepLink".')
  const { host, pathname } = new URL(deepLink)
  const domain = await deps.directory.domainBySlug(host)
  const key = keyOfPath(pathname)
  const link =
    domain && key
      ? await deps.directory.link(domain.workspace.id, domain.slug, keyLookup(key))
      : null
  const verdict = link && linkVerdict(link, deps.clock.now(), { unlocked: true })
  if (!domain || !link || verdict !== 'open') {
    throw new ApiError('not_found', 'No active link has this address.')
  }
  const clickId = await recordVisit(deps, {
    ...request,
    method: 'GET',
    workspace: domain.workspace,
    link,
    url: link.url,
    referrer: null,
    trigger: 'deeplink',
  })
  return { clickId, link: briefLink(link) }
}

async function openAfterInstall(
  deps: Deps,
  request: BrowserRequest,
  slug: string,
): Promise<TrackedVisit> {
  const domain = await deps.directory.domainBySlug(slug)
  if (!domain) throw new ApiError('not_found', `No link domain is named "${slug}".`)
  const found = await findOpen(deps, domain.workspace.id, slug, request.ip)
  const link = found && (await deps.directory.link(domain.workspace.id, slug, found.keyLookup))
  return link ? { clickId: found.clickId, link: briefLink(link) } : { clickId: null, link: null }
}
