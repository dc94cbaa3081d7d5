import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { inTransaction } from '../../../core/transact.ts'
import { int, nullable, oneOf, row, text, time, type RowOf } from '../../../db/row.ts'
import { invalid } from '../../../domain/errors.ts'
import { auditKeptFrom } from '../retention/audit.ts'
import {
  AUDIT_PROBLEMS,
  type AuditCheck,
  type AuditCheckQuery,
  type AuditProblem,
} from './schema.ts'

const MAX_SHOWN = 100

const ProblemRow = row({
  number: nullable(int),
  entryId: nullable(text),
  kind: oneOf(AUDIT_PROBLEMS),
  total: int,
})
const Sums = row({ entries: int, erased: int })
const Place = row({ number: int, createdAt: time, hash: text })

const SENTENCES: Readonly<Record<AuditProblem, string>> = {
  changed: 'Entry {number} was changed after it was written.',
  missing: 'Entry {number} was deleted before its retention period ended.',
  gap: 'Entries before entry {number} are missing.',
  hash: 'The hash of entry {number} doesn’t match the previous entry.',
  unnumbered: 'Entry {id} isn’t in the chain.',
  noted: 'Entry {number} is missing or has a different hash than the one you passed.',
}

/** Verifies that the audit log is as it was written, in one look at the database. */
export async function checkEntries(
  ctx: Ctx,
  { number, hash }: AuditCheckQuery = {},
): Promise<AuditCheck> {
  if ((number === undefined) !== (hash === undefined)) {
    throw invalid(number === undefined ? 'number' : 'hash', 'Pass number and hash together.')
  }
  return inTransaction(ctx, async ({ deps, tx, scope }) => {
    await tx.run(scope, () => sql`set transaction isolation level repeatable read, read only`)
    const [sums] = await tx.rows(
      scope,
      Sums,
      (ws) => sql`
        select count(*) as entries, count(erased_at) as erased from audit_entries where workspace_id = ${ws}`,
    )
    const end = (direction: 'asc' | 'desc') =>
      tx.rows(
        scope,
        Place,
        (ws) => sql`
          select num as number, created_at as "createdAt", encode(hash, 'hex') as hash from audit_seals
          where workspace_id = ${ws} order by num ${sql.raw(direction)} limit 1`,
      )
    const [[first], [last]] = [await end('asc'), await end('desc')]
    const found = await tx.rows(scope, ProblemRow, (ws) =>
      selectProblems(ws, { number, hash, keptFrom: auditKeptFrom(deps) }),
    )
    return {
      ok: found.length === 0,
      checkedAt: new Date(deps.clock.now()).toISOString(),
      entries: sums?.entries ?? 0,
      erased: sums?.erased ?? 0,
      first: toPlace(first),
      last: toPlace(last),
      problemCount: found[0]?.total ?? 0,
      problems: found.map(({ number, entryId, kind }) => ({
        number,
        entryId,
        kind,
        sentence: SENTENCES[kind].replace('{number}', `${number}`).replace('{id}', entryId ?? ''),
      })),
    }
  })
}

function toPlace(place: RowOf<typeof Place> | undefined): AuditCheck['first'] {
  return place ? { ...place, createdAt: place.createdAt.toISOString() } : null
}

/**
 * Entries may be missing once they are older than the retention allows; of a chain whose beginning is gone, the
 * seal of the last such entry is kept, also when the retention is lengthened later.
 */
function selectProblems(ws: string, { number = null, hash = null, keptFrom }: Wanted) {
  return sql`
    with sealed as (
      select s.*, lag(num) over chain as former_num, lag(hash) over chain as former_hash
      from audit_seals s where workspace_id = ${ws} window chain as (order by num)
    ), found as (
      select s.num as number, s.entry_id as "entryId", case
        when s.num <> coalesce(s.former_num, case when a.id is null then s.num - 1 else 0 end) + 1 then 'gap'
        when s.num = 1 and s.hash <> audit_hash('', s.num, s.created_at, s.digest) then 'hash'
        when s.hash <> audit_hash(s.former_hash, s.num, s.created_at, s.digest) then 'hash'
        when a.id is null and s.created_at > case when s.former_num is null
          then now() - interval '30 days' else ${keptFrom.toISOString()}::timestamptz end then 'missing'
        when a.id is null then null
        when s.digest <> audit_digest(a, s.details) or s.created_at <> a.created_at then 'changed'
        when a.erased_at is not null and num_nonnulls(a.before, a.after, a.resource_name) > 0 then 'changed'
        when a.erased_at is null and s.details is distinct from sha256(s.salt || audit_details(a)) then 'changed'
      end as kind
      from sealed s left join audit_entries a on a.workspace_id = ${ws} and a.id = s.entry_id
      union all
      select null, a.id, 'unnumbered' from audit_entries a
      where a.workspace_id = ${ws}
        and not exists (select from audit_seals s where s.workspace_id = ${ws} and s.entry_id = a.id)
      union all
      select ${number}::bigint, null, 'noted'
      where ${number}::bigint >= (select min(num) from audit_seals where workspace_id = ${ws})
        and not exists (select from audit_seals s
        where s.workspace_id = ${ws} and s.num = ${number}::bigint
          and encode(s.hash, 'hex') = ${hash}::text)
    )
    select number, "entryId", kind, count(*) over () as total from found
    where kind is not null order by number nulls last, "entryId" limit ${MAX_SHOWN}`
}

interface Wanted {
  number?: number | null | undefined
  hash?: string | null | undefined
  keptFrom: Date
}
