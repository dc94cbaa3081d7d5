import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { createCtx } from '../../server/core/ctx.ts'
import { runOnce } from '../../server/jobs/queue.ts'
import { addMember } from '../../server/modules/platform/members/add-member.ts'
import { openPayoutBench, type PayoutBench } from '../kit/payouts.ts'
import { joinMember } from '../kit/people.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

let bench: PayoutBench
beforeAll(async () => {
  bench = await openPayoutBench({ mode: 'test' })
})
afterAll(() => bench.close())

/** A live workspace with its owner, and the header that names its test workspace. */
async function twoModes() {
  const live = await createTestWorkspace(bench.backend)
  const owner = await joinMember(bench.backend, live, { role: 'owner' })
  return { live, owner, inTest: { 'svc-workspace': live.test.id } }
}

const bearer = (key: string) => ({ authorization: `Bearer ${key}` })

describe('a workspace and its test workspace', () => {
  test('have keys and data of their own', async () => {
    const { live } = await twoModes()
    const asTest = bearer(live.test.secretKey)
    expect(live.test.secretKey).toStartWith('svc_sk_test_')
    expect(live.test.publishableKey).toStartWith('svc_pk_test_')
    await live.api('POST', '/tags', { name: 'Spring' }, asTest)
    expect((await live.api('GET', '/tags')).body).toEqual([])
    expect((await live.api('GET', '/tags', undefined, asTest)).body).toMatchObject([
      { name: 'Spring' },
    ])
    const modes = [
      (await live.api('GET', '/workspace')).body,
      (await live.api('GET', '/workspace', undefined, asTest)).body,
    ].map(({ mode, slug }) => [mode, slug])
    expect(modes).toEqual([
      ['live', live.slug],
      ['test', `${live.slug}.test`],
    ])
    const body = { name: 'CI', scopes: ['read'] }
    const key = await live.api('POST', '/workspace/keys', body, asTest)
    expect(key.body.key).toStartWith('svc_sk_test_')
    const rotated = await live.api('POST', '/workspace/publishable-key/rotate', {}, asTest)
    expect(rotated.body.publishableKey).toStartWith('svc_pk_test_')
  })

  test('have the same members with the same roles, as long as they have them', async () => {
    const { live, owner, inTest } = await twoModes()
    const admin = await joinMember(bench.backend, live, { role: 'admin' })
    const roleInTest = async () =>
      (await owner.call('GET', '/members', undefined, inTest)).body.find(
        ({ id }: { id: string }) => id === admin.personId,
      )?.role
    expect(await roleInTest()).toBe('admin')
    await owner.call('PATCH', `/members/${admin.personId}`, { role: 'viewer' })
    expect(await roleInTest()).toBe('viewer')
    await owner.call('DELETE', `/members/${admin.personId}`)
    expect(await roleInTest()).toBeUndefined()
    expect((await admin.call('GET', '/tags', undefined, inTest)).status).toBe(403)
    const { body } = await owner.call('GET', '/auth/session')
    expect(body.workspaces).toMatchObject([{ id: live.id, test: { id: live.test.id } }])
  })

  test('have one name and one plan', async () => {
    const { live, owner, inTest } = await twoModes()
    await owner.call('PATCH', '/workspace', { name: 'Renamed', slug: `${live.slug}-new` })
    await bench.backend.deps.db.sql`update workspaces set plan = 'free' where id = ${live.id}`
    const { body } = await owner.call('GET', '/workspace', undefined, inTest)
    expect(body).toMatchObject({ name: 'Renamed', slug: `${live.slug}-new.test`, plan: 'free' })
    const refused = await owner.call('PATCH', '/workspace', { name: 'Other' }, inTest)
    expect([refused.status, refused.body.error.message]).toEqual([
      409,
      'Change name and slug in the live workspace.',
    ])
  })

  test('have their members changed in the live one alone', async () => {
    const { live, owner, inTest } = await twoModes()
    const invitation = { email: 'new@acme.test', role: 'viewer' }
    const answers = [
      await owner.call('POST', '/invitations', invitation, inTest),
      await owner.call('PATCH', `/members/${owner.personId}`, { role: 'viewer' }, inTest),
      await owner.call('DELETE', `/members/${owner.personId}`, undefined, inTest),
      await owner.call('DELETE', `/auth/workspaces/${live.test.id}`),
    ]
    for (const { status, body } of answers) {
      expect([status, body.error.message]).toEqual([409, expect.stringContaining(live.slug)])
    }
    const actor = { type: 'system', name: 'cli' } as const
    const ctx = createCtx(bench.backend.deps, {
      workspaceId: live.test.id,
      plan: live.plan,
      actor,
    })
    const adding = addMember(ctx, { email: 'new@acme.test', name: 'New', role: 'viewer' })
    await expect(adding).rejects.toThrow(`change them in the workspace "${live.slug}"`)
  })
})

