import { inTransaction } from '../../../core/transact.ts'
import { maskEmail } from '../../../domain/email.ts'
import { ApiError } from '../../../domain/errors.ts'
import { message } from '../../../domain/message/message.ts'
import type { EmbedCtx } from '../../../core/callers.ts'
import { sendLink } from '../partner-sessions/send-sign-in-link.ts'
import { holdPartnerById } from '../../program/partners/save-partner.ts'
import type { MailSent } from './view-schema.ts'

/**
 * Mails a sign-in link for the payout method, to the address on file and to no other. The page may be open
 * in front of somebody else, so the session itself can neither set nor see where money goes.
 */
export async function sendPayoutLink(ctx: EmbedCtx): Promise<MailSent> {
  const { session, language: asked } = ctx
  return inTransaction(ctx, async (ctx) => {
    const partner = await holdPartnerById(ctx, session.partnerId)
    if (partner.email === null) {
      throw new ApiError('bad_request', message('embed.no-email'))
    }
    const sent = await sendLink(ctx, {
      partner,
      programId: session.programId,
      asked,
    })
    return { sent, to: maskEmail(partner.email) }
  })
}
