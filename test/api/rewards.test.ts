import { describe, expect, test } from 'bun:test'
import { testBackend } from '../kit/test-backend.ts'
import { enrolled } from '../kit/enrolled.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend()
const workspace = await createTestWorkspace(backend)
const home = await enrolled(backend, workspace)

const create = (body: object) => workspace.api('POST', '/rewards', body)
const group = async () => (await enrolled(backend, workspace)).groupId
const stored = async () => {
  const { sql } = backend.deps.db
  return [await sql`select * from rewards order by id`, await sql`select * from reward_versions`]
}
const SALE = { event: 'sale', type: 'percentage', rateBps: 2000, maxDurationMonths: 12 }

describe('a reward', () => {
  test('is created in version 1 and read back as it is', async () => {
    const { status, body } = await create({
      groupId: home.groupId,
      ...SALE,
      limits: [{ per: 'partner', period: 'month', amount: 50_000 }],
      modifiers: [
        {
          type: 'flat',
          amount: 700,
          when: {
            match: 'any',
            conditions: [
              { attribute: 'customer.country', operator: 'in', value: ['de', 'AT'] },
              {
                match: 'all',
                conditions: [
                  { attribute: 'sale.amount', operator: 'gte', value: 10_000 },
                  { attribute: 'sale.metadata.plan', operator: 'is', value: 'pro' },
                ],
              },
            ],
          },
        },
      ],
      description: ' A fifth of a year ',
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      programId: home.programId,
      groupId: home.groupId,
      enrollmentId: null,
      event: 'sale',
      version: 1,
      type: 'percentage',
      amount: null,
      rateBps: 2000,
      maxDurationMonths: 12,
      currency: 'usd',
      limits: [{ per: 'partner', period: 'month', amount: 50_000, count: null }],
      description: 'A fifth of a year',
      archivedAt: null,
    })
    expect(body.modifiers[0]).toMatchObject({ type: 'flat', amount: 700, maxDurationMonths: 12 })
    expect(body.modifiers[0].when.conditions[0].value).toEqual(['DE', 'AT'])
    expect(body.sentence).toContain('20')
    expect(body.modifiers[0].sentence).toContain('7.00 USD')
    expect((await workspace.api('GET', `/rewards/${body.id}`)).body).toEqual(body)
  })

  test('is one for each group and event: a second one is a 409 that names the first', async () => {
    const groupId = await group()
    const first = await create({ groupId, ...SALE })
    const second = await create({ groupId, ...SALE })
    expect([second.status, second.body.error.code]).toEqual([409, 'conflict'])
    expect(second.body.error.message).toContain(first.body.id)
    expect((await create({ groupId, event: 'lead', type: 'flat', amount: 100 })).status).toBe(201)
    expect((await create({ enrollmentId: home.enrollmentId, ...SALE })).status).toBe(201)
    const same = { partnerId: home.partnerId, programId: home.programId, ...SALE }
    expect((await create(same)).status).toBe(409)
  })

  test('that is created twice at once exists once', async () => {
    const groupId = await group()
    const answers = await Promise.all([1, 2, 3].map(() => create({ groupId, ...SALE })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    expect((await workspace.api('GET', `/rewards?groupId=${groupId}`)).body).toHaveLength(1)
  })

  test('of a single partner is found by the partner, in one program without naming it', async () => {
    const other = await enrolled(backend, workspace)
    const { body } = await create({ partnerId: other.partnerId, ...SALE })
    expect([body.enrollmentId, body.groupId]).toEqual([other.enrollmentId, null])
    const both = await create({ partnerId: other.partnerId, groupId: other.groupId, ...SALE })
    expect(both.status).toBe(422)
    const wrong = await create({ programId: home.programId, groupId: other.groupId, ...SALE })
    expect(wrong.status).toBe(404)
  })
})

describe('a change', () => {
  test('writes the next version and keeps what it does not name', async () => {
    const { body } = await create({
      groupId: await group(),
      ...SALE,
      limits: [{ per: 'customer', count: 3 }],
      description: 'First',
    })
    backend.clock.advance(1000)
    const { body: rate } = await workspace.api('PATCH', `/rewards/${body.id}`, { rateBps: 3000 })
    expect(rate).toMatchObject({ ...SALE, version: 2, rateBps: 3000, limits: body.limits })
    const { body: flat } = await workspace.api('PATCH', `/rewards/${body.id}`, {
      type: 'flat',
      amount: 500,
      description: null,
    })
    expect(flat).toMatchObject({ version: 3, type: 'flat', amount: 500, rateBps: null })
    const { body: versions } = await workspace.api('GET', `/rewards/${body.id}/versions`)
    const short = versions.map((one: any) => [
      one.version,
      one.rateBps,
      one.amount,
      one.description,
    ])
    expect(short).toEqual([
      [3, null, 500, null],
      [2, 3000, null, 'First'],
      [1, 2000, null, 'First'],
    ])
    expect(versions[0].createdBy).toMatch(/^key:key_/)
    const page = await workspace.api('GET', `/rewards/${body.id}/versions?page=2&pageSize=1`)
    expect(page.body).toEqual([versions[1]])
  })

  test('follows another one that comes at the same time: no version is lost', async () => {
    const { body } = await create({ groupId: await group(), ...SALE })
    const changes = [{ rateBps: 1000 }, { maxDurationMonths: 24 }, { description: 'x' }]
    const answers = await Promise.all(
      changes.map((change) => workspace.api('PATCH', `/rewards/${body.id}`, change)),
    )
    expect(answers.map((answer) => answer.body.version).toSorted()).toEqual([2, 3, 4])
    const { body: now } = await workspace.api('GET', `/rewards/${body.id}`)
    expect(now).toMatchObject({
      version: 4,
      rateBps: 1000,
      maxDurationMonths: 24,
      description: 'x',
    })
  })

  test('of a version that was written is refused by the database', async () => {
    await create({ groupId: await group(), ...SALE })
    const { sql } = backend.deps.db
    const before = await stored()
    for (const attempt of [
      () => sql`update reward_versions set rate_bps = 1`,
      () => sql`delete from reward_versions`,
      () => sql`truncate reward_versions`,
    ]) {
      const refused = await attempt().then(
        () => 'done',
        (error: Error) => error.message,
      )
      expect(refused).toContain('append-only')
    }
    expect(await stored()).toEqual(before)
  })
})

describe('an archived reward', () => {
  test('makes room for another, is listed apart and cannot be changed', async () => {
    const groupId = await group()
    const { body } = await create({ groupId, ...SALE })
    const { status, body: gone } = await workspace.api('DELETE', `/rewards/${body.id}`)
    expect([status, gone.id, gone.version]).toEqual([200, body.id, 1])
    expect(gone.archivedAt).toBe(new Date(backend.clock.now()).toISOString())
    expect((await workspace.api('DELETE', `/rewards/${body.id}`)).body).toEqual(gone)
    const changed = await workspace.api('PATCH', `/rewards/${body.id}`, { rateBps: 1 })
    expect([changed.status, changed.body.error.code]).toEqual([409, 'conflict'])
    const { body: next } = await create({ groupId, ...SALE })
    const list = async (query: string) =>
      (await workspace.api('GET', `/rewards?groupId=${groupId}${query}`)).body
    expect(await list('')).toEqual([next])
    expect(await list('&archived=true')).toEqual([gone])
  })
})

describe('lists', () => {
  test('are narrowed by program, enrollment and event, and paged', async () => {
    const own = await enrolled(backend, workspace)
    const { body: sale } = await create({ groupId: own.groupId, ...SALE })
    backend.clock.advance(1)
    const lead = { event: 'lead', type: 'flat', amount: 5 }
    const { body: second } = await create({ groupId: own.groupId, ...lead })
    backend.clock.advance(1)
    const { body: third } = await create({ enrollmentId: own.enrollmentId, ...lead })
    const list = async (query: string) =>
      (await workspace.api('GET', `/rewards?programId=${own.programId}${query}`)).body
    expect(await list('')).toEqual([sale, second, third])
    expect(await list('&event=lead')).toEqual([second, third])
    expect(await list(`&enrollmentId=${own.enrollmentId}`)).toEqual([third])
    expect(await list('&pageSize=1&page=2')).toEqual([second])
    expect((await workspace.api('GET', '/rewards?event=visit')).status).toBe(422)
  })

  test('of conditions say what can be asked, how, and of which events', async () => {
    const { body } = await workspace.api('GET', '/rewards/conditions')
    const country = body.find((one: any) => one.attribute === 'customer.country')
    expect(country).toMatchObject({ label: 'Customer country', type: 'country', choices: null })
    expect(country.events).toEqual(['click', 'lead', 'sale'])
    expect(country.operators).toContainEqual({ name: 'in', label: 'is one of', list: true })
    expect(body.find((one: any) => one.attribute === 'sale.type').choices).toContain('recurring')
  })
})

test('a reward stays as it is when somebody else has changed it since it was read: 409', async () => {
  const { body: read } = await create({ groupId: await group(), ...SALE })
  const change = (rateBps: number, ifVersion?: unknown) =>
    workspace.api('PATCH', `/rewards/${read.id}`, { rateBps, ifVersion })
  expect((await change(2100, 1)).body.version).toBe(2)
  const late = await change(2200, 1)
  expect(late.status).toBe(409)
  expect(late.body.error.code).toBe('conflict')
  expect((await workspace.api('GET', `/rewards/${read.id}`)).body.rateBps).toBe(2100)
  const both = await Promise.all([change(2300, 2), change(2400, 2)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await change(2500)).status).toBe(200)
  expect((await change(2600, 'newest')).status).toBe(422)
  expect((await workspace.api('PATCH', `/rewards/${read.id}`, { ifVersion: 4 })).status).toBe(422)
})
