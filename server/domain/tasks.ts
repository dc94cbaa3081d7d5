import type { StoredAnswer } from './application.ts'
import type { TakenEvent } from './events.ts'

/**
 * Background tasks and their payloads. A task may run twice and must then do nothing more. Names are never
 * changed: jobs of an older server may wait in the queue.
 */
export interface TaskPayloads {
  'deliver-event': TakenEvent & { listener: string }
  /** For some endpoints. Jobs of older servers name none; those servers read the listener. */
  'deliver-events': { listener: 'webhooks'; webhookIds?: string[]; events: TakenEvent[] }
  'send-mail': { mailId: string }
  'send-invitation': { invitationId: string }
  'send-webhooks': { webhookId: string }
  'write-digest': { enrollmentId: string }
  'send-transfer': { transferId: string }
  'check-transfer': { transferId: string }
  'process-inbox': { connectionId: string }
  'process-event': { eventId: string }
  'read-history': { backfillId: string }
  'poll-connection': { connectionId: string }
  /** `id` is the provider's of a customer, or the invoice of a sale. */
  'brief-provider': { connectionId: string; kind: 'customer' | 'sale'; id: string }
  'run-import': { importId: string }
  'send-sign-in-link': {
    email: string
    programId: string | null
    /** In whichever workspaces the address is a partner's. */
    isAnywhere?: boolean
    language: string | null
  }
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

/** Which jobs come first when there are more than can run: the lower, the sooner. */
export const PRIORITIES = {
  /** Somebody waits for it in front of a page. */
  awaited: -10,
  usual: 0,
  /** What other servers are told. */
  told: 10,
  /** What a workspace, or an endpoint that fails, has more of than its turn: others come first. */
  backlog: 11,
  /** What takes minutes, and nobody waits for. */
  bulk: 20,
} as const

export const TASK_PRIORITIES: Readonly<Record<TaskName, number>> = {
  'deliver-event': PRIORITIES.usual,
  'deliver-events': PRIORITIES.told,
  'send-mail': PRIORITIES.usual,
  'send-invitation': PRIORITIES.awaited,
  'send-webhooks': PRIORITIES.told,
  'write-digest': PRIORITIES.bulk,
  'send-transfer': PRIORITIES.usual,
  'check-transfer': PRIORITIES.usual,
  'process-inbox': PRIORITIES.usual,
  'process-event': PRIORITIES.usual,
  'read-history': PRIORITIES.bulk,
  'poll-connection': PRIORITIES.usual,
  'brief-provider': PRIORITIES.told,
  'run-import': PRIORITIES.bulk,
  'send-sign-in-link': PRIORITIES.awaited,
  'enter-applicant': PRIORITIES.awaited,
}

/** How often a job is tried, over sixteen hours, before it waits for a person. */
export const MAX_ATTEMPTS = 12
