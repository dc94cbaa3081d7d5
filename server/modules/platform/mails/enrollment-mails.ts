import { eq } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import { enrollments } from '../../../db/schema/programs.ts'
import type { TakenEvent } from '../../../domain/events.ts'
import { toPartner, toProgram, writeDrafts, type Draft } from './drafts.ts'
import { findRecipient, listLinkAddresses, type Recipient } from './queries.ts'
import { BAN_REASONS } from '../../../domain/enrollment.ts'
import { message, type Localizable } from '../../../domain/message/message.ts'

interface News {
  row: typeof enrollments.$inferSelect
  recipient: Recipient
  /** The end of the keys of its mails. */
  key: string
}

interface StatusNews extends News {
  /** Whether the status answers an application. */
  answers: boolean
}

/** First statuses that are announced by mail; imports bring others, of long ago. */
const BEGINNINGS = ['pending', 'approved']

/**
 * Drafts mails about a new enrollment, unless its status has changed since: the later event announces that. The
 * invitation is written by the use case that makes its secret link.
 */
export async function newEnrollmentMails(
  ctx: TxCtx,
  event: TakenEvent<'enrollment.created'>,
): Promise<void> {
  const news = await loadNews(ctx, event)
  if (!news || news.row.status !== event.data.status) return
  if (!BEGINNINGS.includes(news.row.status)) return
  const applied = news.row.appliedAt !== null
  const drafts = await ofStatus(ctx, { ...news, answers: applied })
  // Where applications are approved at once, a stranger causes that mail too.
  await writeDrafts(
    ctx,
    drafts.map((draft) => ({ ...draft, byStranger: applied })),
  )
}

/**
 * Drafts mails about an enrollment's status and group. A status that has changed again since is skipped:
 * the later event announces it.
 */
export async function enrollmentMails(
  ctx: TxCtx,
  event: TakenEvent<'enrollment.updated'>,
): Promise<void> {
  const news = await loadNews(ctx, event)
  if (!news) return
  const { status, previousStatus, groupId } = event.data
  const answers = previousStatus === 'pending' || previousStatus === 'rejected'
  const drafts = status === news.row.status ? await ofStatus(ctx, { ...news, answers }) : []
  if (groupId === news.row.groupId) drafts.push(ofGroup(news))
  await writeDrafts(ctx, drafts)
}

async function loadNews(
  ctx: TxCtx,
  { num, data }: TakenEvent<'enrollment.created' | 'enrollment.updated'>,
): Promise<News | null> {
  const { tx, scope } = ctx
  const recipient = await findRecipient(ctx, data.enrollmentId)
  const row = await tx.first(scope, enrollments, [eq(enrollments.id, recipient.enrollmentId)])
  return row ? { row, recipient, key: `${row.id}:${num}` } : null
}

async function ofStatus(ctx: TxCtx, news: StatusNews): Promise<Draft[]> {
  const { row, recipient, key } = news
  const { partner, email, country } = recipient
  switch (recipient.status) {
    case 'pending':
      return [
        toPartner(recipient, 'application-received', { key, data: { partner } }),
        toProgram(recipient, 'new-application', { key, data: { partner, email, country } }),
      ].map((draft) => ({ ...draft, byStranger: true }))
    case 'approved': {
      if (!news.answers) return []
      // Keys of links are made of the name.
      const links = recipient.vouched ? await listLinkAddresses(ctx, recipient) : []
      return [toPartner(recipient, 'application-approved', { key, data: { partner, links } })]
    }
    case 'rejected': {
      const data = { partner, note: row.rejectionNote, reapplyAt: row.reapplyAt }
      return [toPartner(recipient, 'application-rejected', { key, data })]
    }
    case 'banned': {
      const data = { partner, reason: banReason(row.banReason) }
      return [toPartner(recipient, 'enrollment-banned', { key, data })]
    }
    case 'deactivated':
      return [toPartner(recipient, 'enrollment-deactivated', { key, data: { partner } })]
    case 'invited':
    case 'declined':
    case 'archived':
      return []
  }
}

function ofGroup({ recipient, key }: News): Draft {
  const { partner, group } = recipient
  return toPartner(recipient, 'group-changed', { key, data: { partner, group, offers: [] } })
}

/** Returns one of the known reasons, or what an importer wrote. */
function banReason(reason: string | null): Localizable | null {
  const known = BAN_REASONS.find((one) => one === reason)
  return known ? message(`enrollment.ban-reason.${known}`) : reason
}
