import postgres from 'postgres'
import { isAcrossWorkspaces } from './across-workspaces.ts'
import { readCatalog } from './catalog.ts'
import { readTree } from './node-tree.ts'
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

/** They name no rows. */
const UTILITY =
  /^\s*(begin|commit|rollback|savepoint|release|set|listen|unlisten|notify|create|drop|alter|deallocate|copy)\b/i

/** Finds the statements that break a rule of docs/hosting/database.md. The database must have our tables. */
export async function checkStatements(
  url: string,
  statements: Iterable<Statement>,
): Promise<Violation[]> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    const catalog = await readCatalog(sql)
    await sql.unsafe(TREE_OF)
    const check = async ({ text, nulls }: Statement): Promise<string[]> => {
      if (UTILITY.test(text)) return []
      try {
        const [row] = await sql<{ tree: string }[]>`select pg_temp.tree_of(${text}) as tree`
        const circumstances = { nulls, isAcrossWorkspaces: isAcrossWorkspaces(text) }
        return brokenRules(readTree(row!.tree), catalog, circumstances)
      } catch (error) {
        return [`cannot be read: ${(error as Error).message}`]
      }
    }
    const checked = await Promise.all(
      Array.from(statements, async (one) => ({ text: one.text, broken: await check(one) })),
    )
    return checked.filter(({ broken }) => broken.length > 0)
  } finally {
    await sql.end()
  }
}

/**
 * What PostgreSQL itself understands by a statement: names resolved, functions and operators chosen. It
 * keeps that of a function's body. A function has at most 100 arguments: constants stand for more.
 */
const TREE_OF = `
  create function pg_temp.tree_of(statement text) returns text language plpgsql as $tree$
  declare
    types text[];
    tree text;
  begin
    execute 'prepare checked as ' || statement;
    select parameter_types::text[] into types from pg_prepared_statements where name = 'checked';
    deallocate checked;
    if cardinality(types) > 100 then
      for i in reverse cardinality(types)..1 loop
        statement := replace(statement, '$' || i, 'null::' || types[i]);
      end loop;
      types := '{}';
    end if;
    execute format('create function pg_temp.checked(%s) returns void language sql begin atomic %s; end',
      array_to_string(types, ', '), statement);
    select prosqlbody::text into tree from pg_proc where proname = 'checked';
    drop function pg_temp.checked;
    return tree;
  end $tree$`
