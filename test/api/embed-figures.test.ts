import { describe, expect, test } from 'bun:test'
import { TestClock } from '../kit/backend.ts'
import { testBackend } from '../kit/test-backend.ts'
import { openPage } from '../kit/embed.ts'
import { createTestProgram, type TestEnrollment } from '../kit/program.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const DAY_MS = 86_400_000

let sales = 0

const backend = await testBackend({ clock: new TestClock('2031-05-01T10:00:00Z') })
const workspace = await createTestWorkspace(backend)
const program = await createTestProgram(backend, workspace)
const groupId = program.group.id
const reward = { groupId, event: 'sale', type: 'percentage', rateBps: 2000 }
await made(workspace.api('POST', '/rewards', { ...reward, maxDurationMonths: 12 }))
await made(workspace.api('POST', '/rewards', { groupId, event: 'lead', type: 'flat', amount: 100 }))
const ada = await program.enroll('Ada Lovelace', { country: 'GB' })
let page = await openPage(backend, workspace, { partnerId: ada.partner.id, expiresIn: 10_800 })

async function made(answer: Promise<{ status: number; body: any }>): Promise<any> {
  const { status, body } = await answer
  if (status >= 300) throw new Error(JSON.stringify(body))
  return body
}

async function sell(who: TestEnrollment, amount: number): Promise<string> {
  const n = ++sales
  const clickId = await program.click(who.link.key)
  const customer = { customerExternalId: `c${n}`, customerName: 'Grace Okoro' }
  await made(workspace.api('POST', '/track/lead', { clickId, eventName: 'Sign up', ...customer }))
  const sale = { ...customer, amount, currency: 'usd', invoiceId: `INV-${n}` }
  await made(workspace.api('POST', '/track/sale', sale))
  return sale.invoiceId
}

const view = async () => (await page.call('GET', '')).body
const freshPage = async () => {
  page = await openPage(backend, workspace, { partnerId: ada.partner.id, expiresIn: 10_800 })
}

