import type { Source } from '../../../db/source.ts'
import { earlier, isExistingCustomer } from '../../../domain/attribution-times.ts'
import { internal, type Message } from '../../../domain/message/message.ts'
import type { Evidence, KnownCustomer } from './evidence.ts'

export interface Existing {
  /** The earliest time at which anything happened, this event and sales that wait included. */
  seenAtMs: number | null
  /** The customer was known before the click that this event is attributed to. */
  isExisting: boolean
  /** This event shows that it was so for earlier ones, too. */
  isDiscovered: boolean
}

/**
 * Judges whether the customer of an event was known before its click. `atMs`: when the event happened; null for a
 * deferred lead, which is no more than its click.
 */
export function judgeExisting(
  { customer, own, waitingSinceMs }: Evidence,
  { source, byCode, atMs }: { source: Source | null; byCode: boolean; atMs: number | null },
): Existing {
  const before = customer?.seenAtMs ?? null
  const seenAtMs = earlier(earlier(before, waitingSinceMs), atMs)
  const originAtMs = customer?.settled ? clickTime(own, customer) : null
  const isOwn = source !== null && source === own
  const clickedAtMs = isOwn ? clickTime(own, customer) : (source?.clickedAtMs ?? null)
  return {
    seenAtMs,
    isExisting: !byCode && isExistingCustomer(seenAtMs, clickedAtMs),
    isDiscovered:
      !isExistingCustomer(before, originAtMs) && isExistingCustomer(seenAtMs, originAtMs),
  }
}

function clickTime(own: Source | null, customer: KnownCustomer | null): number | null {
  return customer?.originAtMs ?? own?.clickedAtMs ?? null
}

/** The step of a verdict about such a customer. */
export const EXISTING_CUSTOMER: Message = internal('internal.attribution.existing-customer')
