import { showColumns } from '../../../core/column-fields.ts'
import type { Ctx } from '../../../core/ctx.ts'
import type { enrollments, partners } from '../../../db/schema/programs.ts'
import { ENROLLMENT_STATUSES } from '../../../domain/enrollment.ts'
import { shareUrl } from '../../../domain/partner-link.ts'
import { shortLinkOf, type LinkRow } from '../../links/links/present.ts'
import { loadRowRevenue } from '../../links/links/present-links.ts'
import type { GroupRow, ProgramRow } from '../programs/queries.ts'
import { ENROLLMENT_COLUMNS, PARTNER_COLUMNS } from './columns-schema.ts'
import type { TagOfPartner } from '../partner-tags/schema.ts'
import { REJECTION_REASONS, type Partner, type PartnerLink } from './schema.ts'
import { BAN_REASONS } from '../../../domain/enrollment.ts'
import { message, time } from '../../../domain/message/message.ts'
import { format, type Locale } from '../../../locales/format.ts'
import type { PayoutHold } from './hold-schema.ts'

export type PartnerRow = typeof partners.$inferSelect
export type EnrollmentRow = typeof enrollments.$inferSelect

export interface Totals {
  clicks: number
  leads: number
  conversions: number
  sales: number
  /** Net of refunds, in the program's currency. */
  revenue: number
  accrued: number
  payable: number
  inTransit: number
  paid: number
  payoutsEnabledAt: Date | null
}

interface Parts {
  partner: PartnerRow
  enrollment: EnrollmentRow
  program: ProgramRow
  group: GroupRow
}

/** Converts a partner for the program: nothing of how they are paid. */
export function toPartner(
  { partner, enrollment, program, group }: Parts,
  { links, totals, tags }: { links: PartnerLink[]; totals: Totals; tags: TagOfPartner[] },
): Partner {
  const { accrued, payable, inTransit, paid } = totals
  return {
    ...toPerson(partner),
    enrollmentId: enrollment.id,
    referredById: enrollment.referredById,
    ownerId: partner.ownerId,
    tags,
    programId: program.id,
    groupId: group.id,
    status: statusOf(enrollment),
    networkStatus: 'draft',
    defaultPayoutMethod: null,
    paypalEmail: null,
    stripeConnectId: null,
    payoutsEnabledAt: totals.payoutsEnabledAt?.toISOString() ?? null,
    identityVerifiedAt: null,
    ...showColumns(ENROLLMENT_COLUMNS, enrollment),
    links,
    totalClicks: totals.clicks,
    totalLeads: totals.leads,
    totalConversions: totals.conversions,
    totalSales: totals.sales,
    totalSaleAmount: totals.revenue,
    totalCommissions: accrued + payable + inTransit + paid,
    earnings: { currency: program.currency, accrued, payable, inTransit, paid },
    bannedAt: iso(enrollment.bannedAt),
    bannedReason: oneOfThese(BAN_REASONS, enrollment.banReason),
    application: enrollment.reviewedAt && {
      rejectionReason: oneOfThese(REJECTION_REASONS, enrollment.rejectionReason),
      rejectionNote: enrollment.rejectionNote,
      reviewedAt: iso(enrollment.reviewedAt),
    },
    createdAt: enrollment.createdAt.toISOString(),
    updatedAt: lastChange(partner, enrollment).toISOString(),
  }
}

/** Returns when the partner or its enrollment last changed. */
export function lastChange(
  { updatedAt }: Pick<PartnerRow, 'updatedAt'>,
  enrollment: Pick<EnrollmentRow, 'updatedAt'>,
): Date {
  return updatedAt > enrollment.updatedAt ? updatedAt : enrollment.updatedAt
}

function toPerson(partner: PartnerRow) {
  const { id, name, email } = partner
  const verified = { email, emailVerifiedAt: iso(partner.emailVerifiedAt) }
  return { id, partnerId: id, ...showColumns(PARTNER_COLUMNS, partner), name, ...verified }
}

/** Converts links of a program's partners; `groupOf` names the group of each. */
export async function presentPartnerLinks(
  ctx: Ctx,
  rows: readonly LinkRow[],
  groupOf: (row: LinkRow) => Pick<GroupRow, 'linkStructure'>,
): Promise<PartnerLink[]> {
  const { origin } = ctx.deps.config
  const revenues = await loadRowRevenue(ctx, rows)
  return rows.map((row, i) => {
    const { saleAmount } = revenues[i]!
    return { ...toPartnerLink(origin, row, groupOf(row)), saleAmount }
  })
}

function toPartnerLink(origin: string, row: LinkRow, group: Pick<GroupRow, 'linkStructure'>) {
  const { id, domain, key, url, clicks, leads, conversions, sales } = row
  const shortLink = shortLinkOf(origin, domain, key)
  return {
    id,
    domain,
    key,
    shortLink,
    shareUrl: shareUrl({ shortLink, url, key }, group.linkStructure),
    url,
    clicks,
    leads,
    conversions,
    sales,
  }
}

/** Narrows the column's plain text to the status of the domain. */
export function statusOf({ status }: Pick<EnrollmentRow, 'status'>) {
  const known = ENROLLMENT_STATUSES.find((candidate) => candidate === status)
  if (known) return known
  throw new RangeError(`an enrollment cannot be ${status}`)
}

function oneOfThese<T extends string>(words: readonly T[], word: string | null): T | null {
  return words.find((known) => known === word) ?? null
}

function iso(time: Date | null): string | null {
  return time?.toISOString() ?? null
}

/** Tells the partner until when payouts wait; null: they do not. */
export function toPayoutHold(until: Date | null, locale: Locale): PayoutHold | null {
  if (until === null) return null
  const sentence = message('account.held-after-change', { until: time(until.getTime()) })
  return { until: until.toISOString(), sentence: format(sentence, locale) }
}
