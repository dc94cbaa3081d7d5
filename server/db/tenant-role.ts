import type { Sql, TransactionSql } from 'postgres'
import { sqlState } from './failures.ts'
import { bool, decode, row, text, type RowOf } from './row.ts'
import { TENANT_ROLE, WORKSPACE_SETTING } from './workspace-transaction.ts'

const REFUSED = '42501'
/** Another database of the cluster did the same at this moment. */
const DONE_BY_ANOTHER = new Set(['42710', '23505', 'XX000'])

/** What an administrator runs. */
export const MAKE_ROLE = `CREATE ROLE ${TENANT_ROLE} NOLOGIN; GRANT ${TENANT_ROLE} TO <the user of DATABASE_URL>;`
const HOW = `Run as an administrator: ${MAKE_ROLE} and start again (docs/hosting/database.md).`

/**
 * Creates the role, which the databases of a cluster share, and lets the user of the connection act as it.
 * @throws Error that tells an operator what to grant
 */
export async function ensureTenantRole(sql: Sql): Promise<void> {
  const roles = await sql`select from pg_roles where rolname = ${TENANT_ROLE}`
  if (roles.length === 0) {
    await byAnybody(() => sql.unsafe(`create role ${TENANT_ROLE} nologin`), 'may not create it')
  }
  if (!(await mayActAsTenant(sql))) {
    await byAnybody(
      () => sql.unsafe(`grant ${TENANT_ROLE} to current_user`),
      'is no member of it and may not become one',
    )
    if (!(await mayActAsTenant(sql))) throw new Error(cannot('may not act as it'))
  }
  // Membership in the owner's role would exempt it from the policies just as these attributes do.
  const exempt = await sql`
    select from pg_roles where rolname = ${TENANT_ROLE}
      and (rolsuper or rolbypassrls or pg_has_role(oid, current_user, 'usage'))`
  if (exempt.length > 0) {
    throw new Error(
      `The role ${TENANT_ROLE} must not be a superuser, have BYPASSRLS or be a member of the tables' owner: row-level security would not hold for it.`,
    )
  }
}

/** Runs a statement that may find its work done meanwhile. @throws Error, a sentence for the operator */
async function byAnybody(run: () => Promise<unknown>, why: string): Promise<void> {
  const error = await run().then(
    () => null,
    (reason: unknown) => reason,
  )
  const state = sqlState(error) ?? ''
  // Without the driver's error as its cause, whose words would be shown instead.
  if (state === REFUSED) throw new Error(cannot(why))
  if (error !== null && !DONE_BY_ANOTHER.has(state)) throw error
}

function cannot(why: string): string {
  return `Requests use the database as the role ${TENANT_ROLE}, but this user ${why}. ${HOW}`
}

/** Tells whether the user of the connection may act as the role. */
export async function mayActAsTenant(sql: Sql): Promise<boolean> {
  try {
    await sql.begin((tx) => tx.unsafe(`set local role ${TENANT_ROLE}`))
    return true
  } catch (error) {
    if (sqlState(error) === REFUSED) return false
    throw error
  }
}

const Unprotected = row({ name: text, key: text })
const Granted = row({ granted: bool })
const Owner = row({ owner: text, user: text })

/** Tables without a workspace that requests read. All others of this kind they do not even see. */
const READABLE = ['locations', 'agents', 'rollup_state']

/**
 * Gives every table of a workspace its policy, and requests the rights that they need. Whatever is in
 * place already is left alone, so a new table or a restored database needs nothing else. Partitions are
 * reached through their table only.
 */
export async function protectTenants(
  sql: Sql,
  transact: (run: (tx: TransactionSql) => Promise<void>) => Promise<unknown> = (run) =>
    sql.begin(run),
): Promise<void> {
  const missing = await findUnprotected(sql)
  const rest = await sql`
    select bool_and(has_table_privilege(${TENANT_ROLE}, name, 'select'))
      and coalesce(has_function_privilege(${TENANT_ROLE},
        to_regprocedure('add_tenant_jobs(text, jsonb)'), 'execute'), false)
      and exists (select from pg_proc
        where oid = to_regprocedure('add_tenant_jobs(text, jsonb)') and prosrc = ${ADD_JOBS})
      and (select count(*) = 2 from pg_policies
        where schemaname = 'graphile_worker' and policyname = 'tenant') as granted
    from unnest(${READABLE}::text[]) as name`
  if (missing.length === 0 && decode(Granted, rest)[0]?.granted) return
  await transact(async (tx) => {
    for (const { name, key } of missing) await protectTable(tx, name, key)
    await tx.unsafe(REST)
  })
}

