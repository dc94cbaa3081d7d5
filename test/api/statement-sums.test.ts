import { describe, expect, test } from 'bun:test'
import { testBackend } from '../kit/test-backend.ts'
import { openEarnings } from '../kit/earnings.ts'

const backend = await testBackend()

/** Two partners of whom one has earned twice. */
async function earned() {
  const shop = await openEarnings(backend)
  await shop.reward('sale', { type: 'percentage', rateBps: 1_000 })
  const bob = await shop.enroll('Bob Partner')
  await shop.customer('of-ada')
  await shop.customer('of-bob', { by: bob })
  await shop.sale('of-ada', 5_000)
  await shop.sale('of-ada', 3_000)
  await shop.sale('of-bob', 1_000)
  const list = async (query = '') =>
    (await shop.workspace.api('GET', `/ledger/statements?programId=${shop.program.id}${query}`))
      .body
  return { shop, bob, list }
}

describe('the sums of statements', () => {
  test('are listed by partner and in all, as each statement ends', async () => {
    const { shop, list } = await earned()
    const { totals, partners } = await list()
    expect(totals).toEqual([{ currency: 'usd', earned: 900, paid: 0, open: 900 }])
    expect(partners.map((one: any) => [one.partner.name, one.sums])).toEqual([
      ['Ada Partner', [{ currency: 'usd', earned: 800, paid: 0, open: 800 }]],
      ['Bob Partner', [{ currency: 'usd', earned: 100, paid: 0, open: 100 }]],
    ])
    const path = `/partners/${shop.ada.partner.id}/statement?programId=${shop.program.id}`
    const statement = (await shop.workspace.api('GET', path)).body
    const sum = statement.lines.reduce((all: number, line: any) => all + line.amount, 0)
    expect(sum).toBe(800)
  })

  test('are those of the time that is asked for; what is owed is owed at its end', async () => {
    const { list } = await earned()
    const later = await list('&start=2999-01-01')
    expect(later.totals).toEqual([{ currency: 'usd', earned: 0, paid: 0, open: 900 }])
    const before = await list('&end=2001-01-01')
    expect([before.totals, before.partners[0].sums]).toEqual([[], []])
  })

  test('are of those who are searched for, a page at a time', async () => {
    const { list } = await earned()
    const bob = await list('&search=bob')
    expect(bob.totals).toEqual([{ currency: 'usd', earned: 100, paid: 0, open: 100 }])
    expect(bob.partners).toHaveLength(1)
    const second = await list('&page=2&pageSize=1')
    expect(second.partners.map((one: any) => one.partner.name)).toEqual(['Bob Partner'])
    expect(second.totals[0].earned).toBe(900)
  })

  test('are refused for a time that ends before it begins, and of a program that is not there', async () => {
    const { shop, list } = await earned()
    expect((await list('&start=2031-02-01&end=2031-01-01')).error.code).toBe('unprocessable_entity')
    const missing = await shop.workspace.api('GET', '/ledger/statements?programId=none')
    expect(missing.status).toBe(404)
  })
})
