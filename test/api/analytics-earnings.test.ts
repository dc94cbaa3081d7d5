import { expect, test } from 'bun:test'
import { openEarnings } from '../kit/earnings.ts'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend()
const shop = await openEarnings(backend)
const { workspace, ada } = shop
const grace = await shop.enroll('Grace Partner')
await shop.reward('sale', { type: 'percentage', rateBps: 2000 })
await shop.customer('first')
await shop.sale('first', 10_000)
await shop.customer('second', { by: grace })
await shop.sale('second', 5000, { invoiceId: 'in_taken' })
await shop.refund('in_taken', 're_1', { amount: 2500 })

const read = async (query = 'interval=7d', own = workspace) =>
  (await own.api('GET', `/analytics/earnings?${query}`)).body

test('earnings are told in total and in the steps of the analytics of the same time', async () => {
  const body = await read()
  expect(body).toMatchObject({ earnings: 2500, earningsAmounts: { usd: 2500 } })
  const { body: points } = await workspace.api('GET', '/analytics?groupBy=timeseries&interval=7d')
  const starts = (rows: { start: string }[]) => rows.map(({ start }) => start)
  expect(starts(body.series)).toEqual(starts(points))
  const sum = body.series.reduce((all: number, one: any) => all + one.earnings, 0)
  expect([sum, body.series.at(-1).earnings]).toEqual([2500, 2500])
})

test('earnings of one partner, of another currency, time and workspace are those alone', async () => {
  expect((await read(`interval=7d&partnerId=${ada.partner.id}`)).earnings).toBe(2000)
  expect((await read(`interval=7d&partnerId=${grace.partner.id}`)).earnings).toBe(500)
  expect((await read(`interval=7d&programId=prog_none`)).earnings).toBe(0)
  expect(await read('interval=7d&currency=eur')).toMatchObject({
    earnings: 0,
    earningsAmounts: { usd: 2500 },
  })
  expect((await read('start=2020-01-01&end=2020-01-31')).earnings).toBe(0)
  const other = await createTestWorkspace(backend)
  expect((await read(`interval=7d&partnerId=${ada.partner.id}`, other)).earnings).toBe(0)
  const { status } = await workspace.api('GET', '/analytics/earnings?country=DE')
  expect(status).toBe(422)
})
