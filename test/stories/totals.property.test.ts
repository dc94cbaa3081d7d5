import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { idTimeMs } from '../../server/domain/ids.ts'
import { rollUp } from '../../server/jobs/roll-up.ts'
import { TestClock } from '../kit/backend.ts'
import { testBackend } from '../kit/test-backend.ts'
import { rounds } from '../kit/rounds.ts'
import { agreedTotals, type Totals } from '../kit/totals.ts'
import { createTestWorkspace, type Answer, type TestWorkspace } from '../kit/workspace.ts'

// The visits of one run must stay within an hour and all runs within a day: the clock goes slowly.

const backend = await testBackend({
  clock: new TestClock('2031-05-10T08:00:00Z'),
  config: { databasePool: 20 },
  twins: false,
})

const LINKS = ['red', 'blue']
const LEADS = ['Sign up', 'Demo']
const RUNS = rounds({ all: 100, few: 15 })
const GRACE_MS = 5 * 60_000

/** One customer's life, whatever the order in which the server hears of it. */
interface Life {
  link: number
  created: boolean
  deferred: boolean
  leads: string[]
  /** The sales say the click, as a shop without accounts does. */
  direct: boolean
  sales: {
    amount: number
    currency: string
    /** When it happened, before the history began. */
    secondsAgo: number
    invoice: boolean
    refunds: number[]
  }[]
}

const life: fc.Arbitrary<Life> = fc.record({
  link: fc.nat(LINKS.length - 1),
  created: fc.boolean(),
  deferred: fc.boolean(),
  leads: fc.subarray(LEADS),
  direct: fc.boolean(),
  sales: fc.array(
    fc.record({
      amount: fc.nat(10_000),
      currency: fc.constantFrom('usd', 'usd', 'jpy'),
      // About the click, whose clock may go wrong by five minutes, and long before it.
      secondsAgo: fc.oneof(fc.nat(900), fc.nat(40 * 86_400)),
      invoice: fc.boolean(),
      refunds: fc.array(fc.integer({ min: 1, max: 1_000 }), { maxLength: 2 }),
    }),
    { maxLength: 3 },
  ),
})

/** When things happened, which says more than when they were told. */
interface Happened {
  startMs: number
  clicks: number[]
}

const saleTime = ({ startMs }: Happened, secondsAgo: number) => startMs - secondsAgo * 1000

interface Call {
  /** A call that must be answered before this one makes sense. */
  after?: Call
  done?: Promise<unknown>
  send: () => Promise<unknown>
}

test('any interleaving and repetition of click, lead, sale and refund gives the same totals everywhere', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(life, { minLength: 1, maxLength: 4 }),
      fc.infiniteStream(fc.nat(1_000_000)),
      async (lives, chance) => {
        const workspace = await createTestWorkspace(backend)
        const ids = await createLinks(workspace)
        const startMs = backend.clock.now()
        const happened = { startMs, clicks: [] }
        const calls = lives.flatMap((one, n) => callsOf(workspace, one, { n, happened }))
        await sendInAnyOrder(calls, () => chance.next().value)
        expect(await agreedTotals(backend, workspace.id)).toEqual(expected(lives, ids, happened))
      },
    ),
    { numRuns: RUNS, endOnFailure: true },
  )
})

/** Repeats some calls, shuffles them, sends them in groups at once, and rolls up in between. */
async function sendInAnyOrder(calls: Call[], chance: () => number): Promise<void> {
  const waiting = calls.flatMap((call) => (chance() % 3 === 0 ? [call, call] : [call]))
  while (waiting.length > 0) {
    const group: Promise<unknown>[] = []
    for (let size = 1 + (chance() % 5); size > 0 && waiting.length > 0; size--) {
      const ready = waiting.filter((call) => !call.after || call.after.done)
      const next = ready[chance() % ready.length]!
      waiting.splice(waiting.indexOf(next), 1)
      const sent = (next.after?.done ?? Promise.resolve()).then(next.send)
      next.done ??= sent
      group.push(sent)
    }
    if (chance() % 4 === 0) group.push(rollUp(backend.deps))
    await Promise.all(group)
    backend.clock.advance(chance() % 20_000)
  }
}

