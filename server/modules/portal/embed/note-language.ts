import { inTransaction } from '../../../core/transact.ts'
import type { EmbedCtx } from '../../../core/callers.ts'
import { holdPartnerById, writePerson } from '../../program/partners/save-partner.ts'

/**
 * Stores the language of the first page that a partner reads, for their mails, unless they or the program
 * have chosen one.
 */
export async function noteLanguage(ctx: EmbedCtx): Promise<void> {
  const { session, language } = ctx
  if (language === null) return
  await inTransaction(ctx, async (ctx) => {
    const { id, locale } = await holdPartnerById(ctx, session.partnerId)
    if (locale === null) await writePerson(ctx, { id, set: { locale: language } })
  })
}
