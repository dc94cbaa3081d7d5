import { describe, expect, test } from 'bun:test'
import { TestClock } from '../kit/backend.ts'
import { testBackend } from '../kit/test-backend.ts'
import { confirm, openShort, report, saleOf, type ShortHistory } from '../kit/histories/short.ts'
import { must } from '../kit/histories/world.ts'

const backend = await testBackend({ clock: new TestClock(), config: { trustProxy: true } })

/** Ada and Ben are paid in one run and turn out to be the same person. */
async function merged(): Promise<ShortHistory> {
  const history = await openShort(backend)
  await history.go(
    saleOf('Ada', 'A'),
    saleOf('Ben', 'B'),
    { do: 'mature' },
    confirm('both'),
    report('both Ada', 'completed'),
    report('both Ben', 'completed'),
    { do: 'merge', from: 'Ada', into: 'Ben' },
  )
  expect(await history.balance('Ben')).toMatchObject({ payable: 0, paid: 2000 })
  return history
}

const agree = async ({ world }: ShortHistory) =>
  expect(await must(world, 'GET', '/ledger/check')).toMatchObject({ ok: true })

describe('the payouts of a partner who was merged', () => {
  test('are paid to the one who is left when they come back', async () => {
    const history = await merged()
    await history.go(report('both Ada', 'returned'), confirm('again'))
    expect(await history.balance('Ben')).toMatchObject({ payable: 0, inTransit: 1000, paid: 1000 })
    await history.go(report('again Ben', 'completed'))
    expect(await history.balance('Ben')).toMatchObject({ inTransit: 0, paid: 2000 })
    await agree(history)
  })

  test('are set off against the one who is left when their sales are refunded', async () => {
    const history = await merged()
    const refund = { do: 'refund', invoiceId: 'A', refundId: 're', amount: 10_000 } as const
    await history.go({ ...refund, kind: 'refund' }, saleOf('Ben', 'C'), { do: 'mature' })
    expect(await history.balance('Ben')).toMatchObject({ payable: 0, paid: 2000 })
    await agree(history)
  })
})
