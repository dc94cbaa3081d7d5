import { describe, expect, test } from 'bun:test'
import { csvLine } from '../../server/core/csv.ts'
import { auditRetention } from '../../server/modules/platform/retention/audit.ts'
import { joinMember } from '../kit/people.ts'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend()
const workspace = await createTestWorkspace(backend)

/** The newest entries that match. */
async function entries(query: string, of = workspace): Promise<any[]> {
  const { status, body } = await of.api('GET', `/audit?${query}`)
  expect(status).toBe(200)
  return body
}

const HEAD =
  'createdAt,id,actorType,actorId,actorName,address,requestId,type,action,resourceId,resourceName,before,after,erasedAt,number,hash'

/** The line of an entry in an export. */
function lineOf({ actor, resource, before, after, ...entry }: any): string {
  const who = [actor.type, actor.id, actor.name, entry.address, entry.requestId]
  const what = [entry.type, entry.action, resource.id, resource.name]
  const states = [before, after].map((state) => state && JSON.stringify(state))
  return csvLine([
    entry.createdAt,
    entry.id,
    ...who,
    ...what,
    ...states,
    entry.erasedAt,
    entry.number,
    entry.hash,
  ])
}

describe('the list', () => {
  test('is filtered by actor, type, action and time, and pages by id', async () => {
    const own = await createTestWorkspace(backend)
    for (const name of ['a', 'b', 'c']) await own.api('POST', '/tags', { name, color: 'red' })
    const tags = await entries('type=tag', own)
    expect(tags.map(({ resource }) => resource.name)).toEqual(['c', 'b', 'a'])
    const { actor } = tags[0]
    expect(await entries(`actor=${actor.type}:${actor.id}`, own)).toEqual(tags)
    expect(await entries('actor=member:per_none', own)).toEqual([])
    const page = await entries(`type=tag&pageSize=1&startingAfter=${tags[0].id}`, own)
    expect(page).toEqual([tags[1]])
    expect(await entries(`type=tag&endingBefore=${tags[1].id}`, own)).toEqual([tags[0]])
    const since = encodeURIComponent(tags[1].createdAt)
    const until = encodeURIComponent(new Date(Date.parse(tags[2].createdAt)).toISOString())
    const recent = await entries(`type=tag&start=${since}`, own)
    expect(recent.map(({ id }) => id)).toContain(tags[0].id)
    expect((await entries(`type=tag&end=${until}`, own)).map(({ id }) => id)).not.toContain(
      tags[0].id,
    )
    expect(await entries('type=tag&action=deleted', own)).toEqual([])
  })

  test.each(['start=yesterday', 'end=2026-01-01T00:00', 'type=nothing', 'startingAfter=link_1'])(
    'refuses %s',
    async (query) => {
      expect((await workspace.api('GET', `/audit?${query}`)).status).toBe(422)
    },
  )

  test('shows no other workspace', async () => {
    const other = await createTestWorkspace(backend)
    const ids = (await entries('', other)).map(({ resource }) => resource.id)
    expect(ids).toContain(other.id)
    expect(ids).not.toContain(workspace.id)
  })

  test('is for who has the scope: admins and owners', async () => {
    for (const role of ['member', 'viewer', 'billing'] as const) {
      const who = await joinMember(backend, workspace, { role })
      expect((await who.call('GET', '/audit')).status).toBe(403)
    }
    const admin = await joinMember(backend, workspace, { role: 'admin' })
    expect((await admin.call('GET', '/audit')).status).toBe(200)
  })

  test('is exported whole as CSV and NDJSON', async () => {
    const own = await createTestWorkspace(backend)
    const { body: tag } = await own.api('POST', '/tags', { name: '=1+1', color: 'red' })
    await own.api('PATCH', `/tags/${tag.id}`, { color: 'blue' })
    const all = await entries('', own)
    const ndjson = (await own.api('GET', '/audit/export?format=ndjson')).body as string
    expect(
      ndjson
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual(all)
    const csv = (await own.api('GET', '/audit/export?type=tag')).body as string
    expect(csv).toContain(",'=1+1,")
    const tags = all.filter(({ type }) => type === 'tag')
    expect(tags.map(({ before, after }) => [!!before, !!after])).toEqual([
      [true, true],
      [false, true],
    ])
    expect(csv).toBe(`${HEAD}\r\n${tags.map(lineOf).join('')}`)
  })
})

describe('an entry', () => {
  test('is neither changed nor removed', async () => {
    const { sql } = backend.deps.db
    const [one] = await entries('')
    const refused = (change: Promise<unknown>) =>
      expect(change.then(() => 'done', String)).resolves.toContain('append-only')
    await refused(sql`update audit_entries set actor = 'key:other' where id = ${one.id}`)
    await refused(sql`update audit_entries set before = null where id = ${one.id}`)
    await refused(sql`delete from audit_entries where id = ${one.id}`)
    await refused(sql`truncate audit_entries`)
  })

  test('goes when it is older than AUDIT_RETENTION_DAYS', async () => {
    const { sql } = backend.deps.db
    const days = backend.deps.config.auditRetentionDays
    const old = (age: number) => sql`
      insert into audit_entries (workspace_id, id, actor, type, action, resource_id, created_at)
      values (${workspace.id}, ${backend.deps.ids.make('aud')}, 'system:cli', 'tag', 'created',
        ${`tag_${age}`}, now() - make_interval(days => ${age}))`
    await old(days + 1)
    await old(days - 1)
    expect((await auditRetention.describe(backend.deps)).due).toEqual([
      { what: 'audit entries', rows: 1 },
    ])
    await auditRetention.run(backend.deps)
    expect(await entries(`resourceId=tag_${days + 1}`)).toEqual([])
    expect(await entries(`resourceId=tag_${days - 1}`)).toHaveLength(1)
  })
})
