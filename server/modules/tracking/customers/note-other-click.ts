import type { Attribution } from '../../../domain/attribution.ts'
import { internal } from '../../../domain/message/message.ts'
import type { Evidence } from './evidence.ts'

/** Notes in a verdict that the click which the event named is not of the customer's program. */
export function noteOtherClick({ otherClick }: Evidence, { steps }: Attribution): void {
  if (!otherClick) return
  const { id, linkId } = otherClick
  const named = { click: { id }, link: { id: linkId } }
  steps.unshift(internal('internal.attribution.other-program', named))
}
