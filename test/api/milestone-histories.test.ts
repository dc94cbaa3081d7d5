import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { TestClock } from '../kit/backend.ts'
import { openMilestones, type Milestones } from '../kit/milestones.ts'
import { rounds } from '../kit/rounds.ts'
import { testBackend } from '../kit/test-backend.ts'

const clock = new TestClock('2031-05-10T08:00:00Z')
const backend = await testBackend({ clock, config: { databasePool: 50, trustProxy: true } })

const DAY = 86_400_000
const HISTORIES = rounds({ all: 20, few: 4 })
const BONUS = 5000

/** One thing that happens; `daysAgo` of leads and sales: they are reported later than they happened. */
type Action =
  | { do: 'lead'; quantity: number; daysAgo: number }
  | { do: 'sale'; amount: number; daysAgo: number }
  | { do: 'refund'; sale: number; share: number }
  | { do: 'pay' }

const daysAgo = fc.constantFrom(0, 0, 0, 3, 8)
const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('lead' as const),
      quantity: fc.integer({ min: 1, max: 3 }),
      daysAgo,
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('sale' as const),
      amount: fc.constantFrom(1000, 5000, 20_000),
      daysAgo,
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('refund' as const),
      sale: fc.nat(20),
      share: fc.constantFrom(1, 2, 4),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('pay' as const) }) },
)

interface Sale {
  invoiceId: string
  atMs: number
  amount: number
  refunded: number
}

/** The history in memory: what happened, without any idea of bonuses or payouts. */
interface History {
  leads: { atMs: number; quantity: number }[]
  sales: Sale[]
}

interface Goal {
  metric: 'leads' | 'sales' | 'revenue' | 'earnings'
  threshold: number
  startsAtMs: number
  endsAtMs: number
}

const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0)

/** Counts what a goal counts; a tenth of a sale is earned, and all amounts are round. */
function figureOf({ leads, sales }: History, { metric, startsAtMs, endsAtMs }: Goal): number {
  const counts = ({ atMs }: { atMs: number }) => atMs >= startsAtMs && atMs < endsAtMs
  if (metric === 'leads') return sum(leads.filter(counts).map(({ quantity }) => quantity))
  const left = sales.filter(counts).filter(({ amount, refunded }) => refunded < amount)
  if (metric === 'sales') return left.length
  const revenue = sum(left.map(({ amount, refunded }) => amount - refunded))
  return metric === 'revenue' ? revenue : revenue / 10
}

let names = 0

async function perform(shop: Milestones, history: History, action: Action): Promise<void> {
  clock.advance(1000)
  if (action.do === 'pay') return shop.payAll()
  if (action.do === 'refund') return refund(shop, history, action)
  const atMs = clock.now() - action.daysAgo * DAY
  const timestamp = new Date(atMs).toISOString()
  if (action.do === 'lead') {
    const { quantity } = action
    const lead = { eventQuantity: quantity, timestamp }
    await shop.customer(`lead-${++names}`, { lead, clickedAt: atMs })
    history.leads.push({ atMs, quantity })
    return
  }
  const { amount } = action
  const invoiceId = `history-${++names}`
  const answer = await shop.sale('buyer', amount, { invoiceId, timestamp })
  expect(answer.status).toBe(200)
  history.sales.push({ invoiceId, atMs, amount, refunded: 0 })
}

async function refund(
  shop: Milestones,
  { sales }: History,
  { sale: n, share }: { sale: number; share: number },
): Promise<void> {
  const open = sales.filter(({ amount, refunded }) => refunded < amount)
  const sale = open[n % open.length]
  if (!sale) return
  const amount = Math.min(sale.amount / share, sale.amount - sale.refunded)
  await shop.refund(sale.invoiceId, `re-${++names}`, { amount })
  sale.refunded += amount
}

/** Lists what a partner has of each bonus for a milestone, less claw-backs. */
async function netBonuses(shop: Milestones, milestoneId: string): Promise<number[]> {
  const all = await shop.commissions()
  return all
    .filter((one) => one.milestoneId === milestoneId)
    .map(({ id, earnings }) => {
      const clawedBack = all.filter(({ reversesId }) => reversesId === id)
      return earnings + sum(clawedBack.map((one) => one.earnings))
    })
}

test(`a bonus stands exactly while its number is reached, in ${HISTORIES} random histories`, async () => {
  const property = fc.asyncProperty(
    fc.array(action, { minLength: 6, maxLength: 16, size: 'max' }),
    async (actions) => {
      const shop = await openMilestones(backend)
      const startMs = clock.now()
      const history: History = { leads: [{ atMs: startMs, quantity: 1 }], sales: [] }
      const whole = { startsAtMs: 0, endsAtMs: Infinity }
      const period = { startsAtMs: startMs - 5 * DAY, endsAtMs: startMs + 6000 }
      const goals: Goal[] = [
        { metric: 'leads', threshold: 4, ...whole },
        { metric: 'sales', threshold: 2, ...whole },
        { metric: 'sales', threshold: 2, ...period },
        { metric: 'revenue', threshold: 22_000, ...whole },
        { metric: 'earnings', threshold: 2000, ...period },
      ]
      const known: [string, Goal][] = []
      for (const goal of goals) {
        const { startsAtMs, endsAtMs } = goal
        const times = Number.isFinite(endsAtMs)
          ? {
              startsAt: new Date(startsAtMs).toISOString(),
              endsAt: new Date(endsAtMs).toISOString(),
            }
          : {}
        known.push([await shop.milestone(goal.metric, goal.threshold, times), goal])
      }
      for (const one of actions) {
        await perform(shop, history, one)
        for (const [id, goal] of known) {
          const reached = figureOf(history, goal) >= goal.threshold
          const standing = (await netBonuses(shop, id)).filter((net) => net !== 0)
          expect({ goal, standing }).toEqual({ goal, standing: reached ? [BONUS] : [] })
        }
      }
      await shop.agree()
    },
  )
  await fc.assert(property, { numRuns: HISTORIES, endOnFailure: true })
})
