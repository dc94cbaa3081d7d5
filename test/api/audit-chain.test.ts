import { describe, expect, test } from 'bun:test'
import type postgres from 'postgres'
import { auditRetention } from '../../server/modules/platform/retention/audit.ts'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace, type TestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend()
const { sql } = backend.deps.db

/** A workspace in whose log a few tags stand. */
async function openLog(...names: string[]): Promise<TestWorkspace> {
  const workspace = await createTestWorkspace(backend)
  for (const name of names) await workspace.api('POST', '/tags', { name, color: 'red' })
  return workspace
}

async function check(workspace: TestWorkspace, query = ''): Promise<any> {
  const { status, body } = await workspace.api('GET', `/audit/check${query}`)
  expect(status).toBe(200)
  return body
}

const listEntries = async (workspace: TestWorkspace, query = ''): Promise<any[]> =>
  (await workspace.api('GET', `/audit?${query}`)).body

/** Changes tables as somebody would who hides their traces: with the triggers off. */
async function tamper(work: (tx: postgres.TransactionSql) => Promise<unknown>): Promise<void> {
  await sql.begin(async (tx) => {
    for (const table of ['audit_entries', 'audit_seals']) {
      await tx.unsafe(`alter table ${table} disable trigger user`)
    }
    await work(tx)
    for (const table of ['audit_entries', 'audit_seals']) {
      await tx.unsafe(`alter table ${table} enable trigger user`)
    }
  })
}

const listProblemKinds = async (workspace: TestWorkspace): Promise<string[]> =>
  (await check(workspace)).problems.map(({ kind }: { kind: string }) => kind)

describe('entries are chained', () => {
  test('with numbers without gaps, in the order of commits', async () => {
    const workspace = await openLog('a', 'b', 'c')
    const entries = await listEntries(workspace)
    const numbers = entries.map(({ number }) => number)
    expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, i) => i + 1))
    expect(new Set(entries.map(({ hash }) => hash)).size).toBe(entries.length)
    const newest = entries.find(({ number }) => number === entries.length)
    expect(await check(workspace)).toEqual({
      ok: true,
      checkedAt: expect.any(String),
      entries: entries.length,
      erased: 0,
      first: { number: 1, createdAt: expect.any(String), hash: expect.stringMatching(/^\w{64}$/) },
      last: { number: newest.number, createdAt: newest.createdAt, hash: newest.hash },
      problemCount: 0,
      problems: [],
    })
  })

  test('when many write at once, in several workspaces too', async () => {
    const [one, other] = [await openLog(), await openLog()]
    const record = (workspaces: TestWorkspace[], n: number) =>
      sql.begin(async (tx) => {
        for (const { id } of workspaces) {
          await tx`select record_audit(${id}, 'tag', 'created', ${`tag_${n}`}, null, null, null, null)`
        }
      })
    await Promise.all(
      Array.from({ length: 60 }, (_, n) => record(n % 2 ? [one, other] : [other, one], n)),
    )
    for (const workspace of [one, other]) {
      expect(await check(workspace)).toMatchObject({ ok: true })
      expect((await listEntries(workspace, 'type=tag')).length).toBe(60)
    }
  })

  test('and a transaction that is rolled back leaves no gap', async () => {
    const workspace = await openLog('a')
    const { last } = await check(workspace)
    const failing = sql.begin(async (tx) => {
      await tx`insert into tags (workspace_id, id, name, color) values (${workspace.id}, 'tag_x', 'x', 'red')`
      throw new Error('enough')
    })
    await expect(failing).rejects.toThrow('enough')
    await workspace.api('POST', '/tags', { name: 'b', color: 'red' })
    expect((await check(workspace)).last.number).toBe(last.number + 1)
  })
})

