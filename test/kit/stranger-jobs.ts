import { type TaskName, type TaskPayloads } from '../../server/domain/tasks.ts'
import { runJob } from '../../server/jobs/run-job.ts'
import type { TestBackend } from './backend.ts'
import type { Answer, TestWorkspace } from './workspace.ts'

/** What is asked by somebody unknown and answered by a job, so that the time tells nothing. */
const TASKS = ['enter-applicant', 'send-sign-in-link'] as const satisfies TaskName[]

type StrangerJob = {
  [N in (typeof TASKS)[number]]: { task: N; payload: TaskPayloads[N] & { workspaceId: string } }
}[(typeof TASKS)[number]]

const running = new WeakMap<TestBackend, Promise<void>>()

/** Runs the jobs that look who has applied or asked to sign in, and no others. */
export function runStrangerJobs(backend: TestBackend): Promise<void> {
  const before = running.get(backend) ?? Promise.resolve()
  const done = before.then(() => run(backend))
  // Whoever called hears of an error; the next begins anyway.
  running.set(
    backend,
    done.catch(() => {}),
  )
  return done
}

async function run({ deps }: TestBackend): Promise<void> {
  const jobs = await deps.db.sql<StrangerJob[]>`
    delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier in ${deps.db.sql(TASKS)}
    returning t.identifier as task, j.payload`
  await Promise.all(jobs.map(({ task, payload }) => runJob(deps, task, payload)))
}

/** Applies from a page of an allowed host, and waits until the application has been entered. */
export async function applyFrom(
  { backend, workspace }: { backend: TestBackend; workspace: TestWorkspace },
  body: object,
  headers?: HeadersInit,
): Promise<Answer> {
  const answer = await workspace.browser('/partners/apply', body, headers)
  await runStrangerJobs(backend)
  return answer
}
