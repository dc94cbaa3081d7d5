import { and, eq, inArray, lt, or, sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { findPersonByEmail } from '../../../db/find-person.ts'
import { bool, row } from '../../../db/row.ts'
import { mails } from '../../../db/schema/mails.ts'
import { members } from '../../../db/schema/people.ts'
import type { Deps } from '../../../deps.ts'
import type { OutgoingMail } from '../../../notify/port.ts'
import { bodiesOf, findMail, type MailRow } from './present.ts'

/** Longer than handing over can take: a server that is still `sending` then has died. */
const LEASE_MS = 120_000
const MAX_ERROR = 500

/**
 * Hands one mail over, once. No transaction is open meanwhile: a slow SMTP server holds up mails only.
 * @throws Error when it could not be handed over, with the reason noted beside the mail
 */
export async function sendMail(ctx: Ctx, id: string): Promise<void> {
  const { deps, tx, scope } = ctx
  const mail = await claimMail(ctx, id)
  if (!mail) return
  const note = (set: Partial<MailRow>) => tx.update(scope, mails, set, [eq(mails.id, id)])
  const { mailer } = deps
  const isLeaving = await mayLeave(ctx, mail.recipient)
  const sending = isLeaving ? mailer.send(outgoing(deps, mail)) : Promise.resolve('kept' as const)
  const delivery = await sending.catch(async (error: unknown) => {
    deps.recorded.mails.add(['failed'])
    const reason = (error instanceof Error ? error.message : String(error)).replaceAll('\0', '')
    await note({ status: 'failed', sentAt: null, error: reason.slice(0, MAX_ERROR) })
    throw error
  })
  deps.recorded.mails.add([delivery])
  const sentAt = delivery === 'sent' ? new Date(deps.clock.now()) : null
  await note({ status: delivery, sentAt, error: null })
}

const Leaves = row({ leaves: bool })

/** Tells whether mail for an address is sent: that of a test workspace goes to its members alone. */
async function mayLeave({ tx, scope, deps }: Ctx, recipient: string): Promise<boolean> {
  const [found] = await tx.rows(
    scope,
    Leaves,
    (ws) => sql`select mode = 'live' as leaves from workspaces where id = ${ws}`,
  )
  if (found?.leaves) return true
  const person = await findPersonByEmail(deps.db, recipient.toLowerCase())
  return person !== null && !!(await tx.first(scope, members, [eq(members.personId, person.id)]))
}

/** Claims a mail that is still to be sent, so that nobody else sends it now. */
async function claimMail(ctx: Ctx, id: string): Promise<MailRow | null> {
  const { deps, tx, scope } = ctx
  const now = new Date(deps.clock.now())
  const left = and(eq(mails.status, 'sending'), lt(mails.sentAt, new Date(+now - LEASE_MS)))
  const [claimed] = await tx.update(scope, mails, { status: 'sending', sentAt: now }, [
    eq(mails.id, id),
    or(inArray(mails.status, ['waiting', 'failed']), left),
  ])
  if (claimed) return claimed
  const mail = await findMail(ctx, id)
  if (mail.status === 'sending') throw new Error('Another server is sending this mail.')
  return null
}

function outgoing(deps: Deps, mail: MailRow): OutgoingMail {
  const { config } = deps
  const { html, text } = bodiesOf(deps, mail)
  return {
    from: senderOf(config.mailFrom, mail.sender),
    to: mail.recipient,
    replyTo: mail.replyTo ?? undefined,
    subject: mail.subject,
    html,
    text,
    headers: {
      // The same when it is handed over twice, so that mail programs show it once.
      'Message-ID': `<${mail.id}@${new URL(config.origin).hostname}>`,
      'Auto-Submitted': 'auto-generated',
      ...(mail.unsubscribeUrl
        ? {
            'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }
        : {}),
    },
  }
}

/** Formats the sender: the program's name with the operator's address, which alone may send. */
function senderOf(mailFrom: string, name: string): string {
  const address = /<([^<>]+)>\s*$/.exec(mailFrom)?.[1] ?? mailFrom
  const shown = name.replace(/[\p{Cc}"\\<>]/gu, ' ').trim()
  return `"${shown}" <${address.trim()}>`
}
