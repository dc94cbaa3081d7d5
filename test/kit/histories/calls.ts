/**
 * What a history is made of. A call names everything by names of its own (partners, invoices, what a
 * commission is for), never by ids: so a history can be printed, kept and done again elsewhere.
 */
export type Call = { at: number } & Doing

export type Doing =
  | {
      do: 'program'
      body: { name?: string; currency: string; holdingPeriodDays: number; minPayout: number }
    }
  | { do: 'group'; group: string; holdingPeriodDays: number | null }
  | { do: 'reward'; group: string; event: RewardEvent; terms: RewardTerms }
  | { do: 'edit'; group: string; event: RewardEvent; terms: Terms }
  | { do: 'enroll'; partner: string; group: string; country: string | null; by: string | null }
  | { do: 'code'; partner: string; discount: 'new' | 'same' }
  | { do: 'rates'; currency: string; perEuro: string; steady: boolean }
  | { do: 'price' }
  | { do: 'mature' }
  | { do: 'click'; customer: string; partner: string; country: string }
  | { do: 'lead'; customer: string; eventName: string; quantity: number }
  | ({ do: 'sale'; customer: string; invoiceId: string } & SaleBody)
  | { do: 'refund'; invoiceId: string; refundId: string; amount: number; kind: string }
  | { do: 'custom'; partner: string; externalId: string; amount: number; description: string }
  | { do: 'change'; commission: string; body: object }
  | { do: 'bulk'; commissions: string[]; status: string }
  | { do: 'enrollment'; partner: string; action: EnrollmentAction }
  | { do: 'move'; partner: string; from: string; to: string }
  | { do: 'merge'; from: string; into: string }
  | { do: 'confirm'; run: string; cap: number | null; partners: string[] }
  | { do: 'report'; payout: string; status: Report }
  | { do: 'stop'; payout: string }
  | { do: 'milestone'; group: string; metric: string; threshold: number; amount: number }
  | { do: 'undo'; invoiceId: string; refundId: string; amount: number }
  | { do: 'draft'; outcomes: Record<string, Outcome> }
  | { do: 'close' }

export type RewardEvent = 'lead' | 'sale' | 'referral'
export type EnrollmentAction = 'ban' | 'unban' | 'restore' | 'deactivate' | 'reactivate'
/** What becomes of a partner's payout of a confirmed draft; `open`: nothing before the next draft. */
export type Outcome = 'completed' | 'failed' | 'returned' | 'open'
export type Report = 'sent' | 'completed' | 'failed' | 'returned'

export interface SaleBody {
  amount: number
  currency: string
  plan: string
  processor: 'stripe' | 'custom'
  /** Before now, in days: the shop tells it late. */
  daysAgo: number
  /** The sale says its click, as a shop without accounts does. */
  direct: boolean
  /** The discount code that was used. */
  code: string | null
}

export interface Terms {
  type: 'flat' | 'percentage'
  amount: number | null
  rateBps: number | null
  maxDurationMonths: number | null
}

export interface Limit {
  per: 'customer' | 'partner'
  period: 'all' | 'day' | 'week' | 'month'
  amount: number | null
  count: number | null
}

export interface Condition {
  attribute: string
  operator: string
  value: string | number | string[]
}

export interface ProductRule extends Pick<Terms, 'amount' | 'rateBps'> {
  productIds: string[]
  type: Terms['type'] | 'excluded'
}

export interface RewardTerms extends Terms {
  exclude?: ('tax' | 'fee')[]
  products?: ProductRule[]
  limits: Limit[]
  modifiers: (Terms & { when: { match: 'all' | 'any'; conditions: Condition[] } })[]
  tiers?: Tiers | null
}

export interface Tiers {
  measure: string
  period: string
  mode: string
  levels: { threshold: number; type: 'percentage'; rateBps: number }[]
}
