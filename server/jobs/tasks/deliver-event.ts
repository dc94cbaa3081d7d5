import { writeEventMails } from '../../modules/platform/mails/write-event-mails.ts'
import type { Task } from './task.ts'

/** Tells those concerned what has happened. */
export const deliverEventTask: Task<'deliver-event'> = (ctx, event) => writeEventMails(ctx, event)
