import { briefProvider } from '../../modules/intake/inbox/brief-provider.ts'
import type { Task } from './task.ts'

export const briefProviderTask: Task<'brief-provider'> = (ctx, payload) =>
  briefProvider(ctx, payload)
