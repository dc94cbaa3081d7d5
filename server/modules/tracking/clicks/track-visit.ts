import type { Deps } from '../../../deps.ts'
import { invalid } from '../../../domain/errors.ts'
import { keyLookup, keyOfPath } from '../../../domain/link.ts'
import { briefLink } from './brief-link.ts'
import type { TrackedVisit, TrackVisitBody } from './schema.ts'
import { recordVisit } from './record-visit.ts'
import { findWorkspace, type BrowserRequest } from './track-click.ts'

/** Records a visit to a page whose path is the key of a link; other pages are answered with nulls. */
export async function trackVisit(
  deps: Deps,
  request: BrowserRequest,
  body: TrackVisitBody,
): Promise<TrackedVisit> {
  if (!URL.canParse(body.url)) throw invalid('url', 'Send the full address of the page as "url".')
  const { workspace, domain } = await findWorkspace(deps, request, body)
  const slug = domain ?? (await deps.directory.primaryDomain(workspace.id))
  const key = keyOfPath(new URL(body.url).pathname)
  const link = slug && key ? await deps.directory.link(workspace.id, slug, keyLookup(key)) : null
  if (!link) return { clickId: null, link: null }
  const { url, referrer, requestId } = body
  const clickId = await recordVisit(deps, {
    ...request,
    method: 'GET',
    workspace,
    link,
    url,
    referrer,
    requestId,
    trigger: 'visit',
  })
  return { clickId, link: briefLink(link) }
}