describe('the check finds', () => {
  test('an entry that was changed', async () => {
    for (const change of [`actor = 'key:other'`, `after = '{"name":"z"}'`, `address = '::1'`]) {
      const workspace = await openLog('a', 'b')
      await tamper((tx) =>
        tx.unsafe(
          `update audit_entries set ${change} where workspace_id = $1 and type = 'tag'
          and after->>'name' = 'a'`,
          [workspace.id],
        ),
      )
      const [entry] = (await check(workspace)).problems
      expect(entry).toMatchObject({ kind: 'changed', sentence: expect.stringContaining('changed') })
    }
  })

  test('one that was removed, alone or with its seal', async () => {
    const workspace = await openLog('a', 'b')
    const [, tag] = await listEntries(workspace, 'type=tag')
    await tamper((tx) => tx`delete from audit_entries where id = ${tag.id}`)
    expect(await listProblemKinds(workspace)).toEqual(['missing'])
    await tamper((tx) => tx`delete from audit_seals where entry_id = ${tag.id}`)
    expect(await listProblemKinds(workspace)).toEqual(['gap'])
  })

  test('one that was put in, or sealed anew', async () => {
    const workspace = await openLog('a', 'b')
    await tamper(
      (tx) => tx`
        insert into audit_entries (workspace_id, id, actor, type, action, resource_id)
        values (${workspace.id}, ${backend.deps.ids.make('aud')}, 'key:a', 'tag', 'created', 'tag_1')`,
    )
    expect(await listProblemKinds(workspace)).toEqual(['unnumbered'])
    const other = await openLog('a', 'b')
    const [, tag] = await listEntries(other, 'type=tag')
    // Whoever knows how hashes are made can make one anew, but not all that follow without being seen.
    await tamper(
      (tx) => tx`
        update audit_seals s set digest = '', hash = audit_hash(p.hash, s.num, s.created_at, '')
        from audit_seals p
        where s.entry_id = ${tag.id} and p.workspace_id = s.workspace_id and p.num = s.num - 1`,
    )
    expect(await listProblemKinds(other)).toEqual(['changed', 'hash'])
  })

  test('that the beginning, or the end since somebody noted it, is gone', async () => {
    const workspace = await openLog('a', 'b', 'c')
    const { last } = await check(workspace)
    const noted = `?number=${last.number}&hash=${last.hash}`
    expect(await check(workspace, noted)).toMatchObject({ ok: true })
    const { id } = workspace
    await tamper(async (tx) => {
      await tx`delete from audit_entries where workspace_id = ${id} and id in (
        select entry_id from audit_seals where workspace_id = ${id} and num = ${last.number})`
      await tx`delete from audit_seals where workspace_id = ${id} and num = ${last.number}`
    })
    expect(await check(workspace)).toMatchObject({ ok: true })
    expect((await check(workspace, noted)).problems).toMatchObject([{ kind: 'noted' }])
    await tamper(async (tx) => {
      await tx`delete from audit_entries where workspace_id = ${id} and id in (
        select entry_id from audit_seals where workspace_id = ${id} and num < 3)`
      await tx`delete from audit_seals where workspace_id = ${id} and num < 3`
    })
    expect(await listProblemKinds(workspace)).toEqual(['gap'])
  })

  test('nothing where a person was erased, whose traces the hashes do not keep', async () => {
    const workspace = await openLog()
    const customer = { externalId: 'erased', name: 'Ada Lovelace' }
    const { body } = await workspace.api('POST', '/customers', customer)
    expect((await workspace.api('DELETE', `/customers/${body.id}`)).status).toBe(200)
    const found = await check(workspace)
    expect([found.ok, found.erased > 0]).toEqual([true, true])
    const salts = await sql`
      select from audit_seals s join audit_entries a on (a.workspace_id, a.id) = (s.workspace_id, s.entry_id)
      where s.workspace_id = ${workspace.id} and a.erased_at is not null and s.salt is not null`
    expect(salts.length).toBe(0)
  })

  test('nothing where old entries have gone by age', async () => {
    const workspace = await openLog('a')
    const days = backend.deps.config.auditRetentionDays
    const { id } = workspace
    const old = await openLog()
    // As if all that is there was written long ago.
    await tamper(async (tx) => {
      await tx`delete from audit_seals where workspace_id in (${id}, ${old.id})`
      await tx`
        update audit_entries set created_at = now() - make_interval(days => ${days + 1})
        where workspace_id in (${id}, ${old.id})`
    })
    await sql.unsafe(await sealing())
    await workspace.api('POST', '/tags', { name: 'b', color: 'red' })
    const { last } = await check(workspace)
    await auditRetention.run(backend.deps)
    const after = await check(workspace)
    expect(after).toMatchObject({ ok: true, entries: 1, first: { number: last.number - 1 }, last })
    expect(await check(old)).toMatchObject({ ok: true, entries: 0 })
    await old.api('POST', '/tags', { name: 'c', color: 'red' })
    expect(await check(old)).toMatchObject({ ok: true, entries: 1 })
  })
})

