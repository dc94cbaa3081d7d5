import { pollConnection } from '../../modules/intake/polls/poll-connection.ts'
import type { Task } from './task.ts'

export const pollConnectionTask: Task<'poll-connection'> = (ctx, payload) =>
  pollConnection(ctx, payload)
