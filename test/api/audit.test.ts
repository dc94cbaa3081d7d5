import { beforeAll, describe, expect, test } from 'bun:test'
import { operatorCtx } from '../../server/cli/open.ts'
import { createKey } from '../../server/modules/platform/workspaces/create-key.ts'
import { createTestProgram } from '../kit/program.ts'
import { joinMember, type TestMember } from '../kit/people.ts'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace, type TestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend({ config: { trustProxy: true } })
let workspace: TestWorkspace
let anna: TestMember

beforeAll(async () => {
  workspace = await createTestWorkspace(backend)
  anna = await joinMember(backend, workspace, { role: 'owner', email: 'anna@acme.test' })
})

const FROM = { 'x-forwarded-for': '203.0.113.7' }

/** The newest entries that match. */
async function entries(query: string, of = workspace): Promise<any[]> {
  const { status, body } = await of.api('GET', `/audit?${query}`)
  expect(status).toBe(200)
  return body
}

const openProgram = () => createTestProgram(backend, workspace, { slug: `refer-${++programs}` })
let programs = 0

describe('a change is recorded with', () => {
  test('the member who made it, the address, the request, before and after', async () => {
    const { status, headers } = await anna.call('PATCH', '/workspace', { name: 'Renamed' }, FROM)
    expect(status).toBe(200)
    const [entry] = await entries('type=workspace&action=updated')
    expect(entry).toMatchObject({
      actor: { type: 'member', id: anna.personId, name: 'Grace' },
      address: '203.0.113.7',
      requestId: headers.get('x-request-id'),
      resource: { id: workspace.id, name: 'Renamed' },
      before: { name: expect.any(String) },
      after: { name: 'Renamed' },
      erasedAt: null,
    })
    expect(Object.keys(entry.after)).toEqual(['name'])
  })

  test('the key that made it', async () => {
    const link = { url: 'https://shop.test/', key: 'spring', domain: workspace.domain }
    const { body } = await workspace.api('POST', '/links', link, FROM)
    const [created] = await entries(`resourceId=${body.id}`)
    expect(created).toMatchObject({
      actor: { type: 'key', name: 'First key' },
      address: '203.0.113.7',
      type: 'link',
      action: 'created',
      resource: { id: body.id, name: `${workspace.domain}/spring` },
      before: null,
      after: { url: 'https://shop.test/', key: 'spring' },
    })
    expect(created.after).not.toHaveProperty('clicks')
    await workspace.api('DELETE', `/links/${body.id}`)
    const [removed] = await entries(`resourceId=${body.id}`)
    expect(removed).toMatchObject({ actor: created.actor, address: null })
    expect(removed.after.deletedAt ?? removed.before.url).toBeTruthy()
  })

  test('the command line', async () => {
    const ctx = await operatorCtx(backend.deps, workspace.slug)
    const { id } = await createKey(ctx, { name: 'By hand', scopes: ['read'], expiresAt: null })
    const [entry] = await entries(`resourceId=${id}`)
    expect(entry).toMatchObject({
      actor: { type: 'system', id: 'cli', name: null },
      address: null,
      requestId: null,
      after: { name: 'By hand', hash: '[secret]', scopes: ['read'] },
    })
  })

  test('the user of the database, for SQL beside the server', async () => {
    const { sql } = backend.deps.db
    await sql`update workspaces set plan = 'enterprise' where id = ${workspace.id}`
    const [entry] = await entries('type=workspace&action=updated')
    expect(entry.actor).toMatchObject({ type: 'database', name: null })
    expect(entry.after).toEqual({ plan: 'enterprise' })
  })

  test('the terms of a reward before and after', async () => {
    const { id: groupId } = (await openProgram()).group
    const reward = { event: 'sale', groupId, type: 'percentage', rateBps: 2000 }
    const { body } = await workspace.api('POST', '/rewards', reward)
    const { id } = body
    expect((await workspace.api('PATCH', `/rewards/${id}`, { rateBps: 2500 })).status).toBe(200)
    const [changed, created, ...more] = await entries(`resourceId=${id}`)
    expect(created).toMatchObject({ action: 'created', after: { rateBps: 2000, groupId } })
    expect(changed).toMatchObject({
      action: 'updated',
      before: { rateBps: 2000, version: 1 },
      after: { rateBps: 2500, version: 2 },
    })
    expect(more).toEqual([])
  })

  test('who accepted an invitation, and who left', async () => {
    const ben = await joinMember(backend, workspace, { role: 'viewer', email: 'ben@acme.test' })
    const { status } = await ben.call('DELETE', `/auth/workspaces/${workspace.id}`, undefined, FROM)
    expect(status).toBe(200)
    const [left, signedIn, joined] = await entries(`resourceId=${ben.personId}`)
    expect(signedIn).toMatchObject({ action: 'signed_in', actor: { id: ben.personId } })
    expect(left).toMatchObject({
      actor: { type: 'member', id: ben.personId },
      address: '203.0.113.7',
      type: 'member',
      action: 'deleted',
      resource: { name: 'Grace' },
      before: { role: 'viewer' },
    })
    expect(joined).toMatchObject({ action: 'created', after: { role: 'viewer' } })
  })
})

