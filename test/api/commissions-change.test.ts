import { describe, expect, test } from 'bun:test'
import { createCtx } from '../../server/core/ctx.ts'
import { matureCommissions } from '../../server/modules/earnings/commissions/settle/mature-commissions.ts'
import { TestClock } from '../kit/backend.ts'
import { testBackend } from '../kit/test-backend.ts'
import { openEarnings } from '../kit/earnings.ts'

const backend = await testBackend({ clock: new TestClock('2031-05-10T08:00:00Z') })
const shop = await openEarnings(backend)
await shop.reward('sale', { type: 'percentage', rateBps: 2000 })
await shop.customer('buyer')

const patch = (id: string, body: object) => shop.workspace.api('PATCH', `/commissions/${id}`, body)
const scopeOf = () => ({
  workspaceId: shop.workspace.id,
  plan: 'business' as const,
  actor: { type: 'system' as const, name: 'test' },
})

/** A sale of 100.00 and its commission of 20.00. */
async function earn(more: object = {}): Promise<any> {
  backend.clock.advance(1000)
  await shop.sale('buyer', 10_000, more)
  return (await shop.commissions()).at(-1)
}

describe('a status set by hand', () => {
  test('goes into the ledger: hold, pending, then each of the final ones', async () => {
    for (const status of ['refunded', 'duplicate', 'canceled', 'fraud']) {
      const { id } = await earn()
      const before = await shop.balance()
      expect((await patch(id, { status: 'hold' })).body).toMatchObject({
        status: 'hold',
        holdReason: 'manual',
        earnings: 2_000,
      })
      expect((await patch(id, { status: 'hold' })).status).toBe(200)
      expect((await patch(id, { status: 'pending' })).body).toMatchObject({
        status: 'pending',
        holdReason: null,
      })
      expect((await patch(id, { status })).body).toMatchObject({ status, earnings: 0 })
      expect((await patch(id, { status })).body).toMatchObject({ status, earnings: 0 })
      expect(await shop.balance()).toMatchObject({ accrued: before.accrued - 2_000 })
      const again = await patch(id, { status: 'pending' })
      expect([again.status, again.body.error.message]).toEqual([
        400,
        `Commission ${id} is ${status}. That is final. Create a new commission instead.`,
      ])
      await shop.agree()
    }
  })

  test('may call a canceled one otherwise', async () => {
    const { id } = await earn()
    await patch(id, { status: 'canceled' })
    expect((await patch(id, { status: 'fraud' })).body.status).toBe('fraud')
    expect((await patch(id, { status: 'refunded' })).status).toBe(400)
    await shop.agree()
  })

  test('matures a second time after a hold of what was due', async () => {
    const { id } = await earn()
    backend.clock.advance(30 * 86_400_000)
    await matureCommissions(createCtx(backend.deps, scopeOf()))
    expect((await shop.commission(id)).status).toBe('processed')
    const pending = await patch(id, { status: 'pending' })
    expect([pending.status, pending.body.error.message]).toEqual([
      400,
      expect.stringContaining('Use hold'),
    ])
    const { payable } = await shop.balance()
    expect((await patch(id, { status: 'hold' })).body.status).toBe('hold')
    expect((await shop.balance()).payable).toBe(payable - 2_000)
    await patch(id, { status: 'pending' })
    await matureCommissions(createCtx(backend.deps, scopeOf()))
    expect((await shop.commission(id)).status).toBe('processed')
    expect((await shop.balance()).payable).toBe(payable)
    await shop.agree()
  })

  test('of what is paid is refused with the way out', async () => {
    const { id } = await earn()
    backend.clock.advance(30 * 86_400_000)
    await matureCommissions(createCtx(backend.deps, scopeOf()))
    await shop.pay([id])
    for (const body of [{ status: 'canceled' }, { earnings: 5 }, { saleAmount: 5 }]) {
      const { status, body: answer } = await patch(id, body)
      expect([status, answer.error.message]).toEqual([
        400,
        `Commission ${id} is paid. Take it back with a negative commission: POST /commissions with type custom and a description.`,
      ])
    }
    expect((await shop.commission(id)).earnings).toBe(2_000)
  })

  test('for many is set for all or for none', async () => {
    const [a, b] = [await earn(), await earn()]
    const bulk = (commissionIds: string[], status: string) =>
      shop.workspace.api('PATCH', '/commissions/bulk', { commissionIds, status })
    const { id: final } = await earn()
    await patch(final, { status: 'canceled' })
    expect((await bulk([a.id, final], 'hold')).status).toBe(400)
    expect((await bulk([a.id, 'cm_0000000000000000'], 'hold')).status).toBe(404)
    expect((await shop.commission(a.id)).status).toBe('pending')
    const { status, body } = await bulk([b.id, a.id, b.id], 'duplicate')
    expect([status, body]).toEqual([
      200,
      [
        { id: b.id, status: 'duplicate' },
        { id: a.id, status: 'duplicate' },
      ],
    ])
    expect((await bulk([], 'hold')).status).toBe(422)
    await shop.agree()
  })
})

