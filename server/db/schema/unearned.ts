import type { Message } from '../../domain/message/message.ts'
import type { NoCommissionReason } from '../../domain/reward/types.ts'

/** Why a lead or sale through a partner's link earned no commission. */
export interface Unearned {
  reason: NoCommissionReason
  steps: Message[]
  /** The sale in the program's currency, as far as it is known: it counts for the partner's volume. */
  amountMinor?: string
}
