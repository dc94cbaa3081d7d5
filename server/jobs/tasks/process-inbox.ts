import { processInbox } from '../../modules/intake/inbox/process-inbox.ts'
import type { Task } from './task.ts'

export const processInboxTask: Task<'process-inbox'> = (ctx, { connectionId }) =>
  processInbox(ctx, connectionId)
