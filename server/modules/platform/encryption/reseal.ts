import { sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import type { Mark } from '../../../core/secrets.ts'
import { CountRow, nullable, row, text } from '../../../db/row.ts'
import { placeOf, sealed, type Place, type Sealed, type SealedColumn } from '../../../db/sealed.ts'
import { recordset } from '../../../db/writes.ts'
import type { Deps } from '../../../deps.ts'

const BATCH = 200
const IdsRow = row({ id: text, sealed, by: nullable(text) })

/** Counts the texts of a column that are encrypted with another key than the current one. */
export async function countOthers(ctx: Ctx, column: SealedColumn): Promise<number> {
  const { deps, tx, scope } = ctx
  const query = (ws: string) => sql`
    select count(*)::int as n from ${name(column.table)} s
    where s.workspace_id = ${ws} and ${isOther(deps, column)}`
  return (await tx.rows(scope, CountRow, query))[0]!.n
}

/**
 * Encrypts a batch of a column's texts anew with the current key, and makes the hashes beside them anew. What
 * is changed meanwhile keeps its new value. Returns the last row's id, null when there was none after `after`.
 */
export async function resealBatch(
  ctx: Ctx,
  { column, mark, after }: { column: SealedColumn; mark: Mark | undefined; after: string },
): Promise<{ last: string | null; done: number }> {
  const { deps, tx, scope } = ctx
  const rows = await tx.rows(
    scope,
    IdsRow,
    (ws) => sql`
    select s.id, s.${name(column.column)} as sealed, ${mark ? sql`s.${name(mark.by)}` : sql`null`} as by
    from ${name(column.table)} s
    where s.workspace_id = ${ws} and s.id > ${after} and ${isOther(deps, column)}
    order by s.id limit ${BATCH}`,
  )
  if (rows.length === 0) return { last: null, done: 0 }
  const changes = rows.map(({ id, sealed: before, by }) => {
    const place = placeOf(column.at, scope.workspaceId, id)
    const plain = openAt(deps, before, place)
    const hash = mark && by !== null ? mark.of(deps, by, plain) : null
    return { id, before, next: deps.secrets.seal(plain, place), hash }
  })
  await tx.run(scope, (ws) => updateAll(ws, { column, mark, changes }))
  return { last: rows.at(-1)!.id, done: rows.length }
}

/** Decrypts a text. @throws Error that says which row does not open */
function openAt({ secrets }: Deps, text: Sealed, place: Place): string {
  try {
    return secrets.open(text, place)
  } catch (error) {
    const { column, workspaceId, id } = place
    const why = error instanceof Error ? error.message : String(error)
    throw new Error(`${column} of ${id} in ${workspaceId} cannot be decrypted: ${why}`)
  }
}

function updateAll(
  ws: string,
  { column, mark, changes }: { column: SealedColumn; mark: Mark | undefined; changes: object[] },
): SQL {
  const own = name(column.column)
  return sql`
    update ${name(column.table)} s
    set ${own} = r.next ${mark ? sql`, ${name(mark.column)} = r.hash` : sql``}
    from ${recordset(changes, 'id text, before text, next text, hash text')}
    where s.workspace_id = ${ws} and s.id = r.id and s.${own} = r.before`
}

function isOther({ secrets }: Deps, { column }: SealedColumn): SQL {
  return sql`s.${name(column)} is not null and s.${name(column)} not like ${`${secrets.keyId}.%`}`
}

/** A name of the schema's, never of a request's. */
const name = (identifier: string): SQL => sql`${sql.identifier(identifier)}`
