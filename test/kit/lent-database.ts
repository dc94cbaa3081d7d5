import postgres, { type Sql } from 'postgres'
import { openDatabase, type Database, type DatabaseOptions } from '../../server/db/client.ts'

/**
 * A database that the backends of a process use one after the other, over the same connections: PostgreSQL plans
 * their statements once.
 */
export class LentDatabase {
  readonly url: string
  readonly #admin: Sql
  readonly #schema: Promise<string>
  #opened: Database | undefined
  #borrower: DatabaseOptions | undefined
  #end = async () => {}

  /** `adminUrl` leads to the same database for its owner. */
  constructor(url: string, adminUrl: string) {
    this.url = url
    this.#admin = postgres(adminUrl, { max: 1, onnotice: () => {} })
    this.#schema = this.#describeSchema()
  }

  /** Hands the database to the next backend, which closes no connection. */
  readonly open = (borrower: DatabaseOptions): Database => {
    this.#borrower = borrower
    this.#opened ??= this.#connect(borrower)
    return this.#opened
  }

  #connect(first: DatabaseOptions): Database {
    const opened = openDatabase({
      ...first,
      watch: (run) => (this.#borrower?.watch ?? ((work) => work()))(run),
      onStatement: (text, parameters) => this.#borrower?.onStatement?.(text, parameters),
      onOutage: (event) => this.#borrower?.onOutage?.(event),
      now: () => this.#borrower?.now?.() ?? Date.now(),
    })
    this.#end = opened.close.bind(opened)
    opened.close = async () => {}
    return opened
  }

  /** Takes all rows away that a new database does not have. Answers false when it cannot be lent again. */
  async reset(): Promise<boolean> {
    this.#borrower = undefined
    if ((await this.#describeSchema()) !== (await this.#schema)) return false
    const [row] = await this.#admin<{ deleted: number }[]>`select test_initial.reset() as deleted`
    // Dead rows would make the statements of the next backends slow.
    return row!.deleted < 20_000
  }

  async #describeSchema(): Promise<string> {
    const [row] = await this.#admin<{ schema: string }[]>`select test_initial.schema() as schema`
    return row!.schema
  }

  async close(): Promise<void> {
    await this.#end()
    await this.#admin.end()
  }
}

/** Gives a migrated database without backends what it takes to bring it back to this state. */
export async function installReset(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    await sql.unsafe(RESET)
  } finally {
    await sql.end()
  }
}

/** Partitions come and go with the clocks of tests. */
const RESET = `
  create schema test_initial;
  create view test_initial.tables as
    select c.oid::regclass::text as name, c.relname as short from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and (n.nspname = 'public'
      or n.nspname = 'graphile_worker' and c.relname <> 'migrations');
  do $do$
  declare t record; filled boolean;
  begin
    for t in select * from test_initial.tables loop
      execute format('select exists (select from %s)', t.name) into filled;
      if filled then execute format('create table test_initial.%I as table %s', t.short, t.name); end if;
    end loop;
  end $do$;
  create function test_initial.reset() returns int language plpgsql security definer
    set session_replication_role = replica as $$
  declare t record; filled boolean; n int; total int := 0;
  begin
    for t in select * from test_initial.tables loop
      execute format('select exists (select from %s)', t.name) into filled;
      if filled then
        execute format('delete from %s', t.name);
        get diagnostics n = row_count;
        total := total + n;
      end if;
    end loop;
    for t in select c.relname from pg_class c where c.relnamespace = 'test_initial'::regnamespace and c.relkind = 'r' loop
      execute format('insert into %1$I overriding system value table test_initial.%1$I', t.relname);
    end loop;
    perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
      from pg_sequences where last_value is not null
        and schemaname in ('public', 'graphile_worker');
    return total;
  end $$;
  create function test_initial.schema() returns text language sql as $$
    select md5(concat_ws(' ',
      (select sum(hashtextextended(concat_ws(' ', c.oid, a.attname, a.atttypid, a.attnotnull), 0)) from pg_class c
        join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
        where c.relnamespace = 'public'::regnamespace and not c.relispartition and c.relkind <> 'I'),
      (select sum(hashtextextended(concat_ws(' ', t.oid, t.tgenabled), 0)) from pg_trigger t
        join pg_class c on c.oid = t.tgrelid where not c.relispartition),
      (select sum(hashtextextended(concat_ws(' ', p.oid, p.xmin), 0)) from pg_proc p
        where p.pronamespace = 'public'::regnamespace),
      (select sum(hashtextextended(concat_ws(' ', k.oid, k.convalidated), 0)) from pg_constraint k
        join pg_class c on c.oid = k.conrelid where not c.relispartition),
      (select sum(hashtextextended(concat_ws(' ', y.oid, y.xmin), 0)) from pg_policy y),
      (select sum(hashtextextended(setconfig::text, 0)) from pg_db_role_setting)))
  $$;`
