import { placeOf, Sealed } from '../../server/db/sealed.ts'
import { mails } from '../../server/db/schema/mails.ts'
import type { TaskPayloads } from '../../server/domain/tasks.ts'
import { runJob } from '../../server/jobs/run-job.ts'
import type { TestBackend } from './backend.ts'

export interface TestMail {
  template: string
  subject: string
  html: string
  plain: string
  /** The secret of the link in it, or null. */
  token: string | null
}

interface StoredMail {
  ws: string
  id: string
  template: string
  subject: string
  html: string | null
  plain: string | null
}

/**
 * The mails that were written to an address, the oldest first, with their sealed bodies opened. Who asked
 * to sign in is answered before.
 */
export async function mailsTo(backend: TestBackend, address: string): Promise<TestMail[]> {
  const { deps } = backend
  await sendSignInLinks(backend)
  const rows = await deps.db.sql<StoredMail[]>`
    select workspace_id as ws, id, template, subject, html, plain from mails
    where recipient = ${address} order by created_at, id`
  return rows.map(({ ws, id, template, subject, ...bodies }) => {
    const open = (column: 'html' | 'plain') => {
      const kept = bodies[column]
      return kept ? deps.secrets.open(new Sealed(kept), placeOf(mails[column], ws, id)) : ''
    }
    const plain = open('plain')
    return {
      template,
      subject,
      html: open('html'),
      plain,
      token: /#token=(\w+)/.exec(plain)?.[1] ?? null,
    }
  })
}

/** Runs the jobs that look who asked to sign in, and no others. */
async function sendSignInLinks({ deps }: TestBackend): Promise<void> {
  const jobs = await deps.db.sql<
    { payload: TaskPayloads['send-sign-in-link'] & { workspaceId: string } }[]
  >`
    delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier = 'send-sign-in-link' returning j.payload`
  for (const { payload } of jobs) await runJob(deps, 'send-sign-in-link', payload)
}
