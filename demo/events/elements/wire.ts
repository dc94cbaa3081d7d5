/** The parts of the API's answers that the page shows. */
export type Kind = 'click' | 'lead' | 'sale'

export interface WireEvent {
  event: Kind
  timestamp: string
  eventId?: string
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
  customer?: { id: string; name: string | null; email: string | null } | null
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

/** What the page calls an event by: a click's own id, else the event's. */
export function idOf(event: WireEvent): string {
  return event.event === 'click' ? event.click.id : (event.eventId ?? event.click.id)
}

/** Newest first, each once. */
export function mergeEvents(...lists: WireEvent[][]): WireEvent[] {
  const byId = new Map(lists.flat().map((event) => [`${event.event} ${idOf(event)}`, event]))
  return [...byId.values()].sort((a, b) => (a.timestamp < b.timestamp ? 1 : -1))
}

/** `GET /events/{id}`: the part that says why. */
export interface Explained {
  steps: string[]
}
