import { describe, expect, test } from 'bun:test'
import { createCtx } from '../../server/core/ctx.ts'
import { inTransaction } from '../../server/core/transact.ts'
import type { Scope } from '../../server/db/scope.ts'
import { findCode } from '../../server/modules/program/discount-codes/queries.ts'
import { testBackend } from '../kit/test-backend.ts'
import { enrolled, type Enrolled } from '../kit/enrolled.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend()
const workspace = await createTestWorkspace(backend)

const create = (body: object) => workspace.api('POST', '/discount-codes', body)
const home = (options = {}) => enrolled(backend, workspace, options)
const give = ({ partnerId, linkId }: Enrolled, code?: string) =>
  create({ partnerId, linkId, ...(code === undefined ? {} : { code }) })
const remove = (id: string) => workspace.api('DELETE', `/discount-codes/${id}`)
const stored = () => backend.deps.db.sql`select * from discount_codes order by id`
const secondLink = async ({ programId, partnerId }: Enrolled) => {
  const link = { url: 'https://shop.test', programId, partnerId }
  return (await workspace.api('POST', '/links', link)).body.id as string
}

describe('a discount code', () => {
  test('is given to a link of a partner, with the discount that is offered now', async () => {
    const partner = await home({ tenantId: 'tenant-a' })
    const discount = { groupId: partner.groupId, type: 'percentage', rateBps: 2000 }
    const { body: given } = await workspace.api('POST', '/discounts', discount)
    const { linkId, partnerId } = partner
    const { status, body } = await create({ tenantId: 'tenant-a', linkId, code: ' Summer-24 ' })
    expect([status, body]).toEqual([
      200,
      {
        id: expect.any(String),
        code: 'Summer-24',
        discountId: given.id,
        partnerId,
        partner: { id: partnerId, name: expect.any(String) },
        linkId,
      },
    ])
    expect(body.id).toStartWith('dcode_')
    const listed = await workspace.api('GET', `/discount-codes?partnerId=${partnerId}`)
    expect(listed.body).toEqual([body])
  })

  test('is unique in the workspace in any case, also when asked for at once: 409', async () => {
    const partners = [await home(), await home(), await home()]
    const answers = await Promise.all(
      ['once', 'ONCE', 'Once'].map((code, i) => give(partners[i]!, code)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })

  test('is one for each link, also when asked for at once: 409', async () => {
    const partner = await home()
    const answers = await Promise.all(['L1', 'L2', 'L3'].map((code) => give(partner, code)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const there = answers.find(({ status }) => status === 200)!.body
    const refused = answers.find(({ status }) => status === 409)!.body
    expect(refused.error.message).toContain(there.code)
  })

  test('is never given to another partner once it was removed, but to its own again', async () => {
    const [first, second] = [await home(), await home()]
    const { body } = await give(first, 'Kept')
    expect(await remove(body.id)).toMatchObject({ status: 200, body: { id: body.id } })
    expect((await remove(body.id)).status).toBe(404)
    const stolen = await give(second, 'KEPT')
    expect([stolen.status, stolen.body.error.code]).toEqual([409, 'conflict'])
    const linkId = await secondLink(first)
    const again = await create({ partnerId: first.partnerId, linkId, code: 'KEPT' })
    expect(again.body).toEqual({ ...body, code: 'KEPT', linkId })
    expect((await remove('kept')).body).toEqual({ id: body.id })
  })

  test('without a text is drawn from the partner’s name, and each time another one', async () => {
    const codes: string[] = []
    for (let i = 0; i < 5; i++) codes.push((await give(await home({ name: 'Tove Ø.' }))).body.code)
    expect(codes[0]).toBe('TOVE')
    expect(new Set(codes).size).toBe(5)
    for (const code of codes) expect(code).toStartWith('TOVE')
    const namesakes: Enrolled[] = []
    for (let i = 0; i < 4; i++) namesakes.push(await home({ name: 'Same Name' }))
    const atOnce = await Promise.all(namesakes.map((partner) => give(partner)))
    expect(atOnce.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  })

  test('that cannot be is refused, and nothing is written', async () => {
    const [partner, other] = [await home({ tenantId: 'tenant-b' }), await home()]
    const { body: plain } = await workspace.api('POST', '/links', { url: 'https://shop.test' })
    const before = await stored()
    const { partnerId, linkId } = partner
    const bodies: [object, number][] = [
      [{ partnerId, linkId, code: '' }, 422],
      [{ partnerId, linkId, code: 'two words' }, 422],
      [{ partnerId, linkId, code: 'ümlaut' }, 422],
      [{ partnerId, linkId, code: 'c'.repeat(101) }, 422],
      [{ partnerId, linkId, code: 'a\u0000b' }, 422],
      [{ partnerId, linkId, code: 5 }, 422],
      [{ linkId }, 422],
      [{ partnerId }, 422],
      [{ partnerId, tenantId: 'tenant-b', linkId }, 422],
      [{ tenantId: 'tenant-c', linkId }, 422],
      [{ partnerId, linkId: other.linkId }, 422],
      [{ partnerId, linkId: plain.id }, 422],
      [{ partnerId, linkId: 'link_none' }, 404],
      [{ partnerId, linkId: 'ext_none' }, 404],
      [[], 422],
    ]
    for (const [body, status] of bodies) {
      expect([body, (await create(body)).status]).toEqual([body, status])
    }
    await backend.deps.db.sql`update enrollments set status = 'banned'
      where id = ${partner.enrollmentId}`
    const banned = await give(partner, 'AGAIN')
    expect([banned.status, banned.body.error.message]).toEqual([
      409,
      expect.stringContaining('banned'),
    ])
    expect((await workspace.api('DELETE', '/discount-codes/a%00')).status).toBe(422)
    expect(await stored()).toEqual(before)
  })

  test('is found in lists by partner, discount and link, while it counts', async () => {
    const partner = await home()
    const discount = { groupId: partner.groupId, type: 'flat', amount: 100 }
    const { body: given } = await workspace.api('POST', '/discounts', discount)
    const { body: first } = await give(partner, 'LIST-1')
    backend.clock.advance(1)
    const linkId = await secondLink(partner)
    const { body: second } = await create({ partnerId: partner.partnerId, linkId, code: 'LIST-2' })
    const list = async (query: string) =>
      (await workspace.api('GET', `/discount-codes?${query}`)).body
    expect(await list(`partnerId=${partner.partnerId}`)).toEqual([first, second])
    expect(await list(`discountId=${given.id}&pageSize=1&page=2`)).toEqual([second])
    expect(await list(`linkId=${linkId}`)).toEqual([second])
    await remove(first.id)
    expect(await list(`discountId=${given.id}`)).toEqual([second])
  })

  test('of another workspace does not exist, and may be had in each', async () => {
    const other = await createTestWorkspace(backend)
    const theirs = await enrolled(backend, other)
    const { partnerId, linkId } = theirs
    const asked = { partnerId, linkId, code: 'BOTH' }
    const { body } = await other.api('POST', '/discount-codes', asked)
    expect((await create({ partnerId, linkId, code: 'X' })).status).toBe(404)
    expect((await remove(body.id)).status).toBe(404)
    expect((await remove('BOTH')).status).toBe(404)
    expect((await give(await home(), 'BOTH')).status).toBe(200)
    expect((await other.api('GET', '/discount-codes')).body).toEqual([body])
  })
})

describe('the look-up of a code', () => {
  const scope = (): Scope => ({
    workspaceId: workspace.id,
    plan: 'business',
    actor: { type: 'system', name: 'test' },
  })
  const find = (text: string) =>
    inTransaction(createCtx(backend.deps, scope()), (ctx) => findCode(ctx, text, null))

  test('leads to its link as a source without a click', async () => {
    const partner = await home()
    const { body } = await give(partner, 'Found')
    const { partnerId, programId, enrollmentId, linkId } = partner
    expect(await find(' fOUND ')).toEqual({
      id: body.id,
      code: 'Found',
      discountId: null,
      enrollmentId,
      partnerId,
      programId,
      source: {
        clickId: null,
        clickedAtMs: null,
        country: null,
        origin: {
          locationId: 0,
          agentId: 0,
          referrerId: 0,
          urlId: 0,
          utmId: 0,
          trigger: 0,
        },
        linkNum: expect.any(Number),
        link: expect.objectContaining({ id: linkId, partnerId, programId }),
        rules: { model: expect.any(String), windowDays: expect.anything() },
      },
    })
    await remove(body.id)
    expect(await find('FOUND')).toBeNull()
  })

  test('finds nothing for any other text', async () => {
    for (const text of ['', 'none', 'two words', 'a\u0000b', '\ud800', 'x'.repeat(5000)]) {
      expect(await find(text)).toBeNull()
    }
  })
})
