import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { mails } from '../../../db/schema/mails.ts'
import { noMail, toMail } from './present.ts'
import type { Mail } from './schema.ts'

export async function getMail(ctx: Ctx, id: string): Promise<Mail> {
  const { tx, scope } = ctx
  const row = await tx.first(scope, mails, [eq(mails.id, id)])
  if (!row) throw noMail(id)
  return toMail(ctx, row)
}
