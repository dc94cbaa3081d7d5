import type { PoolClient } from 'pg'

/** What a backup consists of, with names quoted as in SQL. */
export interface Contents {
  /** Parents come before what refers to them. */
  tables: Table[]
  /** Statements that make partitions which a new database does not have. */
  partitions: string[]
  /** Statements that set sequences. */
  sequences: string[]
}

export interface Table {
  name: string
  columns: string
}

/**
 * Tables of svc and of its job queue, without partitions, months that were detached to be kept elsewhere, and
 * what migrations write about themselves.
 */
const TABLES = `
  select c.oid::int as id, c.oid::regclass::text as name,
    (select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
    array(select f.confrelid::int from pg_constraint f
      where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as parents
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'graphile_worker') and c.relkind in ('r', 'p') and not c.relispartition
    and not (n.nspname = 'graphile_worker' and c.relname = 'migrations')
    and not c.relname like 'clicks\\_detached\\_%'
  order by 2`

const PARTITIONS = `
  select format('CREATE TABLE IF NOT EXISTS %s PARTITION OF %s %s;', i.inhrelid::regclass,
    i.inhparent::regclass, pg_get_expr(c.relpartbound, c.oid)) as statement
  from pg_inherits i join pg_class c on c.oid = i.inhrelid and c.relispartition and c.relkind = 'r'
  join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public' order by 1`

const SEQUENCES = `
  select format('SELECT setval(%L, %s);', format('%I.%I', schemaname, sequencename), last_value) as statement
  from pg_sequences where schemaname in ('public', 'graphile_worker') and last_value is not null order by 1`

interface Found extends Table {
  id: number
  parents: number[]
}

/** Lists what is to be saved of a database, as its transaction sees it. */
export async function listContents(client: PoolClient): Promise<Contents> {
  // Names outside of the search path are written with their schema; so is everything with an empty one.
  await client.query(`set local search_path = ''`)
  const { rows } = await client.query<Found>(TABLES)
  const statements = async (query: string) =>
    (await client.query<{ statement: string }>(query)).rows.map(({ statement }) => statement)
  return {
    tables: parentsFirst(rows),
    partitions: await statements(PARTITIONS),
    sequences: await statements(SEQUENCES),
  }
}

/** Orders tables so that each comes after those that its foreign keys refer to. @throws Error on a cycle */
export function parentsFirst(tables: readonly Found[]): Table[] {
  const waiting = new Map(tables.map((table) => [table.id, table]))
  const ordered: Table[] = []
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter(({ parents }) =>
      parents.every((parent) => !waiting.has(parent)),
    )
    if (ready.length === 0) {
      const names = [...waiting.values()].map(({ name }) => name)
      throw new Error(`Foreign keys of these tables form a cycle: ${names.join(', ')}.`)
    }
    for (const { id, name, columns } of ready) {
      waiting.delete(id)
      ordered.push({ name, columns })
    }
  }
  return ordered
}
