import type { Random } from '../seed/random.ts'
import { DAY, HOUR, type Span } from './calendar.ts'

export interface PlannedSale {
  invoiceId: string
  atMs: number
  amount: number
  currency: string
  plan: Plan
  refunds: PlannedRefund[]
}

export interface PlannedRefund {
  refundId: string
  atMs: number
  amount: number
  kind: 'refund' | 'chargeback'
  /** When the bank gave it back, because the shop could prove the order; null: never. */
  wonMs: number | null
}

type Plan = 'single' | 'monthly' | 'annual'

/** How long a bank looks at what proves an order. */
const DAYS_TO_WIN = 21

/** In minor units: of a yen there are none, of a dinar a thousand. */
const PRICES: readonly { currency: string; weight: number; prices: Record<Plan, number[]> }[] = [
  {
    currency: 'usd',
    weight: 44,
    prices: {
      single: [1600, 1700, 1900, 3800, 5700],
      monthly: [1900, 2900, 4900],
      annual: [19_000, 29_000],
    },
  },
  {
    currency: 'eur',
    weight: 34,
    prices: {
      single: [1550, 1790, 1890, 3780, 5670],
      monthly: [1890, 2790, 4790],
      annual: [18_900, 27_900],
    },
  },
  {
    currency: 'jpy',
    weight: 13,
    prices: { single: [2480, 2800, 5600], monthly: [2980, 4300, 7200], annual: [29_800, 43_000] },
  },
  {
    currency: 'kwd',
    weight: 9,
    prices: {
      single: [4900, 5750, 11_500],
      monthly: [5900, 8900, 14_750],
      annual: [58_250, 88_500],
    },
  },
]

const PLANS = [
  { plan: 'single', weight: 46 },
  { plan: 'monthly', weight: 45 },
  { plan: 'annual', weight: 9 },
] as const

/** Plans one customer's payments: once, for a year, or every month until they leave. */
export function planSales(
  random: Random,
  { fromMs, number, span }: { fromMs: number; number: number; span: Span },
): PlannedSale[] {
  const { currency, prices } = random.weighted(PRICES)
  const { plan } = random.weighted(PLANS)
  const amount = random.pick(prices[plan])
  const sales: PlannedSale[] = []
  for (let n = 1, atMs = fromMs; atMs < span.endMs; n++, atMs += 30 * DAY) {
    const invoiceId = `ACME-${String(number).padStart(4, '0')}-${n}`
    const refunds = planRefunds(random, { invoiceId, number, atMs, amount }, span)
    sales.push({ invoiceId, atMs, amount, currency, plan, refunds })
    if (plan !== 'monthly' || random.chance(0.11) || refunds.length > 0) break
  }
  return sales
}

/** Returns what an order of single goods consists of; subscriptions are told as one amount. */
export function partsOf({ plan, amount }: Pick<PlannedSale, 'plan' | 'amount'>) {
  if (plan !== 'single') return {}
  const tax = Math.floor((amount * 7) / 107)
  const shipping = Math.floor(amount / 10)
  const mug = Math.floor(amount / 4)
  const beans = amount - tax - shipping - mug
  return {
    tax,
    shipping,
    lineItems: [
      { productId: 'beans', name: 'Coffee beans', quantity: 2, amount: beans },
      { productId: 'mug', name: 'Enamel mug', quantity: 1, amount: mug },
    ],
  }
}

interface Order {
  invoiceId: string
  number: number
  atMs: number
  amount: number
}

/** Plans refunds of some sales: all of it, a part, two parts; or a chargeback, which the shop may win. */
function planRefunds(
  random: Random,
  { invoiceId, number, atMs, amount }: Order,
  { endMs }: Span,
): PlannedRefund[] {
  const dice = random.next()
  if (dice > 0.085) return []
  const kind = dice < 0.015 ? ('chargeback' as const) : ('refund' as const)
  // A bank takes its time: what was paid out by then is taken back from the next payout.
  const days = kind === 'chargeback' ? random.between(35, 55) : random.between(2, 40)
  const parts =
    kind === 'chargeback' || dice < 0.05
      ? [amount]
      : dice < 0.07
        ? [Math.floor(amount / 3)]
        : [Math.floor(amount / 4), Math.floor(amount / 3)]
  return parts
    .map((part, n) => {
      const refundMs = atMs + (days + 3 * n) * DAY + HOUR
      const wonMs = refundMs + DAYS_TO_WIN * DAY
      const isWon = kind === 'chargeback' && number % 2 === 0 && wonMs < endMs
      const refundId = `re_${invoiceId}_${n + 1}`
      return { refundId, atMs: refundMs, amount: part, kind, wonMs: isWon ? wonMs : null }
    })
    .filter((refund) => refund.atMs < endMs)
}
