import { beforeAll, describe, expect, test } from 'bun:test'
import { joinMember } from '../kit/people.ts'
import { createTestProgram } from '../kit/program.ts'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace, type TestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend()
const ALL = ['workspace', 'hostnames', 'programs', 'rewards', 'mails']

/** A live workspace, with calls in its test workspace. */
async function twoModes(options = {}) {
  const live = await createTestWorkspace(backend, options)
  const asTest = { authorization: `Bearer ${live.test.secretKey}` }
  const inTest = (method: string, path: string, body?: unknown) =>
    live.api(method, path, body, asTest)
  return { live, inTest }
}

type Call = (method: string, path: string, body?: unknown) => Promise<{ status: number; body: any }>

const copy = (call: Call, parts: string[] = ALL, more: object = {}) =>
  call('POST', '/workspace/copy-settings', { parts, ...more })

const shown = ({ type, action, name }: { type: string; action: string; name: string }) =>
  `${action} ${type} ${name}`

describe('a program with its offers', () => {
  let live: TestWorkspace
  let inTest: Call
  let programId = ''
  let groupId = ''
  const sale = { event: 'sale', type: 'percentage', rateBps: 2000, maxDurationMonths: 12 }

  beforeAll(async () => {
    ;({ live, inTest } = await twoModes())
    const made = await createTestProgram(backend, live, {
      holdingPeriodDays: 14,
      brandColor: '#123456',
      supportEmail: 'help@shop.test',
    })
    programId = made.program.id
    groupId = made.group.id
    await live.api('POST', '/groups', { programId, name: 'Gold', maxLinks: 3 })
    await live.api('POST', '/rewards', { groupId, ...sale })
    await live.api('POST', '/discounts', { groupId, type: 'percentage', rateBps: 1000 })
    const goal = { groupId, name: 'Ten sales', metric: 'sales', threshold: 10, amount: 5000 }
    expect((await live.api('POST', '/milestones', goal)).status).toBe(201)
    const words = { programId, language: 'en', subject: 'Welcome to us', body: 'Hello.' }
    expect((await live.api('PUT', '/mail-templates/partner-invited', words)).status).toBe(200)
    await live.api('PATCH', '/workspace', { currency: 'eur', timezone: 'Europe/Berlin' })
    await live.api('POST', '/workspace/hostnames', { hostname: 'blog.shop.test' })
  })

  test('comes to the test workspace as it is, and a second time nothing changes', async () => {
    const { status, body } = await copy(inTest)
    expect([status, body.from]).toEqual([200, 'live'])
    expect(body.changes.map(shown)).toEqual([
      `updated workspace ${live.slug.replace('w', 'W').replace('-', ' ')}`,
      'created hostname blog.shop.test',
      'created program Friends',
      'created group Friends / Default',
      'created group Friends / Gold',
      'created reward Friends / Default / sale',
      'created discount Friends / Default',
      'created milestone Friends / Default / Ten sales',
      'updated program Friends',
    ])
    const [program] = (await inTest('GET', '/programs')).body
    expect(program).toMatchObject({
      name: 'Friends',
      slug: 'friends',
      currency: 'usd',
      holdingPeriodDays: 14,
      brandColor: '#123456',
    })
    expect(program.id).not.toBe(programId)
    const [reward] = (await inTest('GET', '/rewards')).body
    expect(reward).toMatchObject({ ...sale, version: 1, programId: program.id })
    expect((await inTest('GET', '/groups')).body).toHaveLength(2)
    const template = await inTest(
      'GET',
      `/mail-templates/partner-invited?programId=${program.id}&language=en`,
    )
    expect(JSON.stringify(template.body)).toContain('Welcome to us')
    expect((await inTest('GET', '/workspace')).body).toMatchObject({
      currency: 'eur',
      timezone: 'Europe/Berlin',
      allowedHostnames: ['shop.test', 'blog.shop.test'],
    })
    expect((await copy(inTest)).body.changes).toEqual([])
  })

  test('is told of in a dry run, which changes nothing', async () => {
    const [{ id }] = (await inTest('GET', '/programs')).body
    await inTest('PATCH', `/programs/${id}`, { holdingPeriodDays: 7, url: 'https://staging.test/' })
    const { body } = await copy((...call) => live.api(...call), ALL, { dryRun: true })
    expect(body.changes).toEqual([
      { type: 'program', action: 'updated', name: 'Friends', fields: ['holdingPeriodDays'] },
    ])
    const program = await live.api('GET', `/programs/${programId}`)
    expect(program.body).toMatchObject({ holdingPeriodDays: 14, url: 'https://shop.test/' })
    const audit = await live.api('GET', '/audit?type=program&action=updated')
    expect(audit.body.filter(({ before }: any) => before?.holding_period_days)).toEqual([])
  })

  test('goes back to the live one, as the next version of its reward and another discount', async () => {
    const [reward] = (await inTest('GET', '/rewards')).body
    await inTest('PATCH', `/rewards/${reward.id}`, { rateBps: 2500 })
    const [discount] = (await inTest('GET', '/discounts')).body
    await inTest('DELETE', `/discounts/${discount.id}`)
    await inTest('POST', '/rewards', {
      groupId: reward.groupId,
      event: 'lead',
      type: 'flat',
      amount: 100,
    })
    const { body } = await copy((...call) => live.api(...call))
    expect(body.changes.map(shown)).toEqual([
      'updated program Friends',
      'created reward Friends / Default / lead',
      'updated reward Friends / Default / sale',
      'archived discount Friends / Default',
    ])
    const rewards = (await live.api('GET', `/rewards?groupId=${groupId}`)).body
    expect(rewards.find(({ event }: any) => event === 'sale')).toMatchObject({
      version: 2,
      rateBps: 2500,
    })
    expect((await live.api('GET', '/discounts')).body).toEqual([])
    // Where links lead stays what it is there.
    expect((await live.api('GET', `/programs/${programId}`)).body).toMatchObject({
      holdingPeriodDays: 7,
      url: 'https://shop.test/',
    })
    const audit = await live.api('GET', '/audit?type=reward')
    expect(audit.body.map(({ action }: any) => action).toSorted()).toEqual([
      'created',
      'created',
      'updated',
    ])
  })

  test('ends a reward that the other side does not offer any more', async () => {
    const all = (await inTest('GET', '/rewards')).body
    const lead = all.find(({ event }: any) => event === 'lead')
    await inTest('DELETE', `/rewards/${lead.id}`)
    const { body } = await copy((...call) => live.api(...call), ['rewards'])
    expect(body.changes.map(shown)).toEqual(['archived reward Friends / Default / lead'])
  })
})

