import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { openPage, type EmbedPage } from '../kit/embed.ts'
import type { Enrolled } from '../kit/enrolled.ts'
import { openPayoutBench, type PayoutBench } from '../kit/payouts.ts'

let bench: PayoutBench
let ada: Enrolled
let page: EmbedPage
let bob: Enrolled

beforeAll(async () => {
  bench = await openPayoutBench()
  ada = await bench.partner('manual', { name: 'Ada Lovelace' })
  bob = await bench.partner('manual', { name: 'Bob Byte', in: ada })
  page = await pageOf(ada)
})
afterAll(() => bench.close())

const pageOf = ({ partnerId, programId }: Enrolled) =>
  openPage(bench.backend, bench.workspace, { partnerId, programId })
const api = (method: string, path: string, body?: object) => bench.workspace.api(method, path, body)
const list = async (path: string) => (await page.call('GET', path)).body as any[]

describe('commissions', () => {
  test('are the partner’s own, newest first, page by page', async () => {
    const ids: string[] = []
    for (let i = 1; i <= 5; i++) {
      bench.backend.clock.advance(1000)
      ids.unshift(await bench.earn(ada, i * 100, { status: 'pending' }))
      await bench.earn(bob, 9999)
    }
    const all = await list('/commissions')
    expect(all.map((row) => row.id)).toEqual(ids)
    expect(all.map((row) => row.earnings)).toEqual([500, 400, 300, 200, 100])
    const first = await list('/commissions?pageSize=2')
    expect(first.map((row) => row.id)).toEqual(ids.slice(0, 2))
    const next = await list(`/commissions?pageSize=2&startingAfter=${ids[1]}`)
    expect(next.map((row) => row.id)).toEqual(ids.slice(2, 4))
    const back = await list(`/commissions?pageSize=2&endingBefore=${ids[4]}`)
    expect(back.map((row) => row.id)).toEqual(ids.slice(2, 4))
    expect(await list(`/commissions?startingAfter=${ids[4]}`)).toEqual([])
  })

  test('are found by time and words, summed and exported', async () => {
    bench.backend.clock.advance(1000)
    const { body: thanks } = await api('POST', '/commissions', {
      partnerId: ada.partnerId,
      programId: ada.programId,
      type: 'custom',
      amount: 570,
      currency: 'usd',
      description: 'Thanks, 100% deserved',
    })
    const found = await list('/commissions?search=100%25%20DESERVED')
    expect(found.map(({ id }) => id)).toEqual([thanks.id])
    expect(await list('/commissions?search=1_0')).toEqual([])
    const { createdAt } = found[0]
    const time = `start=${createdAt}&end=2090-01-01`
    expect((await list(`/commissions?${time}`)).map(({ id }) => id)).toEqual([thanks.id])
    expect(await list(`/commissions/sum?${time}`)).toEqual([
      { currency: 'usd', count: 1, earnings: 570 },
    ])
    expect(await list('/commissions/sum?search=nothing')).toEqual([])
    const csv = await page.call('GET', `/commissions/export?${time}`)
    expect(csv.headers.get('content-type')).toStartWith('text/csv')
    const [head, line] = csv.body.trim().split('\r\n')
    expect(head).toBe(
      'date,type,status,customer,description,currency,amount (major units),earnings (major units),payableFrom,paidAt,id',
    )
    expect(line).toContain(',custom,')
    expect(line).toContain(',"Thanks, 100% deserved",USD,0.00,5.70,')
    expect((await page.call('GET', '/commissions?start=soon')).status).toBe(422)
  })

  test('of somebody else are not found, as if they did not exist', async () => {
    const theirs = await bench.earn(bob, 100)
    const { status, body } = await page.call('GET', `/commissions/${theirs}`)
    expect(status).toBe(404)
    const unknown = await page.call('GET', '/commissions/cm_0000000000000000')
    const shape = (error: any, id: string) => ({ ...error, message: error.message.replace(id, '') })
    expect(shape(body.error, theirs)).toEqual(shape(unknown.body.error, 'cm_0000000000000000'))
    const elsewhere = await bench.partner(null, { name: 'Ada Elsewhere' })
    const id = await bench.earn(elsewhere, 100)
    expect((await page.call('GET', `/commissions/${id}`)).status).toBe(404)
  })

  test('have the words of the wire, but nobody is told of a suspicion', async () => {
    const held = await bench.earn(ada, 700)
    const canceled = await bench.earn(ada, 800)
    await api('PATCH', `/commissions/${held}`, { status: 'hold' })
    const fraud = await api('PATCH', `/commissions/${canceled}`, { status: 'fraud' })
    expect(fraud.status).toBe(200)
    const found = await list('/commissions?status=canceled')
    expect(found.map(({ id, status }) => ({ id, status }))).toEqual([
      { id: canceled, status: 'canceled' },
    ])
    const { body } = await page.call('GET', `/commissions/${canceled}`)
    expect(body.status).toBe('canceled')
    expect(JSON.stringify(body)).not.toMatch(/fraud|key_|enr_/i)
    expect((await list('/commissions?status=hold')).map((row) => row.id)).toEqual([held])
    expect((await page.call('GET', '/commissions?status=fraud')).status).toBe(422)
  })

  test('given by hand say that the program gave them', async () => {
    const { body: made } = await api('POST', '/commissions', {
      partnerId: ada.partnerId,
      programId: ada.programId,
      type: 'custom',
      amount: 1234,
      currency: 'usd',
      description: 'Thank you',
    })
    const { body } = await page.call('GET', `/commissions/${made.id}`)
    expect(body).toMatchObject({ type: 'custom', earnings: 1234, description: 'Thank you' })
    expect(body.receipt.notes[0]).toStartWith('The program ')
    expect(body.history[0].cause).toBe('commission_accrued')
    expect(Object.keys(body)).not.toContain('metadata')
  })

  test('taken back by hand say that the program took them back', async () => {
    const { body: made } = await api('POST', '/commissions', {
      partnerId: ada.partnerId,
      programId: ada.programId,
      type: 'custom',
      amount: -234,
      currency: 'usd',
      description: 'Given twice',
    })
    const { body } = await page.call('GET', `/commissions/${made.id}`)
    expect([body.earnings, body.receipt.notes[0]]).toEqual([
      -234,
      'The program deducted 2.34 USD manually.',
    ])
  })

  test.each(['pageSize=0', 'pageSize=101', 'startingAfter=x', 'status=due', 'endingBefore=%00'])(
    'asked for with %p are refused',
    async (query) => {
      expect((await page.call('GET', `/commissions?${query}`)).status).toBe(422)
    },
  )
})

