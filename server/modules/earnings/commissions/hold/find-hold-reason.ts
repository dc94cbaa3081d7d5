import type { HoldReason } from '../../../../domain/commission.ts'
import { message, type Message } from '../../../../domain/message/message.ts'
import type { EarningEvent } from '../accrue/earning-event.ts'
import type { Standing } from '../accrue/standing.ts'

type About = Pick<EarningEvent, 'evidence' | 'isExisting'>
type Terms = { program: Pick<Standing['program'], 'existingCustomers'> }

/** Finds why a commission of an event waits for a person; null: it does not. */
export function findHoldReason(standing: Terms, event: About): HoldReason | null {
  if (event.evidence === 'browser') return 'client_side'
  return isHeldAsExisting(standing, event) ? 'existing_customer' : null
}

/** Lists the reasons for the explanation. */
export function holdSteps(standing: Terms, event: About): Message[] {
  return [
    ...(event.evidence === 'browser' ? [message('commission.reported-by-browser')] : []),
    ...(isHeldAsExisting(standing, event) ? [message('commission.existing-customer')] : []),
  ]
}

function isHeldAsExisting({ program }: Terms, { isExisting }: About): boolean {
  return isExisting && program.existingCustomers === 'hold'
}
