import { processEvent } from '../../modules/intake/inbox/process-event.ts'
import type { Task } from './task.ts'

export const processEventTask: Task<'process-event'> = (ctx, { eventId }) =>
  processEvent(ctx, eventId)
