import type { TaskName } from '../../domain/tasks.ts'
import { briefProviderTask } from './brief-provider.ts'
import { checkTransferTask } from './check-transfer.ts'
import { deliverEventsTask, deliverEventTask } from './deliver-event.ts'
import { enterApplicantTask } from './enter-applicant.ts'
import { pollConnectionTask } from './poll-connection.ts'
import { processEventTask } from './process-event.ts'
import { processInboxTask } from './process-inbox.ts'
import { readHistoryTask } from './read-history.ts'
import { runImportTask } from './run-import.ts'
import { sendInvitationTask } from './send-invitation.ts'
import { sendMailTask } from './send-mail.ts'
import { sendSignInLinkTask } from './send-sign-in-link.ts'
import { sendTransferTask } from './send-transfer.ts'
import { sendWebhooksTask } from './send-webhooks.ts'
import type { Task } from './task.ts'
import { writeDigestTask } from './write-digest.ts'

/** All tasks of the queue; their payloads are declared in `domain/tasks.ts`. */
export const TASKS: { readonly [N in TaskName]: Task<N> } = {
  'brief-provider': briefProviderTask,
  'check-transfer': checkTransferTask,
  'deliver-event': deliverEventTask,
  'deliver-events': deliverEventsTask,
  'enter-applicant': enterApplicantTask,
  'poll-connection': pollConnectionTask,
  'process-event': processEventTask,
  'process-inbox': processInboxTask,
  'read-history': readHistoryTask,
  'run-import': runImportTask,
  'send-invitation': sendInvitationTask,
  'send-mail': sendMailTask,
  'send-sign-in-link': sendSignInLinkTask,
  'send-transfer': sendTransferTask,
  'send-webhooks': sendWebhooksTask,
  'write-digest': writeDigestTask,
}
