import { beforeEach, describe, expect, test } from 'bun:test'
import { callerWith, openPage } from '../kit/embed.ts'
import { openPartnerWebhooks } from '../kit/partner-webhooks.ts'
import { createTestProgram } from '../kit/program.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const opened = await openPartnerWebhooks()
const { backend, workspace, program, ada, bob, answers } = opened
const { pageOf, register, begin, run, told, sell } = opened
const adaPage = await pageOf(ada.partner.id)
const bobPage = await pageOf(bob.partner.id)

beforeEach(() => begin(adaPage, bobPage))

describe('nobody else', () => {
  const calls = (id: string, deliveryId: string) =>
    [
      ['GET', `/webhooks/${id}`, undefined],
      ['PATCH', `/webhooks/${id}`, { enabled: false }],
      ['DELETE', `/webhooks/${id}`, undefined],
      ['POST', `/webhooks/${id}/rotate`, undefined],
      ['POST', `/webhooks/${id}/test`, undefined],
      ['POST', `/webhooks/${id}/replay`, { since: '2020-01-01T00:00:00Z' }],
      ['GET', `/webhooks/${id}/deliveries`, undefined],
      ['GET', `/webhooks/${id}/deliveries/${deliveryId}`, undefined],
      ['POST', `/webhooks/${id}/deliveries/${deliveryId}/replay`, undefined],
    ] as const

  test('finds a partner’s endpoint: another partner, another workspace, the workspace itself: 404', async () => {
    const { id } = await register(adaPage, '/ada')
    const sent = (await adaPage.call('POST', `/webhooks/${id}/test`)).body
    const foreign = await createTestWorkspace(backend)
    const theirs = await createTestProgram(backend, foreign)
    const { partner } = await theirs.enroll('Ada Lovelace', { email: ada.partner.email })
    const stranger = await openPage(backend, foreign, { partnerId: partner.id })
    for (const [method, path, body] of calls(id, sent.id)) {
      const found = await Promise.all([
        bobPage.call(method, path, body),
        stranger.call(method, path, body),
        workspace.api(method, path, body),
        foreign.api(method, path, body),
      ])
      expect([path, found.map(({ status }) => status)]).toEqual([path, [404, 404, 404, 404]])
    }
    expect((await bobPage.call('GET', '/webhooks')).body).toEqual([])
    expect((await stranger.call('GET', '/webhooks')).body).toEqual([])
  })

  test('who views the dashboard in the partner’s place, or only reads, comes near it: 403', async () => {
    const { id } = await register(adaPage, '/ada')
    const partnerId = ada.partner.id
    const viewing = await workspace.api('POST', '/tokens/embed/referrals/view', { partnerId })
    const viewer = callerWith(backend, viewing.body.publicToken)
    const reader = await openPage(backend, workspace, {
      partnerId,
      scopes: ['read', 'links.write'],
    })
    const body = { url: 'https://shop.example/hooks', events: ['payout.sent'] }
    const all = [
      ...calls(id, 'whd_none'),
      ['GET', '/webhooks'],
      ['POST', '/webhooks', body],
    ] as const
    for (const [method, path, sent] of all) {
      const statuses = [await viewer(method, path, sent), await reader.call(method, path, sent)]
      expect([path, statuses.map(({ status }) => status)]).toEqual([path, [403, 403]])
    }
  })

  test('is told of anything once the partner is banned, not even of what waits', async () => {
    const { partner, link } = await program.enroll('Mallory')
    const page = await pageOf(partner.id)
    const hook = await register(page, '/mallory')
    await sell(link.key)
    const ban = { partnerId: partner.id, programId: program.program.id, reason: 'fraud' }
    const banned = await workspace.api('POST', '/partners/ban', ban)
    expect([banned.status, banned.body.error]).toEqual([200, undefined])
    await run()
    expect(told('/mallory')).toEqual([])
    expect((await page.call('GET', '/webhooks')).status).toBe(401)
    expect((await page.call('POST', `/webhooks/${hook.id}/test`)).status).toBe(401)
  })

  test('gets what already waited when the partner was banned', async () => {
    const { partner, link } = await program.enroll('Trudy')
    const page = await pageOf(partner.id)
    const { id } = await register(page, '/trudy', ['sale.created'])
    answers.set('/trudy', 500)
    await sell(link.key)
    await run()
    expect(told('/trudy').length).toBe(1)
    const ban = { partnerId: partner.id, programId: program.program.id, reason: 'fraud' }
    await workspace.api('POST', '/partners/ban', ban)
    answers.clear()
    await run(60_000)
    expect(told('/trudy').length).toBe(1)
    const [row] = await backend.deps.db.sql`
      select status from webhook_deliveries
      where workspace_id = ${workspace.id} and webhook_id = ${id}`
    expect(row!.status).toBe('failed')
  })
})

describe('when a person goes', () => {
  test('a partner who is erased, or became another, leaves no endpoint', async () => {
    const eve = await program.enroll('Eve')
    await register(await pageOf(eve.partner.id), '/eve')
    const one = await program.enroll('Kim One')
    await register(await pageOf(one.partner.id), '/kim')
    const endpoints = async (partnerId: string) => {
      const [row] = await backend.deps.db.sql`
        select count(*)::int as n from webhooks
        where workspace_id = ${workspace.id} and partner_id = ${partnerId}`
      return row!.n
    }
    expect([await endpoints(eve.partner.id), await endpoints(one.partner.id)]).toEqual([1, 1])
    const two = await program.enroll('Kim Two')
    const merge = { fromPartnerId: one.partner.id, intoPartnerId: two.partner.id }
    expect((await workspace.api('POST', '/partners/merge', merge)).status).toBe(200)
    const erased = await workspace.api('DELETE', `/partners/${eve.partner.id}`)
    expect([erased.status, erased.body.error]).toEqual([200, undefined])
    expect([await endpoints(eve.partner.id), await endpoints(one.partner.id)]).toEqual([0, 0])
  })

  test('what partners were told of a customer who is erased is deleted', async () => {
    const hook = await register(adaPage, '/ada')
    const externalId = await sell(ada.link.key)
    await run()
    const log = async () =>
      (await adaPage.call('GET', `/webhooks/${hook.id}/deliveries`)).body.length
    expect(await log()).toBe(3)
    const { status } = await workspace.api('DELETE', `/customers/ext_${externalId}`)
    expect(status).toBe(200)
    expect(await log()).toBe(0)
  })
})
