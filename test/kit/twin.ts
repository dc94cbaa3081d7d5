import postgres from 'postgres'
import { TENANT_ROLE } from '../../server/db/workspace-transaction.ts'

/**
 * Gives every workspace of a database a twin: a second workspace that gets a copy of each row that is
 * inserted, with the same ids, addresses, invoices and codes. What a tenant's statement touches of a twin
 * it touches for want of a condition on the workspace, and Postgres refuses it.
 *
 * The tenants' statements are those of their role. To all others, which serve every workspace at once,
 * and to the tests, twins are invisible.
 */
export async function installTwins(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    await createSystem(sql)
    await sql.unsafe(FUNCTIONS)
    const tables = await sql<{ name: string; columns: string[] }[]>`
      select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
        and not a.attisdropped and a.attgenerated = ''
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      group by c.relname`
    for (const table of tables) {
      if (table.name === 'workspaces') await sql.unsafe(twinOf(table, 'id'))
      else if (table.columns.includes('workspace_id')) {
        await sql.unsafe(twinOf(table, 'workspace_id'))
      }
    }
  } finally {
    await sql.end()
  }
}

const FUNCTIONS = `
  create sequence twin_touched;
  create function twin_seen() returns boolean language plpgsql cost 100000 security definer as $$
  begin
    perform nextval('twin_touched');
    raise exception 'A statement lacks a condition on the workspace, and has touched a twin: %', current_query();
  end $$;`

/** What finds a workspace cannot be the same in two. */
const UNIQUE = new Set([
  'workspaces.slug',
  'workspaces.live_id',
  'workspaces.publishable_key',
  'workspaces.previous_key',
  'api_keys.hash',
  'domains.slug',
])

function twinOf({ name, columns }: { name: string; columns: string[] }, key: string): string {
  const values = columns.map((column) =>
    column === key || UNIQUE.has(`${name}.${column}`)
      ? `'twin_of_' || new.${column}`
      : `new.${column}`,
  )
  return `
    create function twin_${name}() returns trigger language plpgsql security definer
      set session_replication_role = replica as $$
    begin
      insert into ${name} (${columns.join(', ')}) overriding system value
        values (${values.join(', ')}) on conflict do nothing;
      return new;
    end $$;
    create trigger twin before insert on ${name} for each row
      when (not starts_with(new.${key}, 'twin_of_')) execute function twin_${name}();
    alter table ${name} enable row level security, force row level security;
    create policy twin on ${name}
      using (starts_with(${key}, 'twin_of_') and current_user = '${TENANT_ROLE}' and twin_seen());
    create policy system on ${name} to ${SYSTEM}
      using (not starts_with(${key}, 'twin_of_')) with check (true);`
}

/** Row level security does not hold for superusers, nor for owners by themselves. */
const SYSTEM = 'svc_test_system'

/** Creates the role once, since several test processes may share a server. */
async function createSystem(sql: postgres.Sql): Promise<void> {
  await sql`select pg_advisory_lock(7262999)`
  const [role] = await sql`select from pg_roles where rolname = ${SYSTEM}`
  if (!role)
    await sql.unsafe(
      `create role ${SYSTEM} login password '${SYSTEM}' in role current_user, ${TENANT_ROLE}`,
    )
  // The policies' functions cost much on paper, so that Postgres would compile every statement.
  await sql.unsafe(`alter role ${SYSTEM} set jit = off`)
  await sql`select pg_advisory_unlock(7262999)`
}

/** Answers the same database's address for a role that row level security holds for. */
export function asSystem(url: string): string {
  const own = new URL(url)
  own.username = own.password = SYSTEM
  return own.href
}

/** Fails when a statement was refused, also when nobody saw its error. */
export async function expectTwinsUntouched(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    const [row] = await sql`select is_called from twin_touched`
    if (row?.is_called) throw new Error('A statement has touched another workspace.')
  } finally {
    await sql.end()
  }
}
