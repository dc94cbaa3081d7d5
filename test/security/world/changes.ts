import type { Sql } from 'postgres'

/** Tells which rows of which workspace were changed, and puts a workspace back to what it was. */
export class Changes {
  readonly #sql: Sql
  readonly #tables: readonly Table[]

  private constructor(sql: Sql, tables: readonly Table[]) {
    this.#sql = sql
    this.#tables = tables
  }

  /** Begins to watch every table of a workspace. */
  static async watch(sql: Sql): Promise<Changes> {
    const tables = await sql<Table[]>`
      select c.relname as name, a.attname as key
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = case
        when c.relname in ('workspaces', 'people') then 'id'
        when c.relname like 'person\\_%' then 'person_id'
        else 'workspace_id' end
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      order by 1`
    await sql.unsafe(`
      create unlogged table tested_changes (
        owner text not null, name text not null, subject text not null);
      create unlogged table tested_subjects (id text primary key, subject text not null);
      create schema kept;
      create function note_change() returns trigger language plpgsql security definer as $$
      declare
        changed jsonb := to_jsonb(case tg_op when 'DELETE' then old else new end);
      begin
        insert into public.tested_changes
          select changed->>tg_argv[1], tg_argv[0], coalesce((
            select min(s.subject) from jsonb_each_text(changed) v
            join public.tested_subjects s on s.id = v.value
            where v.key ~ '(^|_)id$' and v.key !~ '(external|tenant)_id$'), '');
        return null;
      end $$`)
    for (const { name, key } of tables) {
      await sql.unsafe(`
        create trigger tested after insert or update or delete on ${name} for each row
          execute function note_change('${name}', '${key}');
        create table kept.${name} as select * from ${name}`)
    }
    return new Changes(sql, tables)
  }

  /** Notes of each change whose it was, where a row refers to one of these ids; texts may have them as well. */
  async watchSubject(subject: string, ids: readonly string[]): Promise<void> {
    const rows = [...new Set(ids)].map((id) => ({ id, subject }))
    await this.#sql`insert into tested_subjects ${this.#sql(rows)}`
  }

  /** What was changed since the last time. */
  async take(): Promise<Taken> {
    const rows = await this.#sql<{ owner: string; name: string; subject: string }[]>`
      with gone as (delete from tested_changes returning *) select distinct * from gone`
    const taken: Taken = { owners: new Map(), subjects: new Map() }
    for (const { owner, name, subject } of rows) {
      addTo(taken.owners, owner, name)
      if (subject !== '') addTo(taken.subjects, subject, name)
    }
    return taken
  }

  /** Puts these tables of a workspace back to what they were when watching began. */
  async restore(owner: string, names: ReadonlySet<string>): Promise<void> {
    const tables = this.#tables.filter(({ name }) => names.has(name))
    if (tables.length === 0) return
    await this.#sql.begin(async (tx) => {
      await tx`set local session_replication_role = replica`
      for (const { name, key } of tables) {
        const columns = await this.#columnsOf(name)
        await tx`delete from ${tx(name)} where ${tx(key)} = ${owner}`
        await tx.unsafe(
          `insert into ${name} (${columns}) overriding system value
            select ${columns} from kept.${name} where ${key} = $1`,
          [owner],
        )
      }
    })
    await this.#sql.notify('svc_directory', '')
  }

  readonly #columns = new Map<string, string>()
  async #columnsOf(name: string): Promise<string> {
    const known = this.#columns.get(name)
    if (known) return known
    const rows = await this.#sql<{ name: string }[]>`
      select attname as name from pg_attribute where attrelid = ${name}::regclass and attnum > 0
        and not attisdropped and attgenerated = ''`
    const columns = rows.map((column) => `"${column.name}"`).join(', ')
    this.#columns.set(name, columns)
    return columns
  }

  /** Puts everything back that was changed since the last time. */
  async takeBack(): Promise<void> {
    for (const [owner, names] of (await this.take()).owners) await this.restore(owner, names)
    await this.take()
  }

  /** Tables in which a workspace has nothing, so that nobody could see it. */
  async emptyTables(workspaceId: string): Promise<string[]> {
    const digests = Object.entries(await this.digest(workspaceId))
    return digests.filter(([name, all]) => all === '' && !(name in EMPTY)).map(([name]) => name)
  }

  /** A digest of every row of a workspace, by table. */
  async digest(workspaceId: string): Promise<Record<string, string>> {
    const digests: Record<string, string> = {}
    for (const { name, key } of this.#tables) {
      if (key === 'person_id' || name === 'people') continue
      const [row] = await this.#sql.unsafe<{ digest: string }[]>(
        `select coalesce(md5(string_agg(t::text, '' order by t::text)), '') as digest
          from ${name} t where ${key} = $1`,
        [workspaceId],
      )
      digests[name] = row!.digest
    }
    return digests
  }

  /** Switches row-level security, the second net, off or on again: the first must hold alone. */
  async protect(isOn: boolean): Promise<void> {
    for (const { name, key } of this.#tables) {
      // What belongs to people has none.
      if (key === 'person_id' || name === 'people') continue
      await this.#sql.unsafe(
        `alter table ${name} ${isOn ? 'enable' : 'disable'} row level security`,
      )
    }
  }
}

/** Tables whose rows nobody refers to by an id. */
const EMPTY: Record<string, string> = {
  ban_cancellations: 'remembers what a ban canceled',
  bonus_days: 'counts towards limits of bonuses',
  control_changes: 'waits for a second person',
  dictionary_days: 'counts new words of a day',
  idempotency_keys: 'keeps answers by the keys of their callers',
  outbox: 'is emptied by its relay',
  rollup_day: 'adds up days',
  visits: 'counts visits without a link',
}

/** The tables that were changed, */
export interface Taken {
  /** by the id of their workspace, or person, */
  owners: Map<string, Set<string>>
  /** and by whoever was watched. */
  subjects: Map<string, Set<string>>
}

function addTo(map: Map<string, Set<string>>, key: string, name: string): void {
  const known = map.get(key)
  if (known) known.add(name)
  else map.set(key, new Set([name]))
}

interface Table {
  name: string
  /** The column that names the workspace, or the person. */
  key: string
}
