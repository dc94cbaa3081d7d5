import { asc, desc, eq, gt, lt } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { mails } from '../../../db/schema/mails.ts'
import { inOrder, sliceOf } from '../../../core/paging.ts'
import { toMail } from './present.ts'
import type { Mail, MailQuery } from './schema.ts'

/** Mails, the newest first. */
export async function listMails(ctx: Ctx, query: MailQuery): Promise<Mail[]> {
  const { tx, scope } = ctx
  const slice = sliceOf(query, 'mail')
  const { limit, offset, cursor } = slice
  const rows = await tx.find(scope, mails, {
    where: [
      query.partnerId === undefined ? undefined : eq(mails.partnerId, query.partnerId),
      query.status === undefined ? undefined : eq(mails.status, query.status),
      cursor && (cursor.side === 'after' ? lt(mails.id, cursor.id) : gt(mails.id, cursor.id)),
    ].map((condition) => condition ?? undefined),
    orderBy: [cursor?.side === 'before' ? asc(mails.id) : desc(mails.id)],
    limit,
    offset,
  })
  return inOrder(rows, slice).map((row) => toMail(ctx, row))
}
