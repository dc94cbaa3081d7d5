import type { StoredAnswer } from './application.ts'
import type { TakenEvent } from './events.ts'

/**
 * Background tasks and their payloads. A task may run twice and must then do nothing more. Names are never
 * changed: jobs of an older server may wait in the queue.
 */
export interface TaskPayloads {
  'deliver-event': TakenEvent & { listener: string }
  'deliver-events': { listener: string; events: TakenEvent[] }
  'send-mail': { mailId: string }
  'send-invitation': { invitationId: string }
  'send-webhooks': { webhookId: string }
  'write-digest': { enrollmentId: string }
  'send-transfer': { transferId: string }
  'check-transfer': { transferId: string }
  'process-inbox': { connectionId: string }
  'process-event': { eventId: string }
  'read-history': { backfillId: string }
  /** `id` is the provider's of a customer, or the invoice of a sale. */
  'brief-provider': { connectionId: string; kind: 'customer' | 'sale'; id: string }
  'run-import': { importId: string }
  'send-sign-in-link': { email: string; programId: string | null; language: string | null }
  'enter-applicant': Applicant
}

/** Who has applied, and from where: the page's host and its request. */
interface Applicant {
  email: string
  person: {
    name?: string
    country?: string
    companyName?: string
    description?: string
    locale?: string
  }
  programId: string
  groupId: string
  answers: StoredAnswer[]
  host: string
  request: { id: string; address: string }
}

export type TaskName = keyof TaskPayloads

/** How often a job is tried, over sixteen hours, before it waits for a person. */
export const MAX_ATTEMPTS = 12