/** Finds the tables of workspaces that lack their policy, or the rights of requests. The role must be there. */
export async function findUnprotected(sql: Sql): Promise<RowOf<typeof Unprotected>[]> {
  const tables = await sql`
    select c.relname as name, a.attname as key
    from pg_class c join pg_attribute a on a.attrelid = c.oid
      and a.attname = case when c.relname = 'workspaces' then 'id' else 'workspace_id' end
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and not (c.relrowsecurity
        and exists (select from pg_policy where polrelid = c.oid and polname = 'tenant')
        and has_table_privilege(${TENANT_ROLE}, c.oid, 'select')
        and has_table_privilege(${TENANT_ROLE}, c.oid, 'insert')
        and has_table_privilege(${TENANT_ROLE}, c.oid, 'update')
        and has_table_privilege(${TENANT_ROLE}, c.oid, 'delete'))`
  return decode(Unprotected, tables)
}

/**
 * Refuses tables of another owner: policies would hide their rows from this user, or rights be missing.
 * @throws Error that tells an operator how they get their owner
 */
export async function requireOwnTables(sql: Sql): Promise<void> {
  const foreign = await sql`
    select pg_get_userbyid(relowner) as owner, current_user as user from pg_class
    where relnamespace = to_regnamespace('public') and relkind in ('r', 'p') and not relispartition
      and not pg_has_role(relowner, 'usage')
    limit 1`
  for (const { owner, user } of decode(Owner, foreign)) {
    throw new Error(
      `The tables belong to the role ${owner}, not to ${user}, the user of DATABASE_URL. Connect as ${owner}, or run in this database as an administrator: REASSIGN OWNED BY ${quoted(owner)} TO ${quoted(user)}; what a superuser has restored gets its owner with "pg_restore --no-owner --role=${user}" (docs/hosting/database.md).`,
    )
  }
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

async function protectTable(tx: TransactionSql, name: string, key: string): Promise<void> {
  await tx.unsafe(`
    alter table "${name}" enable row level security;
    drop policy if exists tenant on "${name}";
    create policy tenant on "${name}" using ("${key}" = current_setting('${WORKSPACE_SETTING}', true));
    grant select, insert, update, delete on "${name}" to ${TENANT_ROLE}`)
}

/** Counts a wait from the database's time, which the queue compares with: a server's clock may differ. */
const ADD_JOBS = `
  declare
    workspace text := current_setting('${WORKSPACE_SETTING}');
  begin
    perform graphile_worker.add_job(task, (j.payload || jsonb_build_object('workspaceId', workspace))::json,
      run_at => now() + j."waitMs" * interval '1 ms', max_attempts => j."maxAttempts",
      job_key => workspace || ':' || j.key, priority => j.priority,
      flags => array[task, task || ':' || workspace] || case when j."isFailing" then array['failing'] else '{}' end)
    from jsonb_to_recordset(jobs) as j (payload jsonb, key text, "waitMs" float8, "maxAttempts" int, priority int,
      "isFailing" boolean);
  end `

/**
 * Rates of the central bank belong to all. Jobs are read and tried again by the workspace in their payload,
 * and added by a function that writes the workspace of the transaction into it, whatever the caller says.
 */
const REST = `
  grant select on ${READABLE.join(', ')} to ${TENANT_ROLE};
  drop policy if exists shared on exchange_rates;
  create policy shared on exchange_rates for select using (workspace_id = '*');
  alter table graphile_worker._private_jobs enable row level security;
  alter table graphile_worker._private_tasks enable row level security;
  grant usage on schema graphile_worker to ${TENANT_ROLE};
  grant select on graphile_worker._private_jobs, graphile_worker._private_tasks to ${TENANT_ROLE};
  grant update on graphile_worker._private_jobs to ${TENANT_ROLE};
  drop policy if exists tenant on graphile_worker._private_jobs;
  create policy tenant on graphile_worker._private_jobs to ${TENANT_ROLE}
    using (payload->>'workspaceId' = current_setting('${WORKSPACE_SETTING}', true));
  drop policy if exists tenant on graphile_worker._private_tasks;
  create policy tenant on graphile_worker._private_tasks for select to ${TENANT_ROLE} using (true);
  create or replace function add_tenant_jobs(task text, jobs jsonb) returns void language plpgsql
  security definer set search_path = pg_catalog, pg_temp as $$${ADD_JOBS}$$;
  revoke all on function add_tenant_jobs(text, jsonb) from public;
  grant execute on function add_tenant_jobs(text, jsonb) to ${TENANT_ROLE}`
