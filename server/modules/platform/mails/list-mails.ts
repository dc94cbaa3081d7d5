import { asc, desc, eq, gt, lt } from 'drizzle-orm'
import { mails } from '../../../db/schema/mails.ts'
import type { Scope } from '../../../db/scope.ts'
import type { Deps } from '../../../deps.ts'
import { inOrder, sliceOf } from '../../../core/paging.ts'
import { toMail } from './present.ts'
import type { Mail, MailQuery } from './schema.ts'

/** Mails, the newest first. */
export async function listMails(deps: Deps, scope: Scope, query: MailQuery): Promise<Mail[]> {
  const slice = sliceOf(query, 'mail')
  const { limit, offset, cursor } = slice
  const rows = await deps.db.tx.find(scope, mails, {
    where: [
      query.partnerId === undefined ? undefined : eq(mails.partnerId, query.partnerId),
      query.status === undefined ? undefined : eq(mails.status, query.status),
      cursor && (cursor.side === 'after' ? lt(mails.id, cursor.id) : gt(mails.id, cursor.id)),
    ].map((condition) => condition ?? undefined),
    orderBy: [cursor?.side === 'before' ? asc(mails.id) : desc(mails.id)],
    limit,
    offset,
  })
  return inOrder(rows, slice).map((row) => toMail(deps, row))
}
