import { bool, decode, IdRow, nullable, oneOf, row, type RowOf, text, time } from './row.ts'
import type { Database } from './client.ts'
import type { WorkspaceRecord } from './directory-records.ts'

/** A partner's token of any purpose, whoever's it is. The workspace itself is the directory's to tell. */
const TokenRecord = row({
  id: text,
  workspaceId: text,
  purpose: oneOf(['sign_in', 'invite', 'session']),
  partnerId: text,
  programId: nullable(text),
  email: text,
  expiresAt: time,
  usedAt: nullable(time),
  /** An owner handed the link over: it proves no address. */
  handedOver: bool,
  /** Who sent the invitation, by name. */
  inviter: nullable(text),
})
export type TokenRecord = RowOf<typeof TokenRecord>

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
  const rows = await sql`
    select t.id, t.workspace_id as "workspaceId", t.purpose, t.partner_id as "partnerId",
      t.program_id as "programId", t.email, t.expires_at as "expiresAt", t.used_at as "usedAt",
      t.handed_over as "handedOver", i.name as inviter
    from partner_tokens t
    join partners p on p.workspace_id = ${key.workspaceId} and p.id = t.partner_id
    left join people i on i.id = t.invited_by_id
    where t.workspace_id = ${key.workspaceId} and t.token_hash = ${key.hash}
      and p.merged_into_id is null`
  return decode(TokenRecord, rows)[0] ?? null
}

/** Finds the workspace of a program, for pages of ours that know only the program's id. */
export async function findProgramWorkspace(
  { sql }: Database,
  programId: string,
): Promise<WorkspaceRecord['id'] | null> {
  const rows = await sql`
    select workspace_id as id from programs where id = ${programId}`
  return decode(IdRow, rows)[0]?.id ?? null
}
