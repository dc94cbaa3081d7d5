import type { Ctx } from '../../../core/ctx.ts'
import { listRows, type Listing } from '../../../core/list-rows.ts'
import { mails } from '../../../db/schema/mails.ts'
import { toMail } from './present.ts'
import type { Mail, MailQuery } from './schema.ts'

const MAILS: Listing<typeof mails, MailQuery> = {
  table: mails,
  prefix: 'mail',
  noun: 'mail',
  filters: { partnerId: mails.partnerId, status: mails.status },
}

/** Lists mails, the newest first. */
export async function listMails(ctx: Ctx, query: MailQuery): Promise<Mail[]> {
  const rows = await listRows(ctx, MAILS, query)
  return rows.map((row) => toMail(ctx, row))
}