describe('copying', () => {
  test('writes into the workspace of the caller, who may write there', async () => {
    const { live } = await twoModes()
    const inTest = { 'svc-workspace': live.test.id }
    const viewer = await joinMember(backend, live, { role: 'viewer' })
    const asked = { parts: ['workspace'] }
    expect((await viewer.call('POST', '/workspace/copy-settings', asked, inTest)).status).toBe(403)
    const admin = await joinMember(backend, live, { role: 'admin' })
    await live.api('PATCH', '/workspace', { timezone: 'Asia/Tokyo' })
    const copied = await admin.call('POST', '/workspace/copy-settings', asked, inTest)
    expect(copied.body.changes).toMatchObject([{ type: 'workspace', fields: ['timezone'] }])
    const { body } = await admin.call('GET', '/workspace', undefined, inTest)
    expect(body.timezone).toBe('Asia/Tokyo')
  })

  test('needs the right to change programs for what is theirs', async () => {
    const { live } = await twoModes()
    const made = await live.api('POST', '/workspace/keys', {
      name: 'settings',
      scopes: ['workspace.write'],
    })
    const bearer = { authorization: `Bearer ${made.body.key}` }
    const call = (parts: string[]) =>
      live.api('POST', '/workspace/copy-settings', { parts }, bearer)
    expect((await call(['workspace', 'hostnames'])).status).toBe(200)
    for (const part of ['programs', 'rewards', 'mails']) {
      const refused = await call(['workspace', part])
      expect([part, refused.status]).toEqual([part, 403])
    }
  })

  test('is refused when something was changed since it was looked at', async () => {
    const { live, inTest } = await twoModes()
    await live.api('PATCH', '/workspace', { currency: 'gbp' })
    const { state } = (await copy(inTest, ['workspace'], { dryRun: true })).body
    await live.api('PATCH', '/workspace', { currency: 'chf' })
    const refused = await copy(inTest, ['workspace'], { ifState: state })
    expect([refused.status, refused.body.error.message]).toEqual([
      409,
      'Settings have changed. Run the dry run again.',
    ])
    const again = (await copy(inTest, ['workspace'], { dryRun: true })).body
    expect((await copy(inTest, ['workspace'], { ifState: again.state })).status).toBe(200)
    expect((await inTest('GET', '/workspace')).body.currency).toBe('chf')
  })

  test('changes nothing when a part cannot be copied', async () => {
    const { live, inTest } = await twoModes()
    const { group } = await createTestProgram(backend, live, { currency: 'usd' })
    await live.api('POST', '/rewards', {
      groupId: group.id,
      event: 'sale',
      type: 'flat',
      amount: 5,
    })
    await copy(inTest)
    const fresh = await twoModes()
    await createTestProgram(backend, fresh.live, { currency: 'usd' })
    const other = { name: 'Friends', url: 'https://shop.test/', currency: 'eur' }
    const [made] = [await fresh.inTest('POST', '/programs', other)]
    const groups = await fresh.inTest('GET', `/groups?programId=${made.body.id}`)
    await fresh.inTest('POST', '/rewards', {
      groupId: groups.body[0].id,
      event: 'sale',
      type: 'flat',
      amount: 5,
    })
    await fresh.live.api('PATCH', '/workspace', { timezone: 'Asia/Tokyo' })
    const refused = await copy(fresh.inTest)
    expect([refused.status, refused.body.error.message]).toEqual([
      409,
      expect.stringContaining('has rewards in eur'),
    ])
    expect((await fresh.inTest('GET', '/workspace')).body.timezone).toBe('UTC')
  })

  test('moves rules between groups without meeting the former ones', async () => {
    const { live, inTest } = await twoModes()
    const { program } = await createTestProgram(backend, live)
    const rule = (gte: number, lt?: number) => [
      { attribute: 'totalSales', gte, ...(lt === undefined ? {} : { lt }) },
    ]
    const group = (name: string, moveRules: object[]) =>
      live.api('POST', '/groups', { programId: program.id, name, moveRules })
    const silver = (await group('Silver', rule(10, 20))).body
    const gold = (await group('Gold', rule(20))).body
    await copy(inTest)
    await live.api('PATCH', `/groups/${gold.id}`, { moveRules: rule(30) })
    await live.api('PATCH', `/groups/${silver.id}`, { moveRules: rule(10, 30) })
    expect((await copy(inTest)).body.changes.map(shown)).toEqual([
      'updated group Friends / Gold',
      'updated group Friends / Silver',
    ])
    const copied = (await inTest('GET', '/groups')).body
    const found = copied.find(({ name }: any) => name === 'Silver')
    expect(found.moveRules).toEqual(rule(10, 30))
  })
})
