import { readHistory } from '../../modules/intake/backfills/read-history.ts'
import type { Task } from './task.ts'

export const readHistoryTask: Task<'read-history'> = (ctx, payload) => readHistory(ctx, payload)