function callsOf(
  workspace: TestWorkspace,
  one: Life,
  { n, happened }: { n: number; happened: Happened },
): Call[] {
  const customerExternalId = `customer ${n}`
  let clickId = ''
  const click: Call = {
    async send() {
      const { headers } = await workspace.visit(LINKS[one.link]!, { visitor: `visitor ${n}` })
      clickId ||= new URL(headers.get('location')!).searchParams.get('svc_id')!
      happened.clicks[n] = idTimeMs(clickId)
    },
  }
  const post = (path: string, body: () => object, key?: string) => async () => {
    const answer = await workspace.api('POST', path, body(), key ? { 'idempotency-key': key } : {})
    return succeeded(answer)
  }
  const calls = [click]
  if (one.created) {
    const send = post('/customers', () => ({ externalId: customerExternalId }), `create ${n}`)
    calls.push({ send: () => send().catch(alreadyThere) })
  }
  const lead = (eventName: string, mode: string) =>
    post('/track/lead', () => ({ clickId, eventName, customerExternalId, mode }))
  if (one.deferred) calls.push({ after: click, send: lead('Later', 'deferred') })
  for (const name of one.leads) calls.push({ after: click, send: lead(name, 'async') })
  one.sales.forEach(({ amount, currency, secondsAgo, invoice, refunds }, i) => {
    const id = `${n}-${i}`
    const timestamp = new Date(saleTime(happened, secondsAgo)).toISOString()
    const body = () => ({
      customerExternalId,
      amount,
      currency,
      timestamp,
      ...(isDirect(one) && { clickId, leadEventName: one.leads[0] }),
      ...(invoice && { invoiceId: id }),
    })
    const sale: Call = {
      after: click,
      send: post('/track/sale', body, invoice ? undefined : `sale ${id}`),
    }
    calls.push(sale)
    if (!invoice) return
    refundsWithin(amount, refunds).forEach((part, r) => {
      const refund = () => ({ invoiceId: id, refundId: `re ${r}`, amount: part })
      calls.push({ after: sale, send: post('/track/refund', refund) })
    })
  })
  return calls
}

/** What must come out, computed without any order. */
function expected(lives: Life[], ids: string[], happened: Happened): Totals {
  const none = { clicks: 0, leads: 0, sales: 0, conversions: 0, saleAmount: 0 }
  const totals: Totals = {
    links: Object.fromEntries(ids.map((id) => [id, { ...none }])),
    customers: {},
  }
  lives.forEach((one, n) => {
    const link = totals.links[ids[one.link]!]!
    const sales = one.sales.length
    const saleAmount = sumOf(one.sales)
    const earning = one.sales.filter(
      ({ secondsAgo }) => happened.clicks[n]! <= saleTime(happened, secondsAgo) + GRACE_MS,
    )
    link.clicks++
    link.leads += one.leads.length
    if (one.created || one.deferred || one.leads.length > 0) {
      totals.customers[`customer ${n}`] = { sales, saleAmount }
    }
    if (one.deferred || one.leads.length > 0) {
      link.sales += earning.length
      link.saleAmount += sumOf(earning)
      if (earning.length > 0) link.conversions++
    }
  })
  return totals
}

function sumOf(sales: Life['sales']): number {
  return sales.reduce((sum, { amount, currency, invoice, refunds }) => {
    const back = invoice ? refundsWithin(amount, refunds).reduce((a, b) => a + b, 0) : 0
    return currency === 'usd' ? sum + amount - back : sum
  }, 0)
}

/** A direct sale records the lead that it names, so one that is to come anyway adds nothing. */
function isDirect({ direct, leads }: Life): boolean {
  return direct && leads.length > 0
}

function refundsWithin(amount: number, refunds: number[]): number[] {
  let left = amount
  return refunds.filter((part) => {
    const fits = part <= left
    if (fits) left -= part
    return fits
  })
}

async function createLinks(workspace: TestWorkspace): Promise<string[]> {
  const ids: string[] = []
  for (const key of LINKS) {
    const link = await workspace.api('POST', '/links', {
      url: 'https://shop.test/',
      key,
      trackConversion: true,
    })
    ids.push(succeeded(link).id)
  }
  return ids
}

function succeeded({ status, body }: Answer): any {
  if (status < 300) return body
  throw new Error(`${status} ${JSON.stringify(body)}`)
}

/** A lead may have made the customer first. */
function alreadyThere(error: Error): void {
  if (!error.message.startsWith('409')) throw error
}
