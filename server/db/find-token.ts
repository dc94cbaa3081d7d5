import type { Database } from './client.ts'
import type { WorkspaceRecord } from './directory.ts'

/** A partner's token of any purpose, whoever's it is. The workspace itself is the directory's to tell. */
export interface TokenRecord {
  id: string
  workspaceId: string
  purpose: 'sign_in' | 'invite' | 'session'
  partnerId: string
  programId: string | null
  email: string
  expiresAt: Date
  usedAt: Date | null
}

/** The key under which a token is stored. */
export interface TokenKey {
  workspaceId: string
  hash: string
}

/** Finds a partner by token. Never cached: a revoked token must fail at once. */
export async function findPartnerToken(
  { sql }: Database,
  key: TokenKey | null,
): Promise<TokenRecord | null> {
  if (!key) return null
  const [row] = await sql<TokenRecord[]>`
    select t.id, t.workspace_id as "workspaceId", t.purpose, t.partner_id as "partnerId",
      t.program_id as "programId", t.email, t.expires_at as "expiresAt", t.used_at as "usedAt"
    from partner_tokens t
    join partners p on p.workspace_id = ${key.workspaceId} and p.id = t.partner_id
    where t.workspace_id = ${key.workspaceId} and t.token_hash = ${key.hash}
      and p.merged_into_id is null`
  return row ?? null
}

/** Finds the workspace of a program, for pages of ours that know only the program's id. */
export async function findProgramWorkspace(
  { sql }: Database,
  programId: string,
): Promise<WorkspaceRecord['id'] | null> {
  const [row] = await sql<{ id: string }[]>`
    select workspace_id as id from programs where id = ${programId}`
  return row?.id ?? null
}
