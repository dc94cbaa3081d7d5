import { describe, expect, test } from 'bun:test'
import { createBackend } from '../kit/backend.ts'
import { testBackend } from '../kit/test-backend.ts'
import { enrolled } from '../kit/enrolled.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend()
const workspace = await createTestWorkspace(backend)
const other = await createTestWorkspace(backend)

const SHOP = { origin: 'https://shop.test' }
const DAY_MS = 86_400_000
let people = 0

/** A partner of a program of their own, whose friends get a fifth off, and a click of their short link. */
async function invitation() {
  const n = ++people
  const partner = await enrolled(backend, workspace, {
    name: 'Ada',
    email: `ada${n}@x.org`,
    tenantId: `tenant-${n}`,
  })
  const terms = { groupId: partner.groupId, type: 'percentage', rateBps: 2000 }
  const { body: discount } = await workspace.api('POST', '/discounts', terms)
  return { ...partner, discountId: discount.id as string, clickId: await follow(partner.linkKey) }
}

/** The click id that the redirect hands to the page. */
async function follow(key: string): Promise<string> {
  const { headers } = await workspace.visit(key, { visitor: `offer ${++people}` })
  return new URL(headers.get('location')!).searchParams.get('svc_id')!
}

async function ask(
  clickId: string,
  { key = workspace.publishableKey, headers = SHOP as object } = {},
) {
  const path = `/track/click/${clickId}${key && `?publishableKey=${key}`}`
  return workspace.api('GET', path, undefined, { authorization: '', ...headers })
}

describe('GET /track/click/:id', () => {
  test('answers of a click through a short link what a click with a partner’s name answers', async () => {
    const { clickId, linkKey, partnerId, groupId, discountId } = await invitation()
    const { status, body, headers } = await ask(clickId)
    expect([status, body]).toEqual([
      200,
      {
        clickId,
        partner: { id: partnerId, name: 'Ada', image: null, groupId, tenantId: expect.any(String) },
        discount: {
          id: discountId,
          amount: 20,
          type: 'percentage',
          maxDuration: null,
          couponId: null,
          couponTestId: null,
        },
      },
    ])
    const tracked = await workspace.browser('/track/click', { via: linkKey })
    expect({ ...tracked.body, clickId }).toEqual(body)
    expect(headers.get('cache-control')).toBe('private, max-age=300')
    expect(headers.get('access-control-allow-origin')).toBe('*')
  })

  test('takes the publishable key in the header too', async () => {
    const { clickId } = await invitation()
    const authorization = `Bearer ${workspace.publishableKey}`
    const { body } = await ask(clickId, { key: '', headers: { ...SHOP, authorization } })
    expect(body.partner.name).toBe('Ada')
  })

  test('names nobody for the click of a link without a partner', async () => {
    const url = 'https://shop.test/'
    await workspace.api('POST', '/links', { url, key: 'nobodys', trackConversion: true })
    const clickId = await follow('nobodys')
    expect((await ask(clickId)).body).toEqual({ clickId })
  })

  test('names nobody who was banned, and nobody of a program that has ended', async () => {
    const { clickId, programId, partnerId } = await invitation()
    await workspace.api('POST', `/programs/${programId}/deactivate`)
    expect((await ask(clickId)).body).toEqual({ clickId })
    await workspace.api('POST', `/programs/${programId}/reactivate`)
    expect((await ask(clickId)).body.partner.name).toBe('Ada')
    const ban = { programId, partnerId, reason: 'fraud' }
    expect((await workspace.api('POST', '/partners/ban', ban)).status).toBe(200)
    expect((await ask(clickId)).body).toEqual({ clickId })
  })

  test('says who invited, but no discount that is archived', async () => {
    const { clickId, discountId } = await invitation()
    expect((await workspace.api('DELETE', `/discounts/${discountId}`)).status).toBe(200)
    const { body } = await ask(clickId)
    expect([body.partner.name, body.discount]).toEqual(['Ada', undefined])
  })

  test('names nobody any more when the click is too old to earn, as the program says', async () => {
    const { clickId, programId } = await invitation()
    backend.clock.advance(10 * DAY_MS)
    const change = { attributionWindowDays: 10 }
    expect((await workspace.api('PATCH', `/programs/${programId}`, change)).status).toBe(200)
    expect((await ask(clickId)).body.partner.name).toBe('Ada')
    backend.clock.advance(1000)
    expect((await ask(clickId)).body).toEqual({ clickId })
  })

  test('answers an id that the workspace does not have without an error for the visitor', async () => {
    const { clickId } = await invitation()
    for (const [id, key] of [
      ['test', workspace.publishableKey],
      ['a'.repeat(128), workspace.publishableKey],
      ["'; drop table clicks; --", workspace.publishableKey],
      [clickId, other.publishableKey],
    ] as const) {
      const { status, body } = await ask(encodeURIComponent(id), { key })
      expect([id, status, body]).toEqual([id, 200, { clickId: null }])
    }
  })

  test('refuses what it must, with a stable code', async () => {
    const { clickId } = await invitation()
    const answers: [Awaited<ReturnType<typeof ask>>, number, string][] = [
      [await ask(clickId, { key: '' }), 401, 'unauthorized'],
      [await ask(clickId, { key: 'svc_pk_nobody' }), 401, 'unauthorized'],
      [await ask(clickId, { key: workspace.secretKey }), 403, 'forbidden'],
      [await ask(clickId, { headers: { origin: 'https://evil.test' } }), 403, 'forbidden'],
      [await ask(clickId, { headers: {} }), 403, 'forbidden'],
      [await ask('a'.repeat(129)), 422, 'unprocessable_entity'],
      [await ask('%00'), 422, 'unprocessable_entity'],
    ]
    for (const [{ status, body, headers }, wanted, code] of answers) {
      expect([status, body.error.code]).toEqual([wanted, code])
      expect(headers.get('cache-control')).toBe('no-store')
    }
  })

  test('can be asked only so often by one visitor', async () => {
    const busy = await createBackend({ config: { rateLimitPerMinute: 20, trustProxy: true } })
    try {
      const own = await createTestWorkspace(busy)
      const url = `http://localhost/api/track/click/x?publishableKey=${own.publishableKey}`
      const from = (ip: string) =>
        busy.handle(new Request(url, { headers: { ...SHOP, 'x-forwarded-for': ip } }))
      const statuses = new Set<number>()
      for (let i = 0; i < 61; i++) statuses.add((await from('192.0.2.1')).status)
      expect([...statuses]).toEqual([200, 429])
      expect((await from('192.0.2.2')).status).toBe(200)
    } finally {
      await busy.close()
    }
  })
})
