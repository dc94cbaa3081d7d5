import type { Ctx } from '../../../core/ctx.ts'
import { inTransaction } from '../../../core/transact.ts'
import type { DomainEvent, DomainEventType } from '../../../domain/events.ts'
import { commissionMails } from './commission-mails.ts'
import { enrollmentMails } from './enrollment-mails.ts'
import { fraudMails } from './fraud-mails.ts'
import { payoutMails } from './payout-mails.ts'
import type { EventMails, TakenEvent } from './taken-event.ts'

/** Events that are announced by mail; new commissions come as a digest instead. */
const WRITERS: Partial<Record<DomainEventType, EventMails>> = {
  'enrollment.created': enrollmentMails,
  'enrollment.updated': enrollmentMails,
  'commission.updated': commissionMails,
  'fraud.flagged': fraudMails,
  'payout.created': payoutMails,
  'payout.sent': payoutMails,
  'payout.completed': payoutMails,
  'payout.failed': payoutMails,
}

/** Statuses of commissions that partners are told of; the others are steps on the way. */
const TOLD = ['held', 'reversed']

/** Tells whether an event has a mail. One without costs no job. */
export function hasMail({ type, data }: DomainEvent): boolean {
  if (type === 'commission.updated') return TOLD.includes(String(data['status']))
  return WRITERS[type] !== undefined
}

/** Tells the partner or the program's people of one event, as far as they are to be told. */
export async function writeEventMails(ctx: Ctx, event: TakenEvent): Promise<void> {
  const write = WRITERS[event.type]
  if (write) await inTransaction(ctx, (ctx) => write(ctx, event))
}
