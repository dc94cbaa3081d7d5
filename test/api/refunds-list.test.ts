import { afterEach, expect, test } from 'bun:test'
import { matureAll } from '../../server/jobs/mature-commissions.ts'
import { TestClock } from '../kit/backend.ts'
import { openEarnings } from '../kit/earnings.ts'
import { openPage } from '../kit/embed.ts'
import { createTestProgram } from '../kit/program.ts'
import { testBackend } from '../kit/test-backend.ts'

const DAY_MS = 86_400_000

const backend = await testBackend({ clock: new TestClock('2031-05-10T08:00:00Z') })
const books = await openEarnings(backend, { holdingPeriodDays: 0 })
const { workspace } = books
await books.reward('sale', { type: 'percentage', rateBps: 2000 })
await books.customer('carol')
await books.customer('dave')
await books.sale('carol', 10_000, { invoiceId: 'IN-1' })
await books.sale('dave', 5_000, { invoiceId: 'IN-2' })
const refunded: any[] = []
const refund = async (invoiceId: string, refundId: string, more: object) => {
  backend.clock.advance(DAY_MS)
  const { body } = await books.refund(invoiceId, refundId, more)
  refunded.unshift(body)
}
await refund('IN-1', 'RE-1', { amount: 1_000 })
await refund('IN-2', 'RE-1', { amount: 2_000, kind: 'chargeback' })
await refund('IN-1', 'RE-2', { amount: 3_000 })
await refund('IN-2', 'RE-2', { amount: 500 })
afterEach(() => books.agree())

const list = async (query = '') => {
  const { status, body } = await workspace.api('GET', `/refunds?${query}`)
  expect({ status, body }).toMatchObject({ status: 200 })
  return body
}
const names = async (query: string) =>
  (await list(query)).map(({ sale, refundId }: any) => `${sale.invoiceId} ${refundId}`)

test('refunds are listed, newest first, with sale, customer and program', async () => {
  const all = await list()
  expect(all.map(({ id }: any) => id)).toEqual(refunded.map(({ id }) => id))
  expect(all[1]).toEqual({
    id: refunded[1].id,
    refundId: 'RE-2',
    kind: 'refund',
    amount: 3_000,
    currency: 'usd',
    createdAt: '2031-05-13T08:00:00.000Z',
    sale: {
      id: expect.stringMatching(/^evt_/),
      invoiceId: 'IN-1',
      amount: 10_000,
      createdAt: '2031-05-10T08:00:00.000Z',
    },
    customer: { id: expect.stringMatching(/^cus_/), externalId: 'carol' },
    reversal: null,
    programId: books.program.id,
  })
})

test('pages follow each other in both directions', async () => {
  const ids = refunded.map(({ id }) => id)
  const idsOf = async (query: string) => (await list(query)).map(({ id }: any) => id)
  expect(await idsOf('pageSize=3')).toEqual(ids.slice(0, 3))
  expect(await idsOf(`pageSize=3&startingAfter=${ids[2]}`)).toEqual(ids.slice(3))
  expect(await idsOf(`pageSize=2&endingBefore=${ids[3]}`)).toEqual(ids.slice(1, 3))
})

test('filters choose by sale, customer, program, kind and time', async () => {
  const [last] = await list()
  const carol = (await list('invoiceId=IN-1'))[0].customer.id
  const other = await createTestProgram(backend, workspace, { name: 'Other' })
  expect(await names(`saleId=${last.sale.id}`)).toEqual(['IN-2 RE-2', 'IN-2 RE-1'])
  expect(await names('invoiceId=IN-1')).toEqual(['IN-1 RE-2', 'IN-1 RE-1'])
  expect(await names('invoiceId=IN-9')).toEqual([])
  expect(await names(`customerId=${carol}`)).toEqual(['IN-1 RE-2', 'IN-1 RE-1'])
  expect(await names('customerId=ext_dave')).toEqual(['IN-2 RE-2', 'IN-2 RE-1'])
  expect(await names('kind=chargeback')).toEqual(['IN-2 RE-1'])
  expect(await names(`programId=${books.program.id}&kind=refund`)).toHaveLength(3)
  expect(await names(`programId=${other.program.id}`)).toEqual([])
  expect(await names('start=2031-05-12&end=2031-05-13')).toEqual(['IN-1 RE-2', 'IN-2 RE-1'])
})

test('one refund says what it took back, and by which claw-back after a payout', async () => {
  const [, second] = refunded
  const { body } = await workspace.api('GET', `/refunds/${second.id}`)
  expect(body).toMatchObject({ id: second.id, refundId: 'RE-2', amount: 3_000 })
  expect(body.commissions).toEqual([
    {
      id: expect.stringMatching(/^cm_/),
      partnerId: books.ada.partner.id,
      amount: 600,
      currency: 'usd',
      clawbackId: null,
    },
  ])
  const [{ id }] = body.commissions
  backend.clock.advance(DAY_MS)
  await matureAll(backend.deps)
  await books.pay([id])
  await refund('IN-1', 'RE-3', { amount: 1_000 })
  const { body: later } = await workspace.api('GET', `/refunds/${refunded[0].id}`)
  const clawback = later.commissions[0].clawbackId
  expect(await books.commission(clawback)).toMatchObject({ earnings: -200 })
  const whose = { partnerId: books.ada.partner.id, programId: books.program.id }
  const page = await openPage(backend, workspace, whose)
  const { body: read } = await page.call('GET', `/commissions/${clawback}`)
  expect(read.reversesId).toBe(id)
  expect(read.receipt.notes).toContainEqual(
    expect.stringContaining(`Commission ${id} was already in a payout`),
  )
})

test.each([
  ['kind=theft', 422],
  ['sale=evt_1', 422],
  ['startingAfter=cm_1', 422],
  ['start=soon', 422],
  ['timezone=Mars/Olympus', 422],
  ['page=2', 422],
])('refuses %s', async (query, status) => {
  expect((await workspace.api('GET', `/refunds?${query}`)).status).toBe(status)
})
