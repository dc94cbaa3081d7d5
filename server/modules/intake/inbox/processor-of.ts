import { PAYMENT_PROCESSORS } from '../../../core/fields.ts'
import type { InboxCase } from './inbox-case.ts'

/** Returns who took the money of an event's sales, as sales name it: the provider, if it takes any. */
export function processorOf({ provider }: Pick<InboxCase, 'provider'>) {
  return PAYMENT_PROCESSORS.find((name) => name === provider) ?? 'custom'
}
