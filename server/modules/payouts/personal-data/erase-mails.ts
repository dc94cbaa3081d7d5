import { and, asc, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import { mails } from '../../../db/schema/mails.ts'
import { bodiesOf } from '../../platform/mails/present.ts'
import { idsOf, type Person } from './find-person.ts'

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
    or(inArray(mails.partnerId, idsOf(partners)), inArray(mails.recipient, emails)),
    isNotNull(mails.html),
  ])
  const words = wordsOf(person)
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
      await tx.update(scope, mails, ERASED, [inArray(mails.id, idsOf(named))])
    }
    if (rows.length < BATCH) return
    after = rows.at(-1)!.id
  }
}

/** A shorter name is part of too many other words. */
const SHORTEST_NAME = 6

/** Lists what a text names a person by, in lower case: ids, addresses, and names that are long enough. */
export function wordsOf({ partners, enrollments }: Person): string[] {
  const ids = [...partners, ...enrollments].map(({ id }) => id)
  const emails = partners.map(({ email }) => email ?? '')
  const names = partners
    .flatMap(({ name, username, companyName }) => [name, username ?? '', companyName ?? ''])
    .filter((name) => name.trim().length >= SHORTEST_NAME)
  const words = [...ids, ...emails, ...names].map((word) => word.trim().toLowerCase())
  return [...new Set(words.filter((word) => word !== ''))]
}
