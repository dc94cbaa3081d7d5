import type { Ctx } from '../../core/ctx.ts'
import type { TaskName, TaskPayloads } from '../../domain/tasks.ts'

/**
 * Runs one job on behalf of its workspace, by calling a use case. It may be called twice for the same job.
 */
export type Task<N extends TaskName> = (ctx: Ctx, payload: TaskPayloads[N]) => Promise<void>
