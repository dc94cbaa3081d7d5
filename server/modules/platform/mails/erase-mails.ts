import { and, asc, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import { listIds, wordsAbout, type Person } from '../../../core/personal-data.ts'
import { mails } from '../../../db/schema/mails.ts'
import { bodiesOf } from './present.ts'

const BATCH = 500
/** The row stays: its key keeps the mail from being written again. */
const ERASED = {
  recipient: '',
  subject: '',
  html: null,
  plain: null,
  replyTo: null,
  unsubscribeUrl: null,
  error: null,
  status: sql`case when status = 'sent' then status else 'kept' end`,
}

/** Empties the mails to a person, and those to the program's own people that name them. */
export async function eraseMails(ctx: TxCtx, person: Person): Promise<void> {
  const { tx, scope } = ctx
  const { partners } = person
  const emails = partners.flatMap(({ email }) => email ?? [])
  await tx.update(scope, mails, ERASED, [
    or(inArray(mails.partnerId, listIds(partners)), inArray(mails.recipient, emails)),
    isNotNull(mails.html),
  ])
  const words = wordsAbout(person)
  let after = ''
  for (;;) {
    const rows = await tx.find(scope, mails, {
      where: [and(isNull(mails.partnerId), isNotNull(mails.html)), gt(mails.id, after)],
      orderBy: [asc(mails.id)],
      limit: BATCH,
    })
    const named = rows.filter((row) => {
      const { text } = bodiesOf(ctx.deps, row)
      const all = `${row.key}\n${row.subject}\n${text}`.toLowerCase()
      return words.some((word) => all.includes(word))
    })
    if (named.length > 0) {
      await tx.update(scope, mails, ERASED, [inArray(mails.id, listIds(named))])
    }
    if (rows.length < BATCH) return
    after = rows.at(-1)!.id
  }
}
