import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { transact } from '../../../core/transact.ts'
import { enqueue } from '../../../db/enqueue.ts'
import { mails } from '../../../db/schema/mails.ts'
import { ApiError } from '../../../domain/errors.ts'
import { findMail, toMail, type MailRow } from './present.ts'
import type { Mail } from './schema.ts'

/** Their links are over within minutes; whoever needs another asks for it. */
const SHORT_LIVED = ['sign-in-link', 'verify-email']

/**
 * Sends a mail again as it was written: one that was kept or failed, or that did not arrive.
 * @throws ApiError `conflict` with `details.reason`
 */
export async function resendMail(ctx: Ctx, id: string): Promise<Mail> {
  return transact(ctx, async (ctx) => {
    const { deps, tx, scope } = ctx
    const mail = await findMail(ctx, id, { lock: 'update' })
    if (!deps.mailer.sends) {
      throw refused('not_configured', 'Email is not set up: set SMTP_URL and restart the server.')
    }
    requireWhole(mail)
    if (mail.status === 'waiting' || mail.status === 'sending') return toMail(ctx, mail)
    const set = { status: 'waiting', sentAt: null, error: null }
    const [queued] = await tx.update(scope, mails, set, [eq(mails.id, id)])
    await enqueue(tx, scope, { task: 'send-mail', payload: { mailId: id } })
    return toMail(ctx, queued!)
  })
}

function requireWhole({ html, template }: MailRow): void {
  if (SHORT_LIVED.includes(template)) {
    throw refused('expired', 'The link in this mail is over. Ask for another one.')
  }
  if (html === null)
    throw refused('deleted', 'The text of this mail was deleted because of its age.')
}

function refused(reason: string, sentence: string): ApiError {
  return new ApiError('conflict', sentence, { details: { reason } })
}