describe('figures', () => {
  test('agree with the program’s own and with the ledger, through refunds and days', async () => {
    await freshPage()
    const invoice = await sell(ada, 10_000)
    const refund = { invoiceId: invoice, amount: 2_500, refundId: 're_1' }
    await made(workspace.api('POST', '/track/refund', refund))
    const other = await program.enroll('Somebody Else')
    await sell(other, 50_000)
    backend.clock.advance(40 * DAY_MS)
    await freshPage()
    await sell(ada, 999)
    await program.click(ada.link.key)
    const { totals, balances, links, holdingEnds } = await view()
    expect(holdingEnds.amount).toBe(balances[0].accrued)
    expect(Date.parse(holdingEnds.first)).toBeLessThanOrEqual(Date.parse(holdingEnds.last))
    expect(totals.all).toEqual({ clicks: 3, leads: 2, sales: 2, earnings: 1500 + 200 + 200 })
    expect(totals.last30Days).toEqual({ clicks: 2, leads: 1, sales: 1, earnings: 300 })
    expect(links[0]).toMatchObject({ clicks: 3, leads: 2, sales: 2 })
    const { body: statement } = await page.call('GET', '/statement')
    expect(balances).toEqual(statement.closing)
    const sum = Object.values(balances[0]).filter((value) => typeof value === 'number')
    expect(sum.reduce((a, b) => a + b, 0)).toBe(totals.all.earnings)
    for (const [interval, expected] of [
      ['all', totals.all],
      ['30d', totals.last30Days],
    ] as const) {
      const { body: own } = await page.call('GET', `/analytics?interval=${interval}`)
      expect(own.totals).toEqual(expected)
      const query = `interval=${interval}&partnerId=${ada.partner.id}`
      const { body: theirs } = await workspace.api('GET', `/partners/analytics?${query}`)
      expect(theirs).toMatchObject(expected)
      const { body: general } = await workspace.api('GET', `/analytics?${query}`)
      const { clicks, leads, sales: sold } = expected
      expect(general).toMatchObject({ clicks, leads, sales: sold })
    }
  })

  test('come as a series whose columns sum to the totals, beside the time before', async () => {
    const query = 'start=2031-06-01&end=2031-06-30&timezone=Asia/Kolkata'
    const { body } = await page.call('GET', `/analytics?${query}`)
    expect(body).toMatchObject({
      start: '2031-05-31T18:30:00.000Z',
      timezone: 'Asia/Kolkata',
      bucket: 'day',
      currency: 'usd',
      totals: { clicks: 2, leads: 1, sales: 1, earnings: 300 },
    })
    expect(body.series).toHaveLength(30)
    expect(body.series[0].start).toBe('2031-06-01T00:00:00+05:30')
    const day = body.series.find((row: any) => row.start.startsWith('2031-06-10'))
    expect(day).toMatchObject({ clicks: 2, leads: 1, sales: 1, earnings: 300 })
    expect(body.previous.end).toBe(body.start)
    expect(body.previous.series).toHaveLength(30)
    expect(body.previous.totals).toEqual({ clicks: 0, leads: 0, sales: 0, earnings: 0 })
    const longer = (await page.call('GET', '/analytics?start=2031-06-01&end=2031-07-31')).body
    expect(longer.previous.totals).toEqual({ clicks: 1, leads: 1, sales: 1, earnings: 1600 })
    expect((await page.call('GET', '/analytics?interval=all')).body.previous).toBeNull()
  })

  test('come with the first view where it is asked for a time, in the partner’s own zone', async () => {
    const { analytics: none, ...plain } = await view()
    expect(none).toBeUndefined()
    const query = 'interval=30d&timezone=Asia/Kolkata'
    const { analytics, ...rest } = (await page.call('GET', `?${query}`)).body
    expect(analytics).toEqual((await page.call('GET', `/analytics?${query}`)).body)
    expect(rest).toEqual(plain)
    expect((await page.call('GET', '?interval=7d')).body.analytics.timezone).toBe('UTC')
    expect((await page.call('GET', '?timezone=Asia/Kolkata')).body).toEqual(plain)
    const zoneIs = (timeZone: string | null) => page.call('PATCH', '/settings', { timeZone })
    await made(zoneIs('Asia/Tokyo'))
    const own = (await page.call('GET', `?${query}`)).body.analytics
    expect(own.timezone).toBe('Asia/Tokyo')
    await made(zoneIs(null))
  })

  test.each(['interval=fortnight', 'interval=30d&timezone=Mars/Olympus', 'timezone=%00'])(
    'of a first view asked for by %p are refused with a sentence',
    async (query) => {
      const { status, body } = await page.call('GET', `?${query}`)
      expect(status).toBe(422)
      expect(body.error.message.length).toBeGreaterThan(10)
    },
  )

  test('of nobody else are among them, and a deleted link still counts', async () => {
    const before = (await view()).totals
    await made(workspace.api('DELETE', `/links/${ada.link.id}`))
    const after = await view()
    expect(after.links).toEqual([])
    expect(after.totals).toEqual(before)
    expect((await page.call('GET', '/analytics?interval=all')).body.totals).toEqual(before.all)
  })

  test.each([
    'interval=fortnight',
    'timezone=Mars/Olympus',
    'start=yesterday',
    'end=2031-01-01',
    'start=2031-02-30',
    'start=2031-02-02&end=2031-02-01',
    'start=1990-01-01&end=2031-01-01',
    'interval=30d&timezone=%00',
  ])('for %p are refused with a sentence', async (query) => {
    for (const path of ['/analytics', '/leaderboard']) {
      const { status, body } = await page.call('GET', `${path}?${query}`)
      expect({ path, status }).toEqual({ path, status: 422 })
      expect(body.error.message.length).toBeGreaterThan(10)
    }
  })
})
