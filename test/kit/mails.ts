import { runJob } from '../../server/jobs/run-job.ts'
import type { TestBackend } from './backend.ts'

export interface TestMail {
  template: string
  subject: string
  plain: string
  /** The secret of the link in it, or null. */
  token: string | null
}

/**
 * The mails that were written to an address, the oldest first, with their sealed bodies opened. Who asked
 * to sign in is answered before.
 */
export async function mailsTo(backend: TestBackend, address: string): Promise<TestMail[]> {
  const { deps } = backend
  await sendSignInLinks(backend)
  const rows = await deps.db.sql<{ template: string; subject: string; plain: string }[]>`
    select template, subject, plain from mails where recipient = ${address} order by created_at, id`
  return rows.map(({ template, subject, plain: kept }) => {
    const plain = kept.includes('\n') ? kept : deps.secrets.open(kept, 'mail')
    return { template, subject, plain, token: /#token=(\w+)/.exec(plain)?.[1] ?? null }
  })
}

/** Runs the jobs that look who asked to sign in, and no others. */
async function sendSignInLinks({ deps }: TestBackend): Promise<void> {
  const jobs = await deps.db.sql<{ payload: any }[]>`
    delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier = 'send-sign-in-link' returning j.payload`
  for (const { payload } of jobs) await runJob(deps, 'send-sign-in-link', payload)
}