test('seals are neither changed nor removed', async () => {
  const { id } = await openLog('a')
  const refused = (change: Promise<unknown>) =>
    expect(change.then(() => 'done', String)).resolves.toContain('append-only')
  await refused(sql`update audit_seals set hash = '' where workspace_id = ${id}`)
  await refused(sql`delete from audit_seals where workspace_id = ${id}`)
  await refused(sql`truncate audit_seals`)
})

/** What the migration does with entries that are older than the chain. */
async function sealing(): Promise<string> {
  const migration = await Bun.file('server/db/migrations/0014_audit-chain.sql').text()
  const statement = migration.split('--> statement-breakpoint').at(-1)!
  return statement.replace(
    'FROM audit_entries ORDER BY',
    `FROM audit_entries a WHERE NOT EXISTS (SELECT FROM audit_seals s WHERE s.workspace_id = a.workspace_id) ORDER BY`,
  )
}

test('entries of before the chain are chained in the order of their ids', async () => {
  const workspace = await openLog('a', 'b')
  await tamper((tx) => tx`delete from audit_seals where workspace_id = ${workspace.id}`)
  expect((await check(workspace)).ok).toBe(false)
  await sql.unsafe(await sealing())
  await workspace.api('POST', '/tags', { name: 'c', color: 'red' })
  expect(await check(workspace)).toMatchObject({ ok: true })
  const ids = (await listEntries(workspace)).toSorted((a, b) => a.number - b.number)
  expect(ids.map(({ id }) => id)).toEqual(ids.map(({ id }) => id).toSorted())
})

describe('the export', () => {
  test('goes on behind a number, the oldest first, and misses nothing', async () => {
    const workspace = await openLog('a', 'b', 'c')
    const follow = async (after: number, more = ''): Promise<any[]> => {
      const { status, body } = await workspace.api(
        'GET',
        `/audit/export?format=ndjson&after=${after}${more}`,
      )
      expect(status).toBe(200)
      return (body as string)
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line))
    }
    const all = await follow(0)
    expect(all.map(({ number }) => number)).toEqual(all.map((_, i) => i + 1))
    const [own, ...more] = await follow(all.length)
    expect([own.action, own.number, more]).toEqual(['exported', all.length + 1, []])
    const tags = await follow(0, '&type=tag')
    expect(tags.map(({ resource }) => resource.name)).toEqual(['a', 'b', 'c'])
    await workspace.api('POST', '/tags', { name: 'd', color: 'red' })
    const fresh = await follow(all.length + 2)
    expect(fresh.map(({ resource }) => resource.name)).toEqual(['d'])
  })

  test('is recorded when it begins, not each time that it goes on', async () => {
    const workspace = await openLog('a')
    await workspace.api('GET', '/audit/export')
    await workspace.api('GET', '/audit/export?after=0')
    expect(await listEntries(workspace, 'action=exported')).toHaveLength(2)
    await workspace.api('GET', '/audit/export?after=3')
    expect(await listEntries(workspace, 'action=exported')).toHaveLength(2)
  })
})
