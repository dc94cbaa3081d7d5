import { describe, expect, test } from 'bun:test'
import { TestClock } from '../kit/backend.ts'
import { testBackend } from '../kit/test-backend.ts'
import { confirm, openShort, report, saleOf, type ShortHistory } from '../kit/histories/short.ts'
import { must } from '../kit/histories/world.ts'

const backend = await testBackend({ clock: new TestClock(), config: { trustProxy: true } })

/** Half of a sale is refunded while its commission is with the partner; then the payout comes back. */
async function returned(...between: Parameters<ShortHistory['go']>): Promise<ShortHistory> {
  const history = await openShort(backend)
  await history.go(
    saleOf('Ada', 'A'),
    { do: 'mature' },
    confirm('first'),
    report('first Ada', 'completed'),
    { do: 'refund', invoiceId: 'A', refundId: 're', amount: 5000, kind: 'refund' },
    ...between,
    report('first Ada', 'returned'),
  )
  return history
}

const agree = async ({ world }: ShortHistory) =>
  expect(await must(world, 'GET', '/ledger/check')).toMatchObject({ ok: true })

describe('a commission whose payout came back after a refund', () => {
  test('is worth what the refund left of it', async () => {
    const history = await returned()
    expect(await history.earnings()).toEqual({
      'sale:A': 'processed 1000',
      'clawback:re:sale': 'processed -500',
    })
    expect(await history.balance('Ada')).toMatchObject({ payable: 500, paid: 0 })
    await agree(history)
  })

  test.each(['refunded', 'canceled', 'duplicate', 'fraud'])(
    'costs the partner nothing once it is %s by hand',
    async (status) => {
      const history = await returned()
      await history.go({ do: 'change', commission: 'sale:A', body: { status } })
      expect((await history.earnings())['sale:A']).toBe(`${status} 0`)
      expect(await history.balance('Ada')).toMatchObject({ payable: 0, paid: 0 })
      await agree(history)
    },
  )

  test.each(['refunded', 'canceled', 'duplicate', 'fraud'])(
    'costs nothing once it is %s together with what was reversed of it',
    async (status) => {
      const history = await returned()
      const commissions = ['sale:A', 'clawback:re:sale']
      await history.go({ do: 'bulk', commissions, status })
      expect((await history.earnings())['sale:A']).toBe(`${status} 0`)
      expect(await history.balance('Ada')).toMatchObject({ payable: 0, paid: 0 })
      await agree(history)
    },
  )

  test('leaves the partner the amount that a person sets, and a later refund its part of it', async () => {
    const history = await returned()
    await history.go({ do: 'change', commission: 'sale:A', body: { earnings: 800 } })
    expect(await history.earnings()).toEqual({
      'sale:A': 'processed 800',
      'clawback:re:sale': 'canceled 0',
    })
    expect(await history.balance('Ada')).toMatchObject({ payable: 800, paid: 0 })
    await agree(history)
    await history.go({
      do: 'refund',
      invoiceId: 'A',
      refundId: 're2',
      amount: 2500,
      kind: 'refund',
    })
    expect(await history.balance('Ada')).toMatchObject({ payable: 400, paid: 0 })
    await agree(history)
  })

  test('leaves the amount that a person sets beside what another payout has taken off', async () => {
    const history = await returned(saleOf('Ada', 'B'), { do: 'mature' }, confirm('second'))
    await history.go(report('second Ada', 'completed'))
    expect(await history.balance('Ada')).toMatchObject({ payable: 1000, paid: 500 })
    await history.go({ do: 'change', commission: 'sale:A', body: { earnings: 800 } })
    // 10.00 of B and 8.00 of A, of which 5.00 arrived.
    expect(await history.balance('Ada')).toMatchObject({ payable: 1300, paid: 500 })
    await agree(history)
  })

  test('keeps what another payout has taken off for it, whatever is refunded later', async () => {
    const history = await returned(saleOf('Ada', 'B'), { do: 'mature' }, confirm('second'))
    await history.go(
      report('second Ada', 'completed'),
      { do: 'change', commission: 'sale:A', body: { status: 'refunded' } },
      { do: 'refund', invoiceId: 'A', refundId: 'rest', amount: 1000, kind: 'refund' },
    )
    expect(await history.earnings()).toMatchObject({
      'sale:A': 'processed 500',
      'clawback:re:sale': 'paid -500',
    })
    expect(await history.balance('Ada')).toMatchObject({ payable: 500, paid: 500 })
    await agree(history)
  })
})
