import { beforeEach, describe, expect, test } from 'bun:test'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

let from: string
let to: string
let programId: string
let ids: string[]
let count = 0

const backend = await testBackend()
const workspace = await createTestWorkspace(backend)

beforeEach(async () => {
  const body = { name: `Program ${++count}`, url: 'https://shop.test' }
  programId = (await workspace.api('POST', '/programs', body)).body.id
  from = (await workspace.api('GET', `/groups?programId=${programId}`)).body[0].id
  to = (await workspace.api('POST', '/groups', { programId, name: 'To' })).body.id
  ids = await Promise.all(['a', 'b', 'c'].map((name) => enroll(`${count}${name}`)))
  await backend.deps.db.sql`delete from outbox`
})

const enroll = async (name: string): Promise<string> => {
  const { sql } = backend.deps.db
  const ws = workspace.id
  await sql`insert into partners (workspace_id, id, name) values (${ws}, ${`pn_${name}`}, 'P')`
  await sql`insert into enrollments (workspace_id, id, program_id, group_id, partner_id, status,
      group_locked)
    values (${ws}, ${`enr_${name}`}, ${programId}, ${from}, ${`pn_${name}`}, 'approved', true)`
  return `enr_${name}`
}
const move = (body: object, group = from) =>
  workspace.api('POST', `/groups/${group}/move-enrollments`, body)
const groupsOf = async () => {
  const rows = await backend.deps.db.sql`
    select group_id from enrollments where id in ${backend.deps.db.sql(ids)} order by id`
  return rows.map((row) => row.group_id as string)
}
const heard = async () =>
  (await backend.deps.db.sql`select type, data from outbox order by num`).map((row) => [
    row.type,
    row.data,
  ])

describe('moving enrollments', () => {
  test('moves those that are named, also locked ones, and says so to whoever listens', async () => {
    const asked = [ids[2]!, ids[0]!, ids[0]!]
    const { status, body } = await move({ toGroupId: to, enrollmentIds: asked })
    expect([status, body]).toEqual([200, { moved: 2, toGroupId: to }])
    expect(await groupsOf()).toEqual([to, from, to])
    const about = (id: string) => [
      'enrollment.updated',
      {
        enrollmentId: id,
        programId,
        partnerId: id.replace('enr', 'pn'),
        change: 'group',
        groupId: to,
        previousGroupId: from,
      },
    ]
    expect(await heard()).toEqual([about(ids[0]!), about(ids[2]!)])
  })

  test('moves all of a group, and nobody the second time', async () => {
    const all = { toGroupId: to, all: true }
    expect((await move(all)).body.moved).toBe(3)
    expect(await groupsOf()).toEqual([to, to, to])
    expect((await move(all)).body.moved).toBe(0)
    expect(await heard()).toHaveLength(3)
  })

  test('keeps what an enrollment has of its own', async () => {
    const { sql } = backend.deps.db
    const reward = `rwd_${count}`
    await sql`insert into rewards (workspace_id, id, program_id, enrollment_id, event, version)
      values (${workspace.id}, ${reward}, ${programId}, ${ids[0]!}, 'sale', 1)`
    await move({ toGroupId: to, all: true })
    const [kept] = await sql`select enrollment_id, archived_at from rewards where id = ${reward}`
    expect({ ...kept }).toEqual({ enrollment_id: ids[0]!, archived_at: null })
  })

  test('moves nobody when one of them is not in the group: 422', async () => {
    await move({ toGroupId: to, enrollmentIds: [ids[1]!] })
    const before = await heard()
    const { status, body } = await move({ toGroupId: to, enrollmentIds: ids })
    expect([status, body.error.issues[0].path]).toEqual([422, 'enrollmentIds'])
    expect(body.error.message).toContain(ids[1]!)
    expect(await groupsOf()).toEqual([from, to, from])
    expect(await heard()).toEqual(before)
  })

  test('stays within one program: 404', async () => {
    const body = { name: 'Elsewhere', slug: `elsewhere-${count}`, url: 'https://shop.test' }
    const { id } = (await workspace.api('POST', '/programs', body)).body
    const [foreign] = (await workspace.api('GET', `/groups?programId=${id}`)).body
    expect((await move({ toGroupId: foreign.id, all: true })).status).toBe(404)
    expect(await groupsOf()).toEqual([from, from, from])
  })

  test('moves each once when it is asked for at once, there and back', async () => {
    const answers = await Promise.all([
      ...[1, 2, 3, 4].map(() => move({ toGroupId: to, all: true })),
      ...[1, 2].map(() => move({ toGroupId: from, all: true }, to)),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    const moved = answers.reduce((sum, { body }) => sum + (body.moved as number), 0)
    expect(await heard()).toHaveLength(moved)
    for (const group of await groupsOf()) expect([from, to]).toContain(group)
  })

  test('and the deletion of the group they go to leave nobody behind', async () => {
    const [moved, deleted] = await Promise.all([
      move({ toGroupId: to, all: true }),
      workspace.api('DELETE', `/groups/${to}`),
    ])
    const outcome = [moved.status, deleted.status]
    expect([
      [200, 409],
      [404, 200],
    ]).toContainEqual(outcome)
    expect(await groupsOf()).toEqual(Array(3).fill(moved.status === 200 ? to : from))
  })
})
