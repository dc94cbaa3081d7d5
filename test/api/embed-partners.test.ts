import { describe, expect, test } from 'bun:test'
import { testBackend } from '../kit/test-backend.ts'
import { openPage } from '../kit/embed.ts'
import { createTestProgram } from '../kit/program.ts'
import { createTestWorkspace } from '../kit/workspace.ts'
import { applyFrom } from '../kit/stranger-jobs.ts'

const backend = await testBackend()
const workspace = await createTestWorkspace(backend)
const program = await createTestProgram(backend, workspace)

const ask = (body: object, headers?: HeadersInit) =>
  workspace.api('POST', '/tokens/embed/referrals', body, headers)
const open = (body: object) => openPage(backend, workspace, body)
const act = (id: string, action: string, body: object = {}) =>
  workspace.api('POST', `/partners/${id}/${action}`, body)
const ban = (partnerId: string) =>
  workspace.api('POST', '/partners/ban', { partnerId, reason: 'fraud' })

describe('what becomes of the partner', () => {
  test('counts with the very next request: a ban ends the session for good', async () => {
    const { partner } = await program.enroll('Turns Bad')
    const page = await open({ partnerId: partner.id })
    expect((await page.call('GET', '')).status).toBe(200)
    expect((await ban(partner.id)).status).toBe(200)
    expect((await page.call('GET', '')).status).toBe(401)
    expect((await page.call('GET', '/session')).body.status).toBe('banned')
    expect(
      (await page.call('GET', '/session', undefined, { origin: 'https://e.test' })).status,
    ).toBe(403)
    await act(partner.id, 'unban')
    for (const path of ['', '/session']) expect((await page.call('GET', path)).status).toBe(401)
    expect((await (await open({ partnerId: partner.id })).call('GET', '')).status).toBe(200)
  })

  test('a deactivated partner sees nothing until the program takes it back', async () => {
    const { partner } = await program.enroll('Rests Now')
    const page = await open({ partnerId: partner.id })
    await act(partner.id, 'deactivate')
    const refused = await page.call('GET', '')
    expect(refused.status).toBe(403)
    expect(refused.body.error.message).toContain('deactivated')
    expect((await page.call('GET', '/session')).body.status).toBe('deactivated')
    await act(partner.id, 'reactivate')
    expect((await page.call('GET', '')).status).toBe(200)
  })

  test('a page that was open learns that the application was not accepted, and no more', async () => {
    const programId = program.program.id
    const body = { programId, name: 'Not This Time', email: 'not@this.test' }
    await applyFrom({ backend, workspace }, body, { origin: 'https://shop.test' })
    const [applicant] = (await workspace.api('GET', '/partners?email=not@this.test')).body
    const page = await open({ partnerId: applicant.id })
    await workspace.api('POST', '/partners/applications/reject', { partnerId: applicant.id })
    expect((await page.call('GET', '')).status).toBe(403)
    expect((await page.call('GET', '/session')).body.status).toBe('rejected')
  })

  test('a merge ends the session of who is no more', async () => {
    const source = await program.enroll('Two Accounts', { email: 'second@merge.test' })
    const target = await program.enroll('One Account', { email: 'first@merge.test' })
    const page = await open({ partnerId: source.partner.id })
    expect((await page.call('GET', '')).status).toBe(200)
    const merged = await workspace.api('POST', '/partners/merge', {
      fromPartnerId: source.partner.id,
      intoPartnerId: target.partner.id,
    })
    expect(merged.body.error?.message ?? merged.status).toBe(200)
    expect((await page.call('GET', '')).status).toBe(401)
    expect((await ask({ partnerId: source.partner.id })).status).toBe(404)
    const left = await open({ partnerId: target.partner.id })
    expect((await left.call('GET', '')).body.links).toHaveLength(2)
  })

  test('a new e-mail address ends the sessions of the old one', async () => {
    const { partner } = await program.enroll('Changes Address')
    const page = await open({ partnerId: partner.id })
    await workspace.api('PATCH', `/partners/${partner.id}`, { email: 'elsewhere@x.test' })
    expect((await page.call('GET', '')).status).toBe(401)
  })

  test('an applicant sees where the application stands, and nothing else', async () => {
    const { body: own } = await workspace.api('POST', '/programs', {
      name: 'Careful',
      url: 'https://shop.test/',
    })
    const applied = await applyFrom(
      { backend, workspace },
      {
        programId: own.id,
        email: 'applicant@x.test',
        name: 'Eager Applicant',
      },
    )
    expect(applied.status).toBe(200)
    const [{ partner }] = (await workspace.api('GET', `/partners/applications?programId=${own.id}`))
      .body
    const page = await open({ partnerId: partner.id, programId: own.id })
    const { status, body } = await page.call('GET', '')
    expect(status).toBe(200)
    expect(body.enrollment).toMatchObject({ status: 'pending', groupName: 'Default' })
    expect(body.program.name).toBe('Careful')
    expect(body).toMatchObject({
      rewards: [],
      links: [],
      balances: [],
      resources: [],
      payoutMethod: null,
      totals: { all: { clicks: 0, leads: 0, sales: 0, earnings: 0 } },
    })
    const timed = await page.call('GET', '?interval=30d')
    expect(timed.status).toBe(200)
    expect(timed.body.analytics).toBeUndefined()
    expect((await page.call('GET', '/session')).body.status).toBe('pending')
    for (const path of ['/analytics', '/leaderboard', '/commissions', '/payouts', '/statement']) {
      expect((await page.call('GET', path)).status).toBe(403)
    }
    expect((await page.call('POST', '/links', {})).status).toBe(403)
    await act(partner.id, 'approve', { programId: own.id })
    const after = (await page.call('GET', '')).body
    expect(after.enrollment.status).toBe('approved')
    expect(after.links).toHaveLength(1)
  })

  test('somebody invited sees everything and changes nothing', async () => {
    const { body: invited } = await workspace.api('POST', '/partners/invite', {
      email: 'invited@x.test',
      name: 'Kindly Invited',
    })
    const page = await open({ partnerId: invited.id })
    const { body } = await page.call('GET', '')
    expect(body.enrollment.status).toBe('invited')
    expect(body.links).toHaveLength(1)
    expect((await page.call('GET', '/commissions')).status).toBe(200)
    const refused = await page.call('PATCH', '/settings', { listed: true })
    expect(refused.status).toBe(403)
    expect(refused.body.error.message).toContain('invitation')
    expect((await page.call('POST', '/links', {})).status).toBe(403)
  })

  test('when the program has ended, the figures stay and no links are added', async () => {
    const ending = await createTestProgram(backend, workspace, { name: 'Ending' })
    const { partner } = await ending.enroll('Last One', { tenantId: 'last' })
    const programId = ending.program.id
    const page = await open({ partnerId: partner.id, programId })
    expect((await workspace.api('POST', `/programs/${programId}/deactivate`)).status).toBe(200)
    const { body } = await page.call('GET', '')
    expect(body.program.deactivatedAt).toBe(new Date(backend.clock.now()).toISOString())
    expect(body.program.nextPayoutAt).toBeNull()
    expect((await page.call('POST', '/links', {})).status).toBe(403)
    expect((await page.call('PATCH', '/settings', { listed: false })).status).toBe(200)
    const email = partner.email
    const again = await ask({ programId, partner: { email, tenantId: 'last' } })
    expect(again.status).toBe(201)
    expect((await ask({ programId, partner: { email: 'too@late.test' } })).status).toBe(400)
  })
})
