import type { KeyRecord, WorkspaceRecord } from '../db/directory-records.ts'
import type { Scope } from '../db/scope.ts'
import type { Deps } from '../deps.ts'
import { ApiError } from '../domain/errors.ts'
import { hostnameAllowed } from '../domain/hostname.ts'
import { limitGrants } from '../domain/roles.ts'
import { permits, type KeyScope } from '../domain/scopes.ts'
import { identifyMember, type Credentials } from './authenticate-person.ts'
import type { Caller } from './callers.ts'
import { ownPage } from './own-page.ts'
import { createCtx, type Ctx } from './ctx.ts'
import { hashToken } from './secrets.ts'
import { hasSessionCookie } from './session-cookie.ts'

/**
 * Finds who calls: by the secret key, else by the cookie of a member's session. Throws a 401 or 403 that says
 * what is missing.
 */
export async function identify(deps: Deps, request: Credentials): Promise<Caller> {
  const { headers } = request
  if (!headers.has('authorization') && hasSessionCookie(deps.config, headers)) {
    return identifyMember(deps, request)
  }
  const { id, workspace, createdBy: personId, ...key } = await identifyKey(deps, headers)
  const scopes = key.role === null ? key.scopes : limitGrants(key.scopes, key.role)
  return { id, scopes, workspace, actor: { type: 'key', keyId: id, scopes, personId } }
}

async function identifyKey(deps: Deps, headers: Headers): Promise<KeyRecord> {
  const token = bearer(headers)
  if (token.startsWith('svc_pk_')) {
    throw new ApiError(
      'forbidden',
      'This call needs a secret key (svc_sk_…), not a publishable one.',
    )
  }
  refuseDemoKey(deps, token)
  const record = await deps.directory.keyByHash(hashToken(token))
  if (!record) throw new ApiError('unauthorized', 'The secret key is invalid or was revoked.')
  if (record.expiresAtMs !== null && record.expiresAtMs <= deps.clock.now()) {
    throw new ApiError('unauthorized', 'The secret key has expired. Create a new one.')
  }
  if (record.createdBy !== null && record.role === null) {
    throw new ApiError(
      'unauthorized',
      'The person who created the secret key is no longer a member. Create a new one.',
    )
  }
  return record
}

/** Checks that a caller may do what is asked, and returns its scope. */
export function authorize({ scopes, workspace, actor }: Caller, needed: KeyScope): Scope {
  if (!permits(scopes, needed)) {
    throw new ApiError(
      'forbidden',
      actor.type === 'key'
        ? `The key lacks the scope ${needed}. Create a key that has it.`
        : `Your role (${actor.role}) lacks the scope ${needed}. Ask an owner for another role.`,
    )
  }
  return { workspaceId: workspace.id, plan: workspace.plan, actor }
}

/** A page of an allowed host. */
export interface BrowserCtx extends Ctx {
  workspace: WorkspaceRecord
  host: string
}

/**
 * Authenticates a browser by the publishable key from the header or, because a header would cost a
 * preflight, from the body; the page's host must be on the workspace's list.
 */
export async function authenticateBrowser(
  deps: Deps,
  headers: Headers,
  keyInBody: string | undefined,
): Promise<BrowserCtx> {
  const token = keyInBody ?? bearer(headers)
  if (token.startsWith('svc_sk_')) {
    throw new ApiError(
      'forbidden',
      'Never use a secret key in a browser. Revoke it and send svc_pk_….',
    )
  }
  refuseDemoKey(deps, token)
  const workspace = await deps.directory.workspaceByPublishableKey(token)
  if (!workspace) throw new ApiError('unauthorized', 'The publishable key is unknown.')
  const page = await ownPage(deps, workspace.id, headers)
  const host = page?.host ?? requireHost(deps, workspace, headers)
  const scope = browserScope(workspace, host)
  return { ...createCtx(deps, scope), workspace, host }
}

/** Returns the calling page's host, or throws a 403 that names it and says where to list it. */
export function requireHost(deps: Deps, workspace: WorkspaceRecord, headers: Headers): string {
  const verdict = hostnameAllowed(
    workspace.allowedHostnames,
    headers.get('origin'),
    headers.get('referer'),
  )
  const { allowed, host, reason } = verdict
  if (host !== null)
    deps.pageHosts.seen(browserScope(workspace, host), host, allowed ? 'allowed' : 'refused')
  if (!allowed) throw new ApiError('forbidden', reason)
  return host
}

export function browserScope(workspace: WorkspaceRecord, host: string): Scope {
  return { workspaceId: workspace.id, plan: workspace.plan, actor: { type: 'browser', host } }
}

/**
 * Tells whether a key is one of the demo's public keys, which only the demo accepts. Real keys have no such
 * underscore.
 */
export function isDemoKey(key: string): boolean {
  return /^svc_[sp]k_demo_/.test(key)
}

function refuseDemoKey(deps: Deps, key: string): void {
  if (deps.config.mode === 'demo' || !isDemoKey(key)) return
  throw new ApiError(
    'unauthorized',
    'Demo keys work in the demo only. Create a key of your own: bun run cli key create.',
  )
}

function bearer(headers: Headers): string {
  const header = headers.get('authorization')
  if (!header) {
    throw new ApiError('unauthorized', 'Send the header "Authorization: Bearer svc_sk_…".')
  }
  const [scheme, token] = header.split(' ')
  if (scheme?.toLowerCase() === 'bearer' && token) return token
  throw new ApiError('unauthorized', 'The Authorization header must read "Bearer svc_sk_…".')
}
