import type { Ctx } from '../../../core/ctx.ts'
import { findMail, toMail } from './present.ts'
import type { Mail } from './schema.ts'

export async function getMail(ctx: Ctx, id: string): Promise<Mail> {
  const row = await findMail(ctx, id)
  return toMail(ctx, row)
}
