import { placeOf, Sealed } from '../../server/db/sealed.ts'
import { mails } from '../../server/db/schema/mails.ts'
import type { TestBackend } from './backend.ts'
import { runStrangerJobs } from './stranger-jobs.ts'

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
 * to sign in or applied is looked up before.
 */
export async function mailsTo(backend: TestBackend, address: string): Promise<TestMail[]> {
  const { deps } = backend
  await runStrangerJobs(backend)
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
