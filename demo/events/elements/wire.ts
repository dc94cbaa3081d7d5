/** The parts of the API's answers that the page shows. */
export type Kind = 'click' | 'lead' | 'sale'

export interface WireEvent {
  event: Kind
  /** `evt_…`, or the click's own id. */
  id: string
  timestamp: string
  eventName?: string
  click: {
    id: string
    country?: string
    city?: string
    device?: string
    browser?: string
    os?: string
    referer?: string
  }
  link: { id: string; domain: string; key: string; title?: string | null } | null
  customer?: { id: string; name: string | null; email?: string | null } | null
  sale?: { amount: number; currency: string; invoiceId: string | null }
}

export interface Figures {
  clicks: number
  leads: number
  sales: number
  saleAmount: number
}

export interface Period extends Figures {
  start: string
}

/** Merges lists of events, newest first, each once. */
export function mergeEvents(...lists: WireEvent[][]): WireEvent[] {
  const byId = new Map(lists.flat().map((event) => [event.id, event]))
  return [...byId.values()].sort((a, b) => (a.timestamp < b.timestamp ? 1 : -1))
}

/** `GET /events/{id}`: the part that says why. */
export interface Explained extends WireEvent {
  explanation: {
    verdict: 'recorded' | 'attributed' | 'unattributed'
    steps: string[]
    refunds: { id: string; amount: number; currency: string; timestamp: string }[]
  }
}
