import { describe, expect, test } from 'bun:test'
import { testBackend } from '../kit/test-backend.ts'
import { enrolled } from '../kit/enrolled.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend()
const workspace = await createTestWorkspace(backend)

const create = (body: object) => workspace.api('POST', '/discounts', body)
const home = (options = {}) => enrolled(backend, workspace, options)
const stored = () => backend.deps.db.sql`select * from discounts order by id`
const FIFTH = { type: 'percentage', rateBps: 2000, maxDurationMonths: 3 }

describe('a discount', () => {
  test('is created and read back as it is', async () => {
    const { groupId, programId } = await home({ currency: 'eur' })
    const { status, body } = await create({
      groupId,
      type: 'flat',
      amount: 500,
      description: 'Five off',
      provider: 'stripe',
      couponId: 'co_1',
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      programId,
      groupId,
      enrollmentId: null,
      type: 'flat',
      amount: 500,
      rateBps: null,
      maxDurationMonths: null,
      currency: 'eur',
      description: 'Five off',
      provider: 'stripe',
      couponId: 'co_1',
      couponTestId: null,
      archivedAt: null,
    })
    expect(body.sentence).toContain('5.00 EUR')
    expect((await workspace.api('GET', `/discounts/${body.id}`)).body).toEqual(body)
  })

  test('is one for each group and enrollment, also when asked for at once: 409', async () => {
    const { groupId, enrollmentId, partnerId } = await home()
    const answers = await Promise.all([1, 2, 3].map(() => create({ groupId, ...FIFTH })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    const first = answers.find(({ status }) => status === 201)!
    const refused = answers.find(({ status }) => status === 409)!
    expect(refused.body.error.message).toContain(first.body.id)
    expect((await create({ enrollmentId, ...FIFTH })).status).toBe(201)
    expect((await create({ partnerId, ...FIFTH })).status).toBe(409)
  })

  test('changes its words and coupon, never what customers were promised', async () => {
    const { body } = await create({ groupId: (await home()).groupId, ...FIFTH, couponId: 'a' })
    backend.clock.advance(1000)
    const patch = (change: unknown) => workspace.api('PATCH', `/discounts/${body.id}`, change)
    const { body: changed } = await patch({
      description: 'New',
      provider: 'shopify',
      couponId: null,
    })
    expect(changed).toMatchObject({ ...FIFTH, description: 'New', provider: 'shopify' })
    expect([changed.couponId, changed.updatedAt > body.updatedAt]).toEqual([null, true])
    for (const wrong of [
      { rateBps: 2000 },
      { amount: 1, description: 'Lost' },
      { type: 'flat' },
      { maxDurationMonths: null },
    ]) {
      const answer = await patch(wrong)
      expect([answer.status, answer.body.error.issues[0].path]).toEqual([
        422,
        Object.keys(wrong)[0],
      ])
      expect(answer.body.error.message).toContain('POST /discounts')
    }
    expect((await workspace.api('GET', `/discounts/${body.id}`)).body).toEqual(changed)
  })

  test('that is archived makes room for another and is listed apart', async () => {
    const { groupId, programId, enrollmentId } = await home()
    const { body } = await create({ groupId, ...FIFTH })
    const { body: gone } = await workspace.api('DELETE', `/discounts/${body.id}`)
    expect(gone.archivedAt).toBe(new Date(backend.clock.now()).toISOString())
    expect((await workspace.api('DELETE', `/discounts/${body.id}`)).body).toEqual(gone)
    backend.clock.advance(1)
    const { body: next } = await create({ groupId, ...FIFTH })
    backend.clock.advance(1)
    const { body: own } = await create({ enrollmentId, ...FIFTH })
    const list = async (query: string) =>
      (await workspace.api('GET', `/discounts?programId=${programId}${query}`)).body
    expect(await list('')).toEqual([next, own])
    expect(await list('&archived=true')).toEqual([gone])
    expect(await list(`&enrollmentId=${enrollmentId}`)).toEqual([own])
    expect(await list(`&groupId=${groupId}&pageSize=1&page=2`)).toEqual([])
  })

  test('that cannot be is refused: 422, nothing written', async () => {
    const { groupId } = await home()
    const { body: there } = await create({ groupId: (await home()).groupId, ...FIFTH })
    const before = await stored()
    for (const wrong of [
      { rateBps: 0 },
      { rateBps: 10_001 },
      { rateBps: '5' },
      { amount: 5 },
      { type: 'flat', rateBps: null },
      { type: 'flat', rateBps: null, amount: 0 },
      { type: 'share' },
      { maxDurationMonths: 601 },
      { maxDurationMonths: -1 },
      { provider: 'paddle' },
      { couponId: 'c'.repeat(256) },
      { couponId: 'a\u0000b' },
      { description: 'a\ud800b' },
      { groupId: null },
      { partnerId: 'pn_1' },
    ]) {
      const { body } = await create({ groupId, ...FIFTH, ...wrong })
      expect(body.error?.code, JSON.stringify(wrong)).toBe('unprocessable_entity')
      expect(body.error.message).not.toContain('amountMinor')
    }
    for (const wrong of [{ description: 5 }, { couponId: 'a\u0000' }, { provider: null }, []]) {
      const { body } = await workspace.api('PATCH', `/discounts/${there.id}`, wrong)
      expect(body.error?.code, JSON.stringify(wrong)).toBe('unprocessable_entity')
    }
    expect(await stored()).toEqual(before)
  })
})

describe('the browser', () => {
  const click = async (key: string) =>
    (await workspace.browser('/track/click', { key, url: 'https://shop.test/' })).body

  test('learns who sent the visitor and what they get, the enrollment’s own before its group’s', async () => {
    const partner = await home({ name: 'Ada', tenantId: 'tenant-1', email: 'ada@x.org' })
    const { groupId, partnerId, enrollmentId, linkKey } = partner
    const first = await click(linkKey)
    expect(first).toEqual({
      clickId: expect.any(String),
      partner: { id: partnerId, name: 'Ada', image: null, groupId, tenantId: 'tenant-1' },
    })
    const { body } = await create({ groupId, type: 'percentage', rateBps: 1250, couponId: 'co_1' })
    expect((await click(linkKey)).discount).toEqual({
      id: body.id,
      amount: 12.5,
      type: 'percentage',
      maxDuration: null,
      couponId: 'co_1',
      couponTestId: null,
    })
    const own = await create({ enrollmentId, type: 'flat', amount: 700, maxDurationMonths: 0 })
    expect((await click(linkKey)).discount).toMatchObject({
      id: own.body.id,
      amount: 700,
      type: 'flat',
      maxDuration: 0,
    })
    await workspace.api('DELETE', `/discounts/${own.body.id}`)
    expect((await click(linkKey)).discount.id).toBe(body.id)
  })

  test('learns nothing of a partner who was banned, nor of a link without one', async () => {
    const { linkKey, enrollmentId, groupId } = await home()
    await create({ groupId, ...FIFTH })
    await backend.deps.db.sql`update enrollments set status = 'banned' where id = ${enrollmentId}`
    await backend.deps.directory.changed()
    expect(Object.keys(await click(linkKey))).toEqual(['clickId'])
    await workspace.api('POST', '/links', { url: 'https://shop.test', key: 'plain' })
    expect(Object.keys(await click('plain'))).toEqual(['clickId'])
  })
})

describe('a customer', () => {
  test('shows the partner and keeps the discount they were won with, also an archived one', async () => {
    const partner = await home({ name: 'Joan', email: 'joan@x.org' })
    const { body: discount } = await create({ groupId: partner.groupId, ...FIFTH })
    const { clickId } = (await workspace.browser('/track/click', { key: partner.linkKey })).body
    const lead = { clickId, eventName: 'Sign up', customerExternalId: 'joans-friend' }
    await workspace.api('POST', '/track/lead', lead)
    await workspace.api('DELETE', `/discounts/${discount.id}`)
    await create({ groupId: partner.groupId, type: 'flat', amount: 1 })
    const path = '/customers/ext_joans-friend?includeExpandedFields=true'
    const { body } = await workspace.api('GET', path)
    expect(body.partner).toEqual({
      id: partner.partnerId,
      name: 'Joan',
      email: 'joan@x.org',
      image: null,
    })
    expect(body.discount).toEqual({
      id: discount.id,
      amount: 20,
      type: 'percentage',
      maxDuration: 3,
      couponId: null,
      couponTestId: null,
      sentence: discount.sentence,
      description: null,
    })
    expect((await workspace.api('GET', '/customers/ext_joans-friend')).body.partner).toBeUndefined()
  })
})
