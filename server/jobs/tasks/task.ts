import type { Scope } from '../../db/scope.ts'
import type { Deps } from '../../deps.ts'
import type { TaskName, TaskPayloads } from '../../domain/tasks.ts'

/** Does one job on behalf of its workspace, by calling a verb. It may be called twice for the same job. */
export type Task<N extends TaskName> = (
  deps: Deps,
  scope: Scope,
  payload: TaskPayloads[N],
) => Promise<void>
