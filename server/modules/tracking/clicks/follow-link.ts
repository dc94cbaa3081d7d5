import { SAFE_HEADERS } from '../../../core/response-headers.ts'
import type { DomainRecord, LinkRecord } from '../../../db/directory-records.ts'
import type { Deps } from '../../../deps.ts'
import {
  appendParams,
  chooseDestination,
  keyLookup,
  keyOfPath,
  linkVerdict,
  ROOT_KEY,
} from '../../../domain/link.ts'
import { NotCounted } from './click-spool.ts'
import { findHome } from './find-home.ts'
import { page } from './pages.ts'
import { recordVisit } from './record-visit.ts'
import { rememberOpen } from './remember-open.ts'

const IS_QR = /(?:^|&)qr=1(?:&|$)/

export interface Visitor {
  request: Request
  /** Goes into the answer as `X-Request-Id`. */
  requestId: string
  ip: string
  /** The password that the visitor typed. */
  password?: string | undefined
}

/** Sends a visitor of a short link on, with a click that is stored before the answer leaves. */
export async function followLink(deps: Deps, visitor: Visitor): Promise<Response> {
  const { requestId } = visitor
  const { host, path, query } = splitUrl(visitor.request)
  const key = keyOf(path)
  const home = key === ROOT_KEY ? findHome(deps.config, visitor.request) : null
  const domain = await deps.directory.domainBySlug(host)
  if (!domain) return leadTo(home, 'not-found', requestId)
  const link =
    key === null ? null : await deps.directory.link(domain.workspace.id, domain.slug, key)
  if (!link) return leadTo(findSubstitute(domain, key) ?? home, 'not-found', requestId)
  switch (linkVerdict(link, deps.clock.now())) {
    case 'disabled':
      return page('not-found', { requestId })
    case 'expired':
      return leadTo(link.expiredUrl ?? domain.expiredUrl, 'expired', requestId)
    case 'password':
      return unlock(deps, visitor, { domain, link, query })
    case 'open':
      return sendOn(deps, visitor, { domain, link, query })
  }
}

interface Found {
  domain: DomainRecord
  link: LinkRecord
  query: string
}

/** Sends a visitor on who has typed the right password, and asks the others for it. */
async function unlock(deps: Deps, visitor: Visitor, found: Found): Promise<Response> {
  const { requestId, ip, password } = visitor
  if (password === undefined) return page('password', { requestId })
  const { workspaceId, num, passwordHash } = found.link
  const subject = `${num} ${workspaceId}`
  const attempt = await deps.passwords.check({ subject, passwordHash }, { ip }, password)
  if ('retryAfterSeconds' in attempt) return page('too-many', { requestId, ...attempt })
  if (!attempt.fits) return page('password', { requestId, wrong: true })
  return sendOn(deps, visitor, found)
}

async function sendOn(
  deps: Deps,
  { request, requestId, ip }: Visitor,
  { domain, link, query }: Found,
): Promise<Response> {
  const { headers } = request
  const destination = chooseDestination(link, {
    os: deps.readAgent(headers.get('user-agent') ?? '').os,
    country: link.geo ? deps.geo.locate(ip, headers).country : '',
    random: Math.random(),
    nowMs: deps.clock.now(),
  })
  const recording = recordVisit(deps, {
    headers,
    // The password page posts, but a visitor comes only once.
    method: request.method === 'POST' ? 'GET' : request.method,
    ip,
    workspace: domain.workspace,
    link,
    url: destination,
    query,
    referrer: headers.get('referer'),
    trigger: IS_QR.test(query) ? 'qr' : 'link',
  })
  const clickId = await recording.catch((error: unknown) => {
    if (error instanceof NotCounted) return null
    throw error
  })
  if (clickId) {
    const { workspaceId } = link
    await rememberOpen(deps, { workspaceId, domain: link.domain, ip, destination, clickId })
  }
  const carries = clickId !== null && (link.trackConversion || link.partnerId !== null)
  const place = carries && query === '' ? deps.readLanding(destination).idPlace : null
  const target = place
    ? place.before + clickId + place.after
    : appendParams(destination, dropQr(query), carries ? { svc_id: clickId } : {})
  return redirect(target, requestId, link.doIndex)
}

/** Returns where the domain leads visitors whose link doesn't exist. */
function findSubstitute(domain: DomainRecord, key: string | null): string | null {
  return (key === ROOT_KEY ? domain.placeholder : null) ?? domain.notFoundUrl
}

function leadTo(url: string | null, instead: 'not-found' | 'expired', requestId: string): Response {
  return url ? redirect(url, requestId) : page(instead, { requestId })
}

function redirect(location: string, requestId: string, mayIndex = false): Response {
  const headers = {
    ...SAFE_HEADERS,
    location,
    'cache-control': 'private, no-store',
    'x-request-id': requestId,
  }
  return new Response(null, {
    status: 302,
    headers: mayIndex ? headers : { ...headers, 'x-robots-tag': 'noindex' },
  })
}

function splitUrl(request: Request): { host: string; path: string; query: string } {
  const { url } = request
  const start = url.indexOf('/', 8)
  const mark = url.indexOf('?', start)
  return {
    host: (request.headers.get('host') ?? url.slice(url.indexOf('//') + 2, start)).toLowerCase(),
    path: mark < 0 ? url.slice(start + 1) : url.slice(start + 1, mark),
    query: mark < 0 ? '' : url.slice(mark + 1),
  }
}

/** Returns the key as links are looked up by, or null for a path that cannot be a key. */
function keyOf(path: string): string | null {
  const key = path === '' ? ROOT_KEY : keyOfPath(path)
  return key === null ? null : keyLookup(key)
}

function dropQr(query: string): string {
  if (!IS_QR.test(query)) return query
  return query
    .split('&')
    .filter((pair) => pair !== 'qr=1')
    .join('&')
}
