import type { TaskName } from '../../domain/tasks.ts'
import { deliverEventTask } from './deliver-event.ts'
import { enterApplicantTask } from './enter-applicant.ts'
import { sendInvitationTask } from './send-invitation.ts'
import { sendMailTask } from './send-mail.ts'
import { sendSignInLinkTask } from './send-sign-in-link.ts'
import { sendTransferTask } from './send-transfer.ts'
import type { Task } from './task.ts'
import { writeDigestTask } from './write-digest.ts'

/** All tasks of the queue; their payloads are declared in `domain/tasks.ts`. */
export const TASKS: { readonly [N in TaskName]: Task<N> } = {
  'deliver-event': deliverEventTask,
  'enter-applicant': enterApplicantTask,
  'send-invitation': sendInvitationTask,
  'send-mail': sendMailTask,
  'send-sign-in-link': sendSignInLinkTask,
  'send-transfer': sendTransferTask,
  'write-digest': writeDigestTask,
}
