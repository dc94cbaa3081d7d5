import postgres, { type Sql, type TransactionSql } from 'postgres'
import { isAcrossWorkspaces } from './across-workspaces.ts'
import { readCatalog, type Catalog } from './catalog.ts'
import { readTree, type Value } from './node-tree.ts'
import { brokenRules } from './rules.ts'

/** A statement as it was sent, with the numbers of the parameters that were null. */
export interface Statement {
  text: string
  nulls: ReadonlySet<number>
}

export interface Violation {
  text: string
  broken: string[]
}

/** Not read by the parser: they name no rows. */
const UTILITY =
  /^\s*(begin|commit|rollback|savepoint|release|set|listen|unlisten|notify|create|drop|alter|deallocate|copy)\b/i

/** Statements that break a rule of docs/database.md. The database must have our tables. */
export async function checkStatements(
  url: string,
  statements: Iterable<Statement>,
): Promise<Violation[]> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    const catalog = await readCatalog(sql)
    const violations: Violation[] = []
    for (const statement of statements) {
      const { text } = statement
      if (UTILITY.test(text)) continue
      const broken = await check(sql, catalog, statement)
      if (broken.length > 0) violations.push({ text, broken })
    }
    return violations
  } finally {
    await sql.end()
  }
}

async function check(sql: Sql, catalog: Catalog, { text, nulls }: Statement): Promise<string[]> {
  let broken: string[] = []
  const undo = new Error('undo')
  try {
    await sql.begin(async (tx) => {
      broken = brokenRules(await treeOf(tx, text), catalog, {
        nulls,
        isAcrossWorkspaces: isAcrossWorkspaces(text),
      })
      throw undo
    })
  } catch (error) {
    if (error !== undo) return [`cannot be read: ${(error as Error).message}`]
  }
  return broken
}

/**
 * What PostgreSQL itself understands by a statement: names resolved, functions and operators chosen. It
 * keeps that of a function's body.
 */
async function treeOf(tx: TransactionSql, text: string): Promise<Value> {
  await tx.unsafe(`prepare checked as ${text}`)
  const [prepared] = await tx<{ types: string[] }[]>`
    select parameter_types::text[] as types from pg_prepared_statements where name = 'checked'`
  await tx.unsafe('deallocate checked')
  const types = prepared!.types
  const isLong = types.length > MAX_ARGUMENTS
  const body = isLong
    ? text.replace(/\$(\d+)/g, (_, number) => `null::${types[Number(number) - 1]}`)
    : text
  await tx.unsafe(`create function pg_temp.checked(${isLong ? '' : types.join(', ')})
    returns void language sql begin atomic ${body}; end`)
  const [made] = await tx<{ tree: string }[]>`
    select prosqlbody::text as tree from pg_proc where proname = 'checked'`
  return readTree(made!.tree)
}

const MAX_ARGUMENTS = 100
