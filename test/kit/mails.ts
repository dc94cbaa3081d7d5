import type { TestBackend } from './backend.ts'

export interface TestMail {
  template: string
  subject: string
  plain: string
  /** The secret of the link in it, or null. */
  token: string | null
}

/** The mails that were written to an address, the oldest first, with their sealed bodies opened. */
export async function mailsTo({ deps }: TestBackend, address: string): Promise<TestMail[]> {
  const rows = await deps.db.sql<{ template: string; subject: string; plain: string }[]>`
    select template, subject, plain from mails where recipient = ${address} order by created_at, id`
  return rows.map(({ template, subject, plain: kept }) => {
    const plain = kept.includes('\n') ? kept : deps.secrets.open(kept, 'mail')
    return { template, subject, plain, token: /#token=(\w+)/.exec(plain)?.[1] ?? null }
  })
}
