import type { Deps } from '../../../deps.ts'
import { heldUntil } from '../../../domain/account-hold.ts'
import { EMBED_SCOPES, shownName, showsFigures } from '../../../domain/embed.ts'
import { maskEmail } from '../../../domain/email.ts'
import { ApiError, invalid } from '../../../domain/errors.ts'
import { message } from '../../../domain/message/message.ts'
import { format, type Locale } from '../../../locales/format.ts'
import { nextRun } from '../../../domain/schedule.ts'
import { isTimeZone, resolveInterval } from '../../../domain/time.ts'
import type { EmbedCtx } from '../../../core/callers.ts'
import { resolveMethod } from '../../payouts/payout-methods/resolve-method.ts'
import { toPayoutHold } from '../../program/partners/present.ts'
import { toOfferedDiscount, toOfferedRewards } from '../../program/rewards/present-offer.ts'
import type { EmbedAnalytics } from './figures-schema.ts'
import { findMilestones } from './find-milestones.ts'
import { findView, sumView, type ViewRow, type ViewSums } from './find-view.ts'
import type { EmbedMilestone } from './milestone-schema.ts'
import { noteLanguage } from './note-language.ts'
import { toEmbedLink } from './present-link.ts'
import { readSeries } from './read-series.ts'
import type { EmbedSession, EmbedView, EmbedViewQuery } from './view-schema.ts'

const NO_FIGURES = { clicks: 0, leads: 0, sales: 0, earnings: 0 }
const NO_SUMS: ViewSums = {
  balances: [],
  holdingEnds: null,
  firsts: { link: null, sale: null, payout: null },
  all: NO_FIGURES,
  recent: NO_FIGURES,
}

/**
 * Returns all that a dashboard shows first, in one request and two statements that run side by side; with
 * an interval also the series of that time.
 */
export async function getView(ctx: EmbedCtx, query: EmbedViewQuery = {}): Promise<EmbedView> {
  const { deps, session } = ctx
  const { enrollmentId, status } = session
  requireTimeZone(query.timezone)
  const nowMs = deps.clock.now()
  const { startMs } = resolveInterval({ interval: '30d', timeZone: 'UTC', nowMs })
  const open = showsFigures(status)
  const found = findView(ctx, enrollmentId)
  const [row, sums, analytics, milestones] = await Promise.all([
    found,
    open ? sumView(ctx, { enrollmentId, since: new Date(startMs) }) : NO_SUMS,
    open ? found.then(({ partner }) => seriesFor(ctx, { ...query, partner })) : undefined,
    open ? found.then((row) => milestonesOf(ctx, row, nowMs)) : [],
  ])
  if (row.partner.locale === null) await noteLanguage(ctx)
  return {
    ...identity(row, ctx, nowMs),
    ...(open ? offer(deps, row, ctx.locale) : NO_OFFER),
    milestones,
    payoutHold: open ? holdOf(row, ctx.locale, nowMs) : null,
    balances: sums.balances,
    holdingEnds: sums.holdingEnds && {
      ...sums.holdingEnds,
      first: new Date(sums.holdingEnds.first).toISOString(),
      last: new Date(sums.holdingEnds.last).toISOString(),
    },
    firsts: {
      link: iso(sums.firsts.link),
      sale: iso(sums.firsts.sale),
      payout: iso(sums.firsts.payout),
    },
    totals: { all: sums.all, last30Days: sums.recent },
    session: sessionOf(ctx),
    ...(analytics ? { analytics } : {}),
  }
}

function iso(time: string | null): string | null {
  return time && new Date(time).toISOString()
}

function milestonesOf(
  ctx: EmbedCtx,
  { hasMilestones }: ViewRow,
  nowMs: number,
): Promise<EmbedMilestone[]> | EmbedMilestone[] {
  const { locale, session } = ctx
  return hasMilestones
    ? findMilestones(ctx, { enrollmentId: session.enrollmentId, locale, nowMs })
    : []
}

function holdOf(row: ViewRow, locale: Locale, nowMs: number): EmbedView['payoutHold'] {
  const { accountChangedAt: changedAt, accountChangeHoldDays: holdDays } = row
  return toPayoutHold(heldUntil({ changedAt, holdDays }, nowMs), locale)
}

function requireTimeZone(name: string | undefined): void {
  if (name === undefined || isTimeZone(name)) return
  throw invalid('timezone', message('input.not-a-time-zone'))
}

/** Reads the series, but leaves out a report that takes too long: a request for it alone says what to do. */
async function seriesFor(
  ctx: EmbedCtx,
  { interval, timezone, partner }: EmbedViewQuery & Pick<ViewRow, 'partner'>,
): Promise<EmbedAnalytics | undefined> {
  if (interval === undefined) return undefined
  const zone = partner.timeZone ?? timezone ?? 'UTC'
  try {
    return await readSeries(ctx, { interval, timezone: zone })
  } catch (error) {
    if (error instanceof ApiError) return undefined
    throw error
  }
}

export function sessionOf(ctx: EmbedCtx): EmbedSession {
  const { deps, session } = ctx
  const { programId, partnerId, status, origin, expiresAt } = session
  return {
    programId,
    partnerId,
    status,
    scopes: EMBED_SCOPES.filter((known) => session.scopes.includes(known)),
    origin,
    expires: expiresAt.toISOString(),
    expiresIn: Math.floor((expiresAt.getTime() - deps.clock.now()) / 1000),
  }
}

type Offer = Pick<
  EmbedView,
  'rewards' | 'discount' | 'links' | 'resources' | 'faq' | 'payoutMethod'
>
const NO_OFFER: Offer = {
  rewards: [],
  discount: null,
  links: [],
  resources: [],
  faq: [],
  payoutMethod: null,
}

function identity(
  { program: { creditLabel: _, ...program }, partner, enrollment, group }: ViewRow,
  { session }: EmbedCtx,
  nowMs: number,
): Pick<EmbedView, 'program' | 'partner' | 'enrollment'> {
  const { emailVerifiedAt, email, ...person } = partner
  const nextMs = program.deactivatedAt ? null : nextRun(program.payoutSchedule, nowMs)
  return {
    program: {
      ...program,
      nextPayoutAt: nextMs === null ? null : new Date(nextMs).toISOString(),
      deactivatedAt: program.deactivatedAt && new Date(program.deactivatedAt).toISOString(),
    },
    partner: {
      ...person,
      name: shownName(person.name),
      email: email === null ? null : maskEmail(email),
      emailVerified: emailVerifiedAt !== null,
    },
    enrollment: {
      ...enrollment,
      status: session.status,
      since: new Date(enrollment.since).toISOString(),
      groupName: group.name,
      maxLinks: group.maxLinks,
    },
  }
}

function offer(
  deps: Deps,
  { rewards, discount, links, group, program, payoutMethod }: ViewRow,
  locale: Locale,
): Offer {
  const { method } = resolveMethod(program, payoutMethod)
  const questions = group.landing?.blocks.flatMap((block) =>
    block.type === 'questions' ? block.questions : [],
  )
  return {
    rewards: toOfferedRewards(rewards, locale),
    discount: discount && toOfferedDiscount(discount, { currency: program.currency, locale }),
    links: links.map((link) => toEmbedLink(deps.config.origin, link, group)),
    resources: group.resources ?? [],
    faq: questions ?? [],
    payoutMethod: method && { ...method, masked: format(method.masked, locale) },
  }
}
