import type { EventItem } from '../../api/wire.gen.ts'

export const KINDS = ['click', 'lead', 'sale', 'refund'] as const
export type Kind = (typeof KINDS)[number]

/** What a row of the live list shows: of the stream's messages, and of lists of events. */
export interface LiveEvent {
  id: string
  event: Kind
  timestamp: string
  link: { domain: string; key: string } | null
  /** Who has the link now. */
  partner?: { id: string; name: string } | null
  click: {
    id?: string
    country?: string
    city?: string
    device?: string
    browser?: string
    os?: string
    referer?: string
  }
  eventName?: string
  customer?: { id: string | null; name?: string | null; externalId?: string | null } | null
  sale?: { amount: number; currency: string }
  refund?: { amount: number; currency: string }
}

/** Reads a message of the stream; null for what is no event. */
export function readLiveEvent(data: string): LiveEvent | null {
  try {
    const value: unknown = JSON.parse(data)
    return isLiveEvent(value) ? value : null
  } catch {
    return null
  }
}

function isLiveEvent(value: unknown): value is LiveEvent {
  if (typeof value !== 'object' || value === null) return false
  const { id, event, timestamp, click } = value as Partial<Record<keyof LiveEvent, unknown>>
  return (
    typeof id === 'string' &&
    typeof timestamp === 'string' &&
    typeof click === 'object' &&
    click !== null &&
    KINDS.some((kind) => kind === event)
  )
}

/** Shortens an item of a list of events to what a row shows. */
export function toLiveEvent(item: EventItem): LiveEvent {
  const { id, event, timestamp, link, partner, click, eventName, customer, sale } = item
  return {
    id,
    event,
    timestamp,
    link,
    partner,
    click,
    ...(eventName !== undefined && { eventName }),
    ...(customer && { customer }),
    ...(sale && { sale }),
  }
}

/** Merges events, each once, the newest first, at most so many. */
export function mergeEvents(
  older: readonly LiveEvent[],
  newer: readonly LiveEvent[],
  most: number,
): LiveEvent[] {
  const byId = new Map([...older, ...newer].map((event) => [event.id, event]))
  return Array.from(byId.values())
    .sort((a, b) => (a.timestamp < b.timestamp ? 1 : a.timestamp > b.timestamp ? -1 : 0))
    .slice(0, most)
}
