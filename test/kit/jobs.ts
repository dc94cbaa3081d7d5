import type { Config } from '../../server/config.ts'
import { createCtx } from '../../server/core/ctx.ts'
import { inTransaction } from '../../server/core/transact.ts'
import type { Scope } from '../../server/db/scope.ts'
import { writeMail } from '../../server/modules/platform/mails/write-mail.ts'
import { createBackend, type TestBackend } from './backend.ts'
import { createTestProgram, type TestProgram } from './program.ts'
import { startSmtp, type TestSmtp } from './smtp.ts'
import { createTestWorkspace, type TestWorkspace } from './workspace.ts'

export interface QueuedJob {
  id: string
  task: string
  payload: any
  key: string | null
  attempts: number
  error: string | null
  /** From its last change until it may run. */
  waitMs: number
}

/** What stands in the queue, in its order. */
export async function queuedJobs({ deps }: TestBackend, task?: string): Promise<QueuedJob[]> {
  return deps.db.sql<QueuedJob[]>`
    select j.id::text, t.identifier as task, j.payload, j.key, j.attempts::int, j.last_error as error,
      (extract(epoch from j.run_at - j.updated_at) * 1000)::int as "waitMs"
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where ${task ?? null}::text is null or t.identifier = ${task ?? null} order by j.id`
}

/** What waits for a later time may run now. */
export async function makeDue({ deps }: TestBackend): Promise<void> {
  await deps.db.sql`update graphile_worker._private_jobs set run_at = now() where run_at > now()`
}

/** Nothing is left of other tests. */
export async function emptyQueue({ deps }: TestBackend): Promise<void> {
  await deps.db.sql`delete from graphile_worker._private_jobs`
  await deps.db.sql`delete from outbox`
}

export interface JobFixture {
  backend: TestBackend
  smtp: TestSmtp
  workspace: TestWorkspace
  program: TestProgram
  scope: Scope
  /** Writes a mail, whose sending is a job that can be made to fail: the mail's id. */
  writeOne(): Promise<string | null>
  reset(): Promise<void>
  close(): Promise<void>
}

let written = 0

/** A program whose mails leave through an SMTP server on this machine. */
export async function openJobFixture(config: Partial<Config> = {}): Promise<JobFixture> {
  const smtp = await startSmtp()
  const backend = await createBackend({ config: { smtpUrl: smtp.url, ...config } })
  const workspace = await createTestWorkspace(backend)
  const program = await createTestProgram(backend, workspace)
  const scope: Scope = {
    workspaceId: workspace.id,
    plan: workspace.plan,
    actor: { type: 'system', name: 'test' },
  }
  return {
    backend,
    smtp,
    workspace,
    program,
    scope,
    writeOne: () =>
      inTransaction(createCtx(backend.deps, scope), (ctx) =>
        writeMail(ctx, {
          key: `test:${++written}`,
          template: 'application-received',
          programId: program.program.id,
          to: `ada-${written}@partners.test`,
          data: { partner: 'Ada' },
        }),
      ),
    async reset() {
      await emptyQueue(backend)
      smtp.refuse(null)
      smtp.received.length = 0
    },
    async close() {
      await backend.close()
      await smtp.close()
    },
  }
}

/** Asks again until it is so; the test's own time limit ends it. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setImmediate(resolve))
}
