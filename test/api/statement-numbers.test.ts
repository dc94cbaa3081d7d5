import { afterAll, expect, test } from 'bun:test'
import { TestClock } from '../kit/backend.ts'
import type { Enrolled } from '../kit/enrolled.ts'
import { openPayoutBench } from '../kit/payouts.ts'

const clock = new TestClock('2031-03-10T08:00:00Z')
const bench = await openPayoutBench({ clock })
afterAll(() => bench.close())
const { workspace } = bench

const MONTHS = ['2031-03', '2031-04', '2031-05']
const close = (who: Enrolled, month: string) =>
  workspace.api('POST', `/programs/${who.programId}/closings`, { month })

async function statement({ partnerId, programId }: Enrolled, period: string) {
  const [start, end] = period.split(' ')
  const path = `/partners/${partnerId}/statement?programId=${programId}&start=${start}-01&end=${end}-01`
  const { status, body } = await workspace.api('GET', path)
  expect({ status, body }).toMatchObject({ status: 200 })
  return body
}
const readNumber = async (who: Enrolled, month: string, next: string) =>
  (await statement(who, `${month} ${next}`)).number

test('statements of one issuer have consecutive numbers, whoever closes what at the same time', async () => {
  const ada = await bench.partner('manual', { name: 'Ada' })
  const twin = await bench.partner('manual', { name: 'Ada Two', in: ada })
  const ben = await bench.partner('manual', { name: 'Ben' })
  const eva = await bench.partner('manual', {
    name: 'Eva',
    program: { legalAddress: 'Acme Europa GmbH\nBerlin' },
  })
  const idle = await bench.partner('manual', { name: 'Idle', in: ada })
  for (const month of MONTHS) {
    clock.advance(Date.parse(`${month}-15T00:00:00Z`) - clock.now())
    for (const who of [ada, twin, ben, eva]) await bench.earn(who, 1_000)
  }
  clock.advance(Date.parse('2031-06-03T00:00:00Z') - clock.now())
  expect(await readNumber(ada, '2031-04', '2031-05')).toBeNull()

  // The first closing of a program covers the months before it.
  for (const month of ['2031-04', '2031-05']) {
    const answers = await Promise.all([ada, ben, eva, ada].map((who) => close(who, month)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  }
  const next = ['2031-04', '2031-05', '2031-06']
  const listNumbers = (who: Enrolled) =>
    Promise.all(MONTHS.map((month, i) => readNumber(who, month, next[i]!)))
  const own = (await Promise.all([ada, twin, ben].map(listNumbers))).flat()
  expect(own.toSorted()).toEqual(
    Array.from({ length: 9 }, (_, i) => own[0].replace(/\d+$/, `00000${i + 1}`)),
  )
  const others = await listNumbers(eva)
  expect(others.map((number) => number.split('-')[1])).toEqual(['000001', '000002', '000003'])
  expect(others[0].split('-')[0]).not.toBe(own[0].split('-')[0])

  // What is no statement of one month, or has nothing in it, takes no number.
  expect(await statement(ada, '2031-03 2031-06')).toMatchObject({ number: null, final: true })
  expect(await statement(idle, '2031-04 2031-05')).toMatchObject({ number: null, final: true })
  expect(await statement(ada, '2031-06 2031-07')).toMatchObject({ number: null, final: false })

  // Another issuer later begins another series, and earlier numbers stay.
  const { sql } = bench.backend.deps.db
  await workspace.api('PATCH', `/programs/${ben.programId}`, { legalAddress: 'ACME  Europa GmbH' })
  await bench.earn(ben, 500)
  clock.advance(Date.parse('2031-07-03T00:00:00Z') - clock.now())
  await close(ben, '2031-06')
  expect(await readNumber(ben, '2031-06', '2031-07')).toBe(others[2].replace('3', '4'))
  expect((await listNumbers(ben)).flat()).toEqual(own.slice(6))
  expect(
    sql`update statement_numbers set number = 99 where workspace_id = ${workspace.id}`.execute(),
  ).rejects.toThrow('append-only')
})

test('after each restore new series begin, so that no number is given twice', async () => {
  const { sql } = bench.backend.deps.db
  const ada = await bench.partner('manual', { name: 'Restored Ada' })
  const eva = await bench.partner('manual', {
    name: 'Restored Eva',
    program: { legalAddress: 'Restored GmbH' },
  })
  let month = '2031-07'
  /** Closes the next month at a time of day (ISO), and returns both numbers. */
  const closeNext = async (time: string) => {
    for (const who of [ada, eva]) await bench.earn(who, 1_000)
    const closed = month
    month = new Date(Date.parse(`${closed}-28T00:00:00Z`) + 5 * 86_400_000)
      .toISOString()
      .slice(0, 7)
    clock.advance(Date.parse(`${month}-03T${time}Z`) - clock.now())
    for (const who of [ada, eva]) expect((await close(who, closed)).status).toBe(200)
    return Promise.all([ada, eva].map((who) => readNumber(who, closed, month)))
  }
  const noteRestore = (at: string) => sql`update rollup_state set restored_at = ${at}`
  const before = await closeNext('08:00:00')
  await noteRestore('2031-08-03T10:00:00Z')
  expect(await closeNext('12:00:00')).toEqual(['20310903T120000-000001', '20310903T120001-000001'])
  expect(await closeNext('12:00:00')).toEqual(['20310903T120000-000002', '20310903T120001-000002'])
  // Once more, on the day of the last numbers.
  await noteRestore('2031-10-03T15:00:00Z')
  const [again] = await closeNext('12:00:00')
  expect(again).toBe('20311103T120000-000001')
  // Numbers of before the restore may have begun a series in the same second.
  await noteRestore('2031-12-03T12:00:00.500Z')
  expect(await closeNext('12:00:00')).toEqual(['20311203T120001-000001', '20311203T120002-000001'])
  expect(await readNumber(ada, '2031-07', '2031-08')).toBe(before[0])
  await sql`update rollup_state set restored_at = null`
})
