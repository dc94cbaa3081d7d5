import { createCtx } from '../core/ctx.ts'
import type { Scope } from '../db/scope.ts'
import type { Deps } from '../deps.ts'
import { ApiError } from '../domain/errors.ts'
import type { TaskName, TaskPayloads } from '../domain/tasks.ts'
import { formatError } from '../locales/format-error.ts'
import { TASKS } from './tasks/index.ts'

/** Fields of every payload besides the task's own. */
interface Owned {
  workspaceId: string
}

/**
 * Runs one job. Its subject may be gone by now: such a job can never succeed and ends here, with a line in
 * the log.
 * @throws whatever the task throws; the queue tries it again
 */
export async function runJob<N extends TaskName>(
  deps: Deps,
  task: N,
  payload: TaskPayloads[N] & Owned,
): Promise<void> {
  const { workspaceId } = payload
  const workspace = await deps.directory.workspaceById(workspaceId)
  if (!workspace) return deps.log.info({ task, workspaceId, reason: 'no workspace' }, 'job ended')
  const scope: Scope = {
    workspaceId,
    plan: workspace.plan,
    actor: { type: 'system', name: task },
  }
  try {
    await TASKS[task](createCtx(deps, scope), payload)
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'not_found')) throw error
    deps.log.info({ task, workspaceId, reason: formatError(error).message }, 'job ended')
  }
}
