import type { Commission, EventItem, Refund } from '../api/wire.gen.ts'

/** What happened to a customer: one line of the journey. */
export type Step =
  | { kind: 'click' | 'lead' | 'sale'; id: string; at: string; item: EventItem }
  | { kind: 'refund'; id: string; at: string; item: Refund }
  | { kind: 'commission'; id: string; at: string; item: Commission }

export interface Journey {
  clicks: readonly EventItem[]
  leads: readonly EventItem[]
  sales: readonly EventItem[]
  refunds: readonly Refund[]
  commissions: readonly Commission[]
}

/** At the same time the cause comes first. */
const ORDER = ['click', 'lead', 'sale', 'refund', 'commission'] as const

/** Puts everything about a customer on one line of time, the newest first. */
export function stepsOf(journey: Journey): Step[] {
  const { clicks, leads, sales, refunds, commissions } = journey
  const events = (kind: 'click' | 'lead' | 'sale', items: readonly EventItem[]): Step[] =>
    items.map((item) => ({ kind, id: item.id, at: item.timestamp, item }))
  const steps: Step[] = [
    ...events('click', clicks),
    ...events('lead', leads),
    ...events('sale', sales),
    ...refunds.map((item) => ({ kind: 'refund', id: item.id, at: item.createdAt, item }) as const),
    ...commissions.map(
      (item) => ({ kind: 'commission', id: item.id, at: item.createdAt, item }) as const,
    ),
  ]
  return steps.sort(
    (a, b) => Date.parse(b.at) - Date.parse(a.at) || ORDER.indexOf(b.kind) - ORDER.indexOf(a.kind),
  )
}
