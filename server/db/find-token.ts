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
  createdAt: time,
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

/** The columns of a token `t`, with those of the person `i` who sent it. */
const selectToken = (sql: Database['sql']) => sql`
  t.id, t.workspace_id as "workspaceId", t.purpose, t.partner_id as "partnerId",
  t.program_id as "programId", t.email, t.created_at as "createdAt", t.expires_at as "expiresAt",
  t.used_at as "usedAt", t.handed_over as "handedOver", i.name as inviter`

/** Finds a partner by token. Never cached: a revoked token must fail at once. */
export async function findPartnerToken(
  { sql }: Database,
  key: TokenKey | null,
): Promise<TokenRecord | null> {
  if (!key) return null
  const rows = await sql`
    select ${selectToken(sql)}
    from partner_tokens t
    join partners p on p.workspace_id = ${key.workspaceId} and p.id = t.partner_id
    left join people i on i.id = t.invited_by_id
    where t.workspace_id = ${key.workspaceId} and t.token_hash = ${key.hash}
      and p.merged_into_id is null`
  return decode(TokenRecord, rows)[0] ?? null
}

/** How often codes may be tried in place of one that was sent, and for one address within a day. */
const MAX_ATTEMPTS = 3
const MAX_DAILY_ATTEMPTS = 15
const DAY_MS = 86_400_000

const CodeRecord = row({ ...TokenRecord.columns, codeHash: text })

/**
 * Counts an attempt to enter a code that was sent to an address, and returns what may be meant, in whichever
 * workspaces. What was tried too often is not among it. The same statements run whoever asks, and nobody waits for the
 * disk, so that neither tells whether a code was sent.
 */
export async function tryCodes(
  { sql }: Database,
  { email, now }: { email: string; now: Date },
): Promise<RowOf<typeof CodeRecord>[]> {
  const since = new Date(now.getTime() - DAY_MS)
  const rows = await sql.begin(async (tx) => {
    await tx`set local synchronous_commit = off`
    return tx`
    with t as (
      update partner_tokens set attempts = attempts + 1
      where email = ${email} and code_hash is not null and used_at is null
        and expires_at > ${now} and attempts < ${MAX_ATTEMPTS}
        and ${MAX_DAILY_ATTEMPTS} > (select coalesce(sum(attempts), 0) from partner_tokens
          where email = ${email} and code_hash is not null and created_at > ${since})
      returning *
    )
    select ${selectToken(sql)}, t.code_hash as "codeHash"
    from t
    join partners p on p.workspace_id = t.workspace_id and p.id = t.partner_id
    left join people i on i.id = t.invited_by_id
    where p.merged_into_id is null
    order by t.created_at desc`
  })
  return decode(CodeRecord, rows)
}

/** Takes back the attempts that were counted for codes of other emails when a right one was entered. */
export async function forgiveAttempts({ sql }: Database, ids: readonly string[]): Promise<void> {
  await sql`update partner_tokens set attempts = attempts - 1 where id = any(${[...ids]}::text[])`
}

/** Finds the live workspaces in which somebody with that address is a partner, the oldest first. */
export async function findPartnerWorkspaces({ sql }: Database, email: string): Promise<string[]> {
  const rows = await sql`
    select w.id from workspaces w
    where w.mode = 'live' and exists (select from partners p
      where p.workspace_id = w.id and p.email = ${email} and p.merged_into_id is null)
    order by w.id limit 20`
  return decode(IdRow, rows).map(({ id }) => id)
}

/** Finds the oldest workspace, in whose name the server does what concerns no particular one. */
export async function findFirstWorkspace({ sql }: Database): Promise<string | null> {
  const rows = await sql`select id from workspaces where mode = 'live' order by id limit 1`
  return decode(IdRow, rows)[0]?.id ?? null
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
