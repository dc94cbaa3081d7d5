import type { Ctx, TxCtx } from '../../../core/ctx.ts'
import { inTransaction } from '../../../core/transact.ts'
import type { CommissionStatus } from '../../../domain/commission.ts'
import type { DomainEvent, DomainEventType, TakenEvent } from '../../../domain/events.ts'
import { commissionMails } from './commission-mails.ts'
import { enrollmentMails, newEnrollmentMails } from './enrollment-mails.ts'
import { fraudMails } from './fraud-mails.ts'
import { payoutMails } from './payout-mails.ts'
import { approvalMails, failedRunMails, waitingDraftMails } from './program-mails.ts'

/** Writes the mails about one event, from what is true now. */
type EventMails<T extends DomainEventType> = (ctx: TxCtx, event: TakenEvent<T>) => Promise<void>

/** Events that are announced by mail; new commissions come as a digest instead. */
const WRITERS: { readonly [T in DomainEventType]?: EventMails<T> } = {
  'enrollment.created': newEnrollmentMails,
  'enrollment.updated': enrollmentMails,
  'commission.updated': commissionMails,
  'fraud.flagged': fraudMails,
  'program.approval_changed': approvalMails,
  'payout_draft.waiting': waitingDraftMails,
  'payout_run.failed': failedRunMails,
  'payout.created': payoutMails,
  'payout.sent': payoutMails,
  'payout.completed': payoutMails,
  'payout.failed': payoutMails,
}

/** Statuses of commissions that partners are told of; the others are steps on the way. */
const TOLD: readonly CommissionStatus[] = ['held', 'reversed']

/** Tells whether an event may have a mail. */
export function hasMail({ type, data }: DomainEvent): boolean {
  if (type === 'commission.updated') return TOLD.includes(data.status)
  return WRITERS[type] !== undefined
}

/** Tells the partner or the program's people of one event, as far as they are to be told. */
export async function writeEventMails<T extends DomainEventType>(
  ctx: Ctx,
  event: TakenEvent<T>,
): Promise<void> {
  const write: EventMails<T> | undefined = WRITERS[event.type]
  if (write) await inTransaction(ctx, (ctx) => write(ctx, event))
}
