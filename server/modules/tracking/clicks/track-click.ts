import type { LinkRecord, WorkspaceRecord } from '../../../db/directory-records.ts'
import type { Deps } from '../../../deps.ts'
import { ApiError, invalid } from '../../../domain/errors.ts'
import { keyLookup, linkVerdict } from '../../../domain/link.ts'
import { authenticateBrowser, requireHost } from '../../../core/authenticate.ts'
import { offerOf } from './offer-of.ts'
import type { TrackClickBody, TrackedClick } from './schema.ts'
import { recordVisit } from './record-visit.ts'

export interface BrowserRequest {
  headers: Headers
  ip: string
}

/**
 * Records a visit that reached the customer's site with `?via=` instead of through a short link. The
 * key comes from the visitor's address, so an unknown one is an answer: an error would show in their console.
 */
export async function trackClick(
  deps: Deps,
  request: BrowserRequest,
  body: TrackClickBody,
): Promise<TrackedClick> {
  const key = body.key ?? body.via
  if (!key) throw invalid('key', 'Send the link’s key as "key" (or "via").')
  const { workspace, domain } = await findWorkspace(deps, request, body)
  const link = await findOpenLink(deps, workspace, domain, key)
  if (!link) return { clickId: null, reason: 'unknown_link' }
  const { url, referrer, requestId } = body
  const landed = url && URL.canParse(url) ? url : link.url
  const clickId = await recordVisit(deps, {
    ...request,
    method: 'GET',
    workspace,
    link,
    url: landed,
    referrer,
    requestId,
    trigger: 'script',
  })
  const offer = await offerOf(deps, link, 0)
  return clickId ? { clickId, ...offer } : { clickId, reason: 'not_counted', ...offer }
}

/**
 * Finds the workspace by the publishable key or, as older scripts of the field do, by the link's domain
 * alone.
 */
export async function findWorkspace(
  deps: Deps,
  { headers }: BrowserRequest,
  body: { publishableKey?: string | undefined; domain?: string | undefined },
): Promise<{ workspace: WorkspaceRecord; domain: string | undefined }> {
  const domain = body.domain?.toLowerCase()
  if (body.publishableKey || headers.has('authorization')) {
    const { workspace } = await authenticateBrowser(deps, headers, body.publishableKey)
    return { workspace, domain }
  }
  if (!domain) throw invalid('domain', 'Send the domain of the link, or your publishable key.')
  const record = await deps.directory.domainBySlug(domain)
  if (!record) throw new ApiError('not_found', `No link domain is named "${domain}".`)
  requireHost(deps, record.workspace, headers)
  return { workspace: record.workspace, domain }
}

/** Finds the link of this workspace that visits may be counted for, if there is one and it is open. */
async function findOpenLink(
  deps: Deps,
  workspace: WorkspaceRecord,
  domain: string | undefined,
  key: string,
): Promise<LinkRecord | null> {
  const slug = domain ?? (await deps.directory.primaryDomain(workspace.id))
  const link = slug ? await deps.directory.link(workspace.id, slug, keyLookup(key)) : null
  const open = link && linkVerdict(link, deps.clock.now(), { unlocked: true }) === 'open'
  return open ? link : null
}
