import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { migrateDatabase } from '../../server/db/migrate.ts'
import type { Scope } from '../../server/db/scope.ts'
import { createBackend, createDatabase } from '../kit/backend.ts'
import { checkStatements } from '../kit/statements/check-statements.ts'

/*
 * Every statement that the product sends while `test/api` and others run is held against the rules of
 * docs/hosting/database.md when a test's server is closed (test/kit/statements). Here: that the rules see.
 */
let database: Awaited<ReturnType<typeof createDatabase>>

beforeAll(async () => {
  database = await createDatabase()
  await migrateDatabase(database.url)
})
afterAll(() => database.drop())

async function broken(text: string, nulls: number[] = []): Promise<string[]> {
  const found = await checkStatements(database.url, [{ text, nulls: new Set(nulls) }])
  return found.flatMap((violation) => violation.broken)
}

describe('a statement keeps the rules that', () => {
  test.each([
    [
      'names the workspace for each table',
      'select from links l join folders f on f.workspace_id = $1 and f.id = l.folder_id where l.workspace_id = $1',
    ],
    [
      'names it in subqueries',
      'select (select count(*) from tags t where t.workspace_id = $1) from links where workspace_id = $1 and id in (select link_id from link_tags where workspace_id = $1)',
    ],
    [
      'names it in an outer join',
      'select from links l left join folders f on f.workspace_id = $1 and f.id = l.folder_id where $1 = l.workspace_id',
    ],
    [
      'reads reference tables only',
      'select from domains d join workspaces w on w.id = d.workspace_id where d.slug = $1',
    ],
    [
      'inserts rows of one workspace each',
      'insert into tags (workspace_id, id, name, color) values ($1, $2, $3, $4), ($5, $6, $7, $8)',
    ],
    [
      'inserts what a query finds for one workspace',
      `insert into rollup_link (workspace_id, link_num, hour, currency, clicks)
      select $1::text, l.num, l.created_at, '', count(*) from links l where l.workspace_id = $1 group by 1, 2, 3`,
    ],
    [
      'decides conflicts by immutable functions',
      `insert into tags (workspace_id, id, name, color) values ($1, $2, $3, $4)
      on conflict (workspace_id, id) do update set name = lower(excluded.name) returning id, created_at`,
    ],
    [
      'writes parents first',
      `with a as (insert into folders (workspace_id, id, name) values ($1, $2, 'a'))
      insert into links (workspace_id, id, domain, key, key_lookup, url, folder_id) values ($1, $3, '', '', '', '', $2)`,
    ],
    ['locks rows of a workspace', 'select from links where workspace_id = $1 for update'],
    [
      'joins laterally on true',
      'select from links l left join lateral (select from tags where workspace_id = $1) t on true where l.workspace_id = $1',
    ],
    ['belongs to a transaction', 'begin'],
  ])('%s', async (_, text) => {
    expect(await broken(text)).toEqual([])
  })
})

describe('a statement breaks the rules that', () => {
  test.each([
    [
      'forgets the workspace',
      'select from links where id = $1',
      'links has no condition on one workspace',
    ],
    [
      'compares two tables alone',
      'select from links l join folders f on f.workspace_id = l.workspace_id and f.id = l.folder_id where l.workspace_id = $1',
      'folders as f has no condition on one workspace',
    ],
    [
      'forgets it in a subquery',
      'select (select count(*) from tags) from links where workspace_id = $1',
      'tags has no condition on one workspace',
    ],
    [
      'names it in one case only',
      'select from links where workspace_id = $1 or id = $2',
      'links has no condition on one workspace',
    ],
    [
      'asks for several',
      'select from links where workspace_id = any($1::text[])',
      'links has no condition on one workspace',
    ],
    [
      'takes it from a subquery',
      'select from links where workspace_id = (select id from workspaces limit 1)',
      'links has no condition on one workspace',
    ],
    [
      'changes rows of all',
      'update links set clicks = 0',
      'links has no condition on one workspace',
    ],
    [
      'reads a partition of all',
      'select from clicks_default',
      'clicks as clicks_default has no condition on one workspace',
    ],
    [
      'inserts rows of several',
      'insert into tags (workspace_id, id, name, color) select w, $1, $2, $3 from unnest($4::text[]) w',
      'inserts into tags without one workspace',
    ],
    [
      'names rows by their place',
      'delete from tags where workspace_id = $1 and ctid in (select ctid from tags where workspace_id = $1)',
      'uses the ctid of tags',
    ],
    [
      'decides conflicts by the clock',
      'insert into tags (workspace_id, id, name, color) values ($1, $2, $3, $4) on conflict (workspace_id, id) do update set created_at = now()',
      'is not immutable in on conflict: FUNCEXPR',
    ],
    [
      'decides conflicts by the time zone',
      "insert into visits as v (workspace_id, link_num, visitor, day, expires_at, click_id) values ($1, $2, $3, $4, $5, $6) on conflict (workspace_id, link_num, visitor, day) do update set expires_at = excluded.expires_at - interval '1 hour'",
      'is not immutable in on conflict: OPEXPR',
    ],
    [
      'returns text of a time',
      'delete from tags where workspace_id = $1 returning created_at::text',
      'is not immutable in returning: COERCEVIAIO',
    ],
    [
      'returns a part of a time',
      'update rollup_state set id = id returning extract(epoch from closed_until)',
      'is not immutable in returning: FUNCEXPR',
    ],
    [
      'locks reference tables',
      'select from domains where slug = $1 for key share',
      'locks rows of domains, a reference table',
    ],
    [
      'writes children first',
      `with a as (insert into links (workspace_id, id, domain, key, key_lookup, url, folder_id) values ($1, $3, '', '', '', '', $2)),
      b as (insert into folders (workspace_id, id, name) values ($1, $2, 'a')) select`,
      'writes links before folders',
    ],
    [
      'joins on false',
      'select from links l left join tags t on false and t.workspace_id = $1 where l.workspace_id = $1',
      'joins on null or false',
    ],
    [
      'names no table of ours',
      'select from nowhere',
      'cannot be read: relation "nowhere" does not exist',
    ],
  ])('%s', async (_, text, rule) => {
    expect(await broken(text)).toEqual([rule])
  })

  test('joins on a parameter that was null', async () => {
    const text = `select from links l left join folders f on f.workspace_id = $1 and f.id = $2
      where l.workspace_id = $1`
    expect(await broken(text, [2])).toEqual(['joins on the parameter $2, which was null'])
    expect(await broken(text)).toEqual([])
  })

  test('has more parameters than a function may have', async () => {
    const list = Array.from({ length: 150 }, (_, i) => `$${i + 1}`).join(', ')
    const text = `select from links where id in (${list})`
    expect(await broken(text)).toEqual(['links has no condition on one workspace'])
    expect(await broken(`${text} and workspace_id = $1`)).toEqual([])
  })
})

test('a server that sends a forbidden statement fails the test that closes it', async () => {
  const backend = await createBackend()
  const scope: Scope = {
    workspaceId: 'ws_1',
    plan: 'free',
    actor: { type: 'system', name: 'test' },
  }
  await backend.deps.db.tx.run(scope, () => sql`select from links`)
  await expect(backend.close()).rejects.toThrow('links has no condition on one workspace')
})
