import type { LinkRecord, WorkspaceRecord } from '../../../db/directory-records.ts'
import type { Trigger } from '../../../db/rollups.ts'
import type { Deps } from '../../../deps.ts'
import { clickVerdict } from '../../../domain/click.ts'
import { adTraceOf } from '../../../domain/fraud/ad-networks.ts'
import { nameVisitor, visitFacts } from './visitor.ts'

/** A visitor, the link, and the page they came to. */
export interface Arrival {
  headers: Headers
  method: string
  ip: string
  workspace: WorkspaceRecord
  link: LinkRecord
  /** The address the visitor landed on. */
  url: string
  /** The visitor's own query besides the short link: `gclid=1&a=b`. */
  query?: string | undefined
  referrer: string | null | undefined
  trigger: Trigger
  /** The client's own id for this request. */
  requestId?: string | undefined
}

/** Stores the visit unless the rules say not to; answers the click id, or null when not recorded. */
export async function recordVisit(deps: Deps, arrival: Arrival): Promise<string | null> {
  const { headers, ip, workspace, link, query = '', trigger } = arrival
  const userAgent = headers.get('user-agent') ?? ''
  const agent = deps.readAgent(userAgent)
  // An app's HTTP client looks like a bot.
  const isBot = agent.isBot && trigger !== 'deeplink'
  const verdict = clickVerdict({
    method: arrival.method,
    ...visitFacts(headers, { ...agent, isBot }),
    honorOptOut: workspace.honorOptOut,
  })
  if (!verdict.record) return null
  const { url, utm } = deps.readLanding(arrival.url)
  const adTrace = query === '' ? undefined : adTraceOf(query)
  return deps.clicks.record({
    workspaceId: workspace.id,
    linkNum: link.num,
    ...(await nameVisitor(deps, { ip, userAgent, atMs: deps.clock.now() })),
    requestId: arrival.requestId,
    location: deps.geo.locate(ip, headers),
    agent,
    referrer: deps.readReferrer(arrival.referrer ?? ''),
    url,
    utm: adTrace === undefined ? utm : { ...utm, adTrace },
    trigger,
  })
}
