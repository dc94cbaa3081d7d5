import { afterAll, expect, test } from 'bun:test'
import type { Enrolled } from '../kit/enrolled.ts'
import { openPayoutBench } from '../kit/payouts.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const bench = await openPayoutBench()
afterAll(() => bench.close())
const { backend, workspace } = bench

let first: Enrolled | undefined
for (let i = 0; i < 5; i++) {
  const who = await bench.partner('sepa', first ? { in: first } : { currency: 'eur' })
  first ??= who
  await bench.earn(who, 1_000 + i)
}
await bench.fund('sepa')
const run = await bench.confirm(first!, { key: 'May' })
const read = (query = '', id = run.id) => workspace.api('GET', `/payouts/runs/${id}?${query}`)

test('a payout run is read with its totals, its files and its payouts', async () => {
  const { status, body } = await read()
  const { repeated: _, payoutsTruncated: __, ...confirmed } = run
  expect({ status, body }).toEqual({ status: 200, body: confirmed })
  expect(body).toMatchObject({ key: 'May', payoutCount: 5 })
  expect(body.payouts).toHaveLength(5)
  expect(body.files).toHaveLength(1)
})

test('its payouts are read page by page, in both directions', async () => {
  const ids = run.payouts.map(({ id }: any) => id)
  const idsOf = async (query: string) => (await read(query)).body.payouts.map(({ id }: any) => id)
  expect(await idsOf('pageSize=2')).toEqual(ids.slice(0, 2))
  expect(await idsOf(`pageSize=2&startingAfter=${ids[1]}`)).toEqual(ids.slice(2, 4))
  expect(await idsOf(`pageSize=2&startingAfter=${ids[3]}`)).toEqual(ids.slice(4))
  expect(await idsOf(`pageSize=2&endingBefore=${ids[4]}`)).toEqual(ids.slice(2, 4))
  expect((await read('startingAfter=cm_1')).status).toBe(422)
  expect((await read('page=2')).status).toBe(422)
})

test('it shows where the payouts stand now', async () => {
  const [{ id }] = run.files
  await workspace.api('POST', `/payouts/files/${id}/submitted`)
  const { body } = await read()
  expect(body.files[0].status).toBe('submitted')
  expect(body.totals).toMatchObject([{ status: body.payouts[0].status, payouts: 5 }])
})

test('there is no run of another workspace, and none that is not one', async () => {
  const stranger = await createTestWorkspace(backend)
  expect((await stranger.api('GET', `/payouts/runs/${run.id}`)).status).toBe(404)
  expect((await read('', 'run_0000000000000000')).status).toBe(404)
  expect((await read('', run.payouts[0].id)).status).toBe(404)
})