test('values that are very long are counted instead of repeated', async () => {
  const { program } = await openProgram()
  const text = 'a'.repeat(9000)
  const landing = {
    title: 'Join',
    blocks: Array.from({ length: 7 }, () => ({ type: 'text', text })),
  }
  const changed = await workspace.api('PATCH', `/programs/${program.id}`, { landing, name: 'Long' })
  expect(changed.status).toBe(200)
  const [entry] = await entries(`resourceId=${program.id}`)
  expect(entry.after).toEqual({
    name: 'Long',
    landing: expect.stringMatching(/^\[63\d{3} characters\]$/),
  })
})

test('what is refused leaves no entry', async () => {
  const taken = { url: 'https://shop.test/', key: 'taken', domain: workspace.domain }
  expect((await workspace.api('POST', '/links', taken)).status).toBe(200)
  const [before] = await entries('type=link')
  expect((await workspace.api('POST', '/links', taken)).status).toBe(409)
  const [after] = await entries('type=link')
  expect(after.id).toBe(before.id)
})

test('a change that changes nothing leaves no entry', async () => {
  const tag = (await workspace.api('POST', '/tags', { name: 'Spring', color: 'red' })).body
  await workspace.api('PATCH', `/tags/${tag.id}`, { name: 'Spring' })
  expect(await entries(`resourceId=${tag.id}`)).toHaveLength(1)
})

test('clicks, leads and sales leave no entry of customers, links and commissions', async () => {
  const own = await createTestWorkspace(backend)
  const link = { url: 'https://shop.test/', key: 'hot', domain: own.domain, trackConversion: true }
  await own.api('POST', '/links', link)
  const visit = await own.visit('hot')
  const clickId = new URL(visit.headers.get('location')!).searchParams.get('svc_id')
  const lead = { clickId, eventName: 'Sign up', customerExternalId: 'c1' }
  expect((await own.api('POST', '/track/lead', lead)).status).toBe(200)
  const sale = { customerExternalId: 'c1', amount: 900, currency: 'eur', invoiceId: 'in_1' }
  expect((await own.api('POST', '/track/sale', sale)).status).toBe(200)
  const all = await entries('', own)
  expect(all.map(({ type, action }) => `${type} ${action}`)).toEqual([
    'link created',
    'domain created',
    'key created',
    'workspace created',
  ])
})

test('a customer that somebody changes is recorded, and emptied when they are erased', async () => {
  const customer = { externalId: 'ada', name: 'Ada Zanzibar', email: 'ada@zanzibar.test' }
  const { body } = await workspace.api('POST', '/customers', customer)
  await workspace.api('PATCH', `/customers/${body.id}`, { name: 'Ada King' })
  const [changed] = await entries(`resourceId=${body.id}`)
  expect(changed).toMatchObject({ before: { name: 'Ada Zanzibar' }, after: { name: 'Ada King' } })
  await workspace.api('DELETE', `/customers/${body.id}`)
  const all = await entries(`resourceId=${body.id}`)
  expect(all.map(({ action }) => action)).toEqual(['erased', 'updated', 'updated', 'created'])
  for (const { before, after, resource, erasedAt } of all.slice(1)) {
    expect([before, after, resource.name]).toEqual([null, null, null])
    expect(erasedAt).not.toBeNull()
  }
  expect(JSON.stringify(await entries(''))).not.toContain('Zanzibar')
})

describe('decisions about money name who made them:', () => {
  test('a commission by hand and its cancellation', async () => {
    const { program } = await openProgram()
    const partner = { programId: program.id, name: 'Cy', email: 'cy@partners.test' }
    const partnerId = (await workspace.api('POST', '/partners', partner)).body.id
    const gift = { partnerId, programId: program.id, type: 'custom', amount: 700 }
    const { id } = (await anna.call('POST', '/commissions', gift, FROM)).body
    const cancel = { status: 'canceled' }
    expect((await anna.call('PATCH', `/commissions/${id}`, cancel)).status).toBe(200)
    const [canceled, given] = await entries(`resourceId=${id}`)
    const actor = { type: 'member', id: anna.personId }
    expect(given).toMatchObject({ actor, action: 'created', after: { earnings: 700, partnerId } })
    expect(canceled).toMatchObject({
      actor,
      before: { status: 'due', earnings: 700 },
      after: { status: 'canceled', earnings: 0 },
    })
    const ban = { partnerId, programId: program.id, reason: 'fraud' }
    expect((await anna.call('POST', '/partners/ban', ban)).status).toBe(200)
    const [banned] = await entries('type=enrollment&action=updated')
    expect(banned).toMatchObject({ actor, after: { status: 'banned', banReason: 'fraud' } })
  })
})