describe('in test mode', () => {
  test('no provider is asked to pay, and the payout says that it is a test', async () => {
    await bench.fund('paypal')
    const who = await bench.partner('paypal')
    await bench.earn(who, 5000)
    const { payouts } = await bench.confirm(who)
    await runOnce(bench.backend.deps)
    const { body } = await bench.workspace.api('GET', `/payouts/${payouts[0].id}`)
    expect([body.status, body.traceId]).toEqual(['completed', 'test'])
    expect(await bench.differences()).toEqual([])
  })

  test('files for banks are marked', async () => {
    await bench.fund('sepa')
    const who = await bench.partner('sepa', { currency: 'eur' })
    await bench.earn(who, 5000)
    const { id } = await bench.confirm(who)
    const { body } = await bench.workspace.api('GET', `/payouts/runs/${id}`)
    expect(body.files[0].filename).toStartWith('TEST-')
  })
})

describe('webhooks of a test workspace', () => {
  test('say that they are of test mode, and stay when the data is cleared', async () => {
    const { live, owner, inTest } = await twoModes()
    const hook = { url: 'https://hooks.test/', events: ['partner.created'] }
    const { body } = await owner.call('POST', '/webhooks', hook, inTest)
    const sent = await owner.call('POST', `/webhooks/${body.id}/test`, {}, inTest)
    expect(JSON.parse(sent.body.requestBody)).toMatchObject({ mode: 'test', event: 'webhook.test' })
    const confirm = { confirm: `${live.slug}.test` }
    await owner.call('POST', '/workspace/clear-test-data', confirm, inTest)
    const left = await owner.call('GET', `/webhooks/${body.id}/deliveries`, undefined, inTest)
    expect([left.status, left.body]).toEqual([200, []])
  })
})

describe('clearing test data', () => {
  const clear = (key: string, confirm: string) =>
    bench.workspace.api('POST', '/workspace/clear-test-data', { confirm }, bearer(key))

  test('is refused in a live workspace, and without the name of the test one', async () => {
    const { live } = await twoModes()
    expect((await clear(live.secretKey, live.slug)).status).toBe(409)
    const unnamed = await clear(live.test.secretKey, live.slug)
    expect([unnamed.status, unnamed.body.error.message]).toEqual([
      422,
      expect.stringContaining(`"${live.slug}.test"`),
    ])
    const member = await joinMember(bench.backend, live, { role: 'member' })
    const asked = { confirm: `${live.slug}.test` }
    const refused = await member.call('POST', '/workspace/clear-test-data', asked, {
      'svc-workspace': live.test.id,
    })
    expect(refused.status).toBe(403)
  })

  test('deletes everything but keys, members, domains and settings, of that workspace alone', async () => {
    const { workspace } = bench
    const { sql } = bench.backend.deps.db
    const who = await bench.partner('manual')
    await bench.earn(who, 5000)
    const tables = [
      'ledger_entries',
      'reward_versions',
      'links',
      'commissions',
      'programs',
    ] as const
    const [, live] = [await bench.confirm(who), await createTestWorkspace(bench.backend)]
    await live.api('POST', '/tags', { name: 'Stays' })
    expect((await clear(workspace.secretKey, workspace.slug)).status).toBe(200)
    for (const table of tables) {
      const rows = await sql`select from ${sql(table)} where workspace_id = ${workspace.id}`
      expect([table, rows.length]).toEqual([table, 0])
    }
    expect((await live.api('GET', '/tags')).body).toHaveLength(1)
    expect((await workspace.api('GET', '/domains')).body).toHaveLength(1)
    const audit = await workspace.api('GET', '/audit')
    expect(audit.body.map(({ action }: { action: string }) => action)).toEqual(['cleared'])
    expect((await bench.partner('manual')).partnerId).toStartWith('pn_')
  })

  test('is the only way to delete what is kept for ever', async () => {
    const { sql } = bench.backend.deps.db
    const who = await bench.partner('manual')
    await bench.earn(who, 100)
    const { live } = await twoModes()
    const deleting = (clearing: string) =>
      sql.begin(async (tx) => {
        await tx`select set_config('svc.clearing', ${clearing}, true)`
        await tx`delete from ledger_entries where workspace_id = ${bench.workspace.id}`
      })
    for (const clearing of ['', live.id, live.test.id]) {
      await expect(deleting(clearing)).rejects.toThrow('append-only')
    }
    const moving = sql`update workspaces set mode = 'test' where id = ${live.id}`
    await expect(moving.execute()).rejects.toThrow('append-only')
  })
})