describe('a status set for many with `partial`', () => {
  const bulk = (commissionIds: string[], status: string) =>
    shop.workspace.api('PATCH', '/commissions/bulk', { commissionIds, status, partial: true })

  test('updates those that it can, and says why not the others', async () => {
    const [a, b, final] = [await earn(), await earn(), await earn()]
    await patch(final.id, { status: 'canceled' })
    const { status, body } = await bulk([a.id, final.id, b.id, a.id], 'hold')
    expect([status, body]).toEqual([
      200,
      [
        { id: a.id, status: 'hold' },
        {
          id: final.id,
          status: 'canceled',
          error: {
            code: 'bad_request',
            message: `Commission ${final.id} is canceled. That is final. Create a new commission instead.`,
          },
        },
        { id: b.id, status: 'hold' },
      ],
    ])
    expect((await shop.commission(b.id)).holdReason).toBe('manual')
    await shop.agree()
  })

  test('reports an unexpected error for its commission alone', async () => {
    const [a, b] = [await earn(), await earn()]
    const { sql } = backend.deps.db
    await sql.unsafe(`create function fail_update() returns trigger language plpgsql as
      $$ begin raise 'refused'; end $$;
      create trigger fail_update before update on commissions for each row
      when (new.id = '${a.id}') execute function fail_update()`)
    const { status, body } = await bulk([a.id, b.id], 'hold')
    await sql.unsafe('drop function fail_update cascade')
    expect([status, body]).toMatchObject([
      200,
      [
        { id: a.id, status: 'pending', error: { code: 'internal_server_error' } },
        { id: b.id, status: 'hold' },
      ],
    ])
  })

  test('changes nothing when an ID is unknown', async () => {
    const { id } = await earn()
    expect((await bulk([id, 'cm_0000000000000000'], 'canceled')).status).toBe(404)
    expect((await shop.commission(id)).status).toBe('pending')
  })
})

describe('an amount set by hand', () => {
  test('moves the ledger by the difference, and a refund takes its share of the new amount', async () => {
    const { id } = await earn({ invoiceId: 'in_set' })
    await shop.refund('in_set', 're_1', { amount: 5_000 })
    expect((await patch(id, { earnings: 300 })).body).toMatchObject({ earnings: 300 })
    await shop.agree()
    backend.clock.advance(1000)
    await shop.refund('in_set', 're_2', { amount: 2_500 })
    expect((await shop.commission(id)).earnings).toBe(150)
    backend.clock.advance(1000)
    await shop.refund('in_set', 're_3')
    const { status, earnings, reversals, explanation } = await shop.commission(id)
    expect([status, earnings]).toEqual(['refunded', 0])
    expect(reversals.map((reversal: any) => reversal.amount)).toEqual([1_000, 150, 150])
    expect(explanation.steps.slice(-2)).toEqual([
      expect.stringContaining('changed the earnings from 10.00 USD to 3.00 USD'),
      'Ada Partner earns 0.00 USD.',
    ])
    await shop.agree()
  })

  test('of nothing stays, and can be raised again after a partial refund', async () => {
    const { id } = await earn({ invoiceId: 'in_zero' })
    await shop.refund('in_zero', 're_1', { amount: 9_999 })
    expect((await shop.commission(id)).earnings).toBe(0)
    expect((await shop.commission(id)).status).toBe('refunded')
    const other = await earn({ invoiceId: 'in_nil' })
    await shop.refund('in_nil', 're_1', { amount: 5_000 })
    expect((await patch(other.id, { earnings: 0 })).body).toMatchObject({
      earnings: 0,
      status: 'pending',
    })
    await shop.refund('in_nil', 're_2', { amount: 1 })
    expect((await patch(other.id, { earnings: 77 })).body).toMatchObject({ earnings: 77 })
    await shop.agree()
  })

  test('is one thing at a time and within bounds', async () => {
    const { id } = await earn()
    for (const body of [
      { earnings: 1, saleAmount: 1 },
      { saleAmount: 1, modifySaleAmount: 1 },
      { earnings: -1 },
      { earnings: 1.5 },
      { earnings: 1e15 },
      { saleAmount: -1 },
      { modifySaleAmount: -10_001 },
      { saleAmount: 1, currency: 'xyz' },
      { saleAmount: 1, currency: 'eur' },
      { earnings: 1, currency: 'eur' },
      { earnings: 1, currency: 'xyz' },
      { earnings: 1, bonus: 1 },
      { status: 'paid' },
    ]) {
      expect({ body, status: (await patch(id, body)).status }).toEqual({ body, status: 422 })
    }
    expect((await shop.commission(id)).earnings).toBe(2_000)
  })
})
