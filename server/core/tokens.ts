import type { TokenKey } from '../db/find-token.ts'
import type { Ids } from '../ids.ts'
import { hashToken } from './secrets.ts'

const WORKSPACE_PREFIX = 'ws_'
const FORM = /^svc_[a-z]{2}_([0-9A-Za-z]{8})[0-9A-Za-z]{32}$/

/**
 * Creates a bearer token: its prefix, the workspace that it belongs to, and a secret of 32 characters. The
 * workspace comes first, so that a look-up need not search those of all workspaces.
 */
export function makeToken(ids: Ids, prefix: `svc_${string}_`, workspaceId: string): string {
  return prefix + workspaceId.slice(WORKSPACE_PREFIX.length) + ids.secret()
}

/** Returns where a token is stored; null for a text that cannot be one. */
export function tokenKey(token: string): TokenKey | null {
  const workspace = FORM.exec(token)?.[1]
  if (workspace === undefined) return null
  return { workspaceId: WORKSPACE_PREFIX + workspace, hash: hashToken(token) }
}
