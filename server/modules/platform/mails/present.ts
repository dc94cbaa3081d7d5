import { rowFinder } from '../../../core/row-finder.ts'
import type { Ctx } from '../../../core/ctx.ts'
import { hasScope } from '../../../core/require-scope.ts'
import { placeOf } from '../../../db/sealed.ts'
import { mails } from '../../../db/schema/mails.ts'
import type { Deps } from '../../../deps.ts'
import { MAIL_STATUSES, type Mail } from './schema.ts'

export type MailRow = typeof mails.$inferSelect

/** Decrypts both versions of a mail; empty once they were deleted. */
export function bodiesOf({ secrets }: Deps, mail: MailRow): { html: string; text: string } {
  const { html, plain, workspaceId, id } = mail
  return {
    html: html ? secrets.open(html, placeOf(mails.html, workspaceId, id)) : '',
    text: plain ? secrets.open(plain, placeOf(mails.plain, workspaceId, id)) : '',
  }
}

/**
 * Presents a mail. Bodies with a link that opens something are for their reader alone; the demo has nobody
 * else. Who opens a link to unsubscribe changes something, so a caller who may only read does not see it.
 */
export function toMail({ deps, scope }: Ctx, mail: MailRow): Mail {
  const hidden = mail.secret && deps.config.mode !== 'demo'
  const bodies = hidden ? { html: null, text: null } : bodiesOf(deps, mail)
  const readable = (body: string | null) =>
    hasScope(scope, 'mails.write') ? body : withoutUnsubscribe(body, mail)
  const [html, text] = [readable(bodies.html), readable(bodies.text)]
  return {
    id: mail.id,
    template: mail.template,
    programId: mail.programId,
    partnerId: mail.partnerId,
    from: mail.sender,
    to: mail.recipient,
    subject: mail.subject,
    html,
    text,
    status: MAIL_STATUSES.find((known) => known === mail.status) ?? 'waiting',
    error: mail.error,
    // While it is being sent, the row says since when.
    sentAt: mail.status === 'sent' ? (mail.sentAt?.toISOString() ?? null) : null,
    createdAt: mail.createdAt.toISOString(),
  }
}

function withoutUnsubscribe(body: string | null, { unsubscribeUrl }: MailRow): string | null {
  if (body === null || unsubscribeUrl === null) return body
  return body.replaceAll(unsubscribeUrl, unsubscribeUrl.replace(/[^/]+$/, 'hidden'))
}

export const findMail = rowFinder(mails, 'mail')
