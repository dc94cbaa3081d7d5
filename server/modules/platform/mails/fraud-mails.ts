import { eq } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import { fraudFlags } from '../../../db/schema/fraud.ts'
import type { TakenEvent } from '../../../domain/events.ts'
import { format } from '../../../locales/format.ts'
import { toProgram, writeDrafts } from './drafts.ts'
import { findRecipient } from './queries.ts'

/** Drafts a mail to the program's people about a decision that waits for them. */
export async function fraudMails(ctx: TxCtx, { data }: TakenEvent<'fraud.flagged'>): Promise<void> {
  const { tx, scope } = ctx
  const row = await tx.first(scope, fraudFlags, [eq(fraudFlags.id, data.flagId)])
  if (row?.status !== 'open') return
  const recipient = await findRecipient(ctx, row.enrollmentId)
  const { severity, sentence } = row
  const told = { partner: recipient.partner, severity, sentence: format(sentence) }
  const draft = toProgram(recipient, 'fraud-flagged', { key: row.id, data: told })
  await writeDrafts(ctx, [draft])
}