describe('payouts', () => {
  test('are listed with where they go, masked, and lead to what is in them', async () => {
    const who = await bench.partner('sepa', { name: 'Paid Person', currency: 'eur' })
    await bench.fund('sepa')
    page = await pageOf(who)
    expect((await page.call('GET', '')).body.payoutMethod).toMatchObject({
      provider: 'sepa',
      masked: expect.stringMatching(/\d{4}$/),
    })
    expect(await list('/payouts')).toEqual([])
    const ids = [await bench.earn(who, 3000), await bench.earn(who, 2000)].sort().reverse()
    await bench.confirm(who)
    const [payout, ...more] = await list('/payouts')
    expect(more).toEqual([])
    expect(payout).toMatchObject({
      amount: 5000,
      currency: 'eur',
      commissions: 2,
      provider: 'sepa',
    })
    expect(payout.masked).not.toMatch(/DE\d{20}/)
    const inIt = await list(`/commissions?payoutId=${payout.id}`)
    expect(inIt.map((row) => row.id)).toEqual(ids)
    const { balances } = (await page.call('GET', '')).body
    expect(balances).toEqual([{ currency: 'eur', ...(await bench.balance(who)) }])
    expect(await bench.differences()).toEqual([])
  })

  test('of others are not among them', async () => {
    page = await pageOf(bob)
    expect(await list('/payouts')).toEqual([])
    expect((await page.call('GET', '/payouts?startingAfter=cm_1')).status).toBe(422)
  })
})

describe('the statement', () => {
  test('is the program’s, as data, table and page', async () => {
    page = await pageOf(ada)
    const { body } = await page.call('GET', '/statement')
    const query = `programId=${ada.programId}&end=${encodeURIComponent(body.end)}`
    const theirs = await api('GET', `/partners/${ada.partnerId}/statement?${query}`)
    expect(body.closing).toEqual(theirs.body.closing)
    expect(body.lines.map((line: any) => line.id)).toEqual(
      theirs.body.lines.map((line: any) => line.id),
    )
    const csv = await page.call('GET', '/statement?format=csv')
    expect(csv.headers.get('content-type')).toStartWith('text/csv')
    expect(csv.headers.get('access-control-allow-origin')).toBe('*')
    expect(csv.headers.get('cache-control')).toBe('private, no-store')
    expect(csv.body.trim().split('\r\n')).toHaveLength(body.lines.length + 1)
    const html = await page.call('GET', '/statement?format=html')
    expect(html.body).toContain('Statement for Ada Lovelace')
    for (const bad of ['format=pdf', 'start=x', 'start=2031-01-02&end=2031-01-01']) {
      expect((await page.call('GET', `/statement?${bad}`)).status).toBe(422)
    }
  })

  test('cannot be asked for in another program, whatever the query says', async () => {
    const elsewhere = await bench.partner(null, { name: 'Other Program' })
    const { body } = await page.call('GET', `/statement?programId=${elsewhere.programId}`)
    expect(body.program.id).toBe(ada.programId)
  })
})
