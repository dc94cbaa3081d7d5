import type { Deps } from '../../../deps.ts'
import type { EmbedCaller } from '../../../core/callers.ts'
import { holdPartnerById, writePerson } from '../../program/partners/save-partner.ts'

/**
 * The first page that a partner reads says which language their mails come in, as long as neither they
 * nor the program have said one.
 */
export async function noteLanguage(
  deps: Deps,
  { scope, session, language }: EmbedCaller,
): Promise<void> {
  if (language === null) return
  await deps.db.transact(async (tx) => {
    const { id, locale } = await holdPartnerById(tx, scope, session.partnerId)
    if (locale === null) await writePerson(deps, tx, scope, { id, set: { locale: language } })
  })
}
