import { eq, or } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { groups, programs } from '../../../db/schema/programs.ts'
import { discounts } from '../../../db/schema/rewards.ts'
import type { Deps } from '../../../deps.ts'
import type { DiscountTerms } from '../../../domain/discount.ts'
import { ApiError } from '../../../domain/errors.ts'
import { message } from '../../../domain/message/message.ts'
import type { Locale } from '../../../locales/format.ts'
import { requirePlan } from '../../../domain/plan.ts'
import { authenticateBrowser } from '../../../core/authenticate.ts'
import { requestLocale } from '../../../locales/locale.ts'
import { toOfferedDiscount, toOfferedRewards } from '../rewards/present-offer.ts'
import { currentOffer, loadVersions } from '../rewards/queries.ts'
import { toBrand } from './brand-columns-schema.ts'
import { DEFAULT_GROUP, effectiveGroup, type GroupRow, type ProgramRow } from './queries.ts'
import type { LandingPage, LandingQuery } from './landing-schema.ts'

/** Reads the landing page of a program, for callers from an allowed host. */
export async function getLanding(
  deps: Deps,
  headers: Headers,
  idOrSlug: string,
  { publishableKey, group: slug = DEFAULT_GROUP }: LandingQuery,
): Promise<LandingPage> {
  const ctx = await authenticateBrowser(deps, headers, publishableKey)
  return describeLanding(ctx, { idOrSlug, slug, locale: requestLocale(headers) })
}

/** Describes a program that takes partners, by its id or slug, as a group of it sees it. */
export async function describeLanding(
  ctx: Ctx,
  { idOrSlug, slug = DEFAULT_GROUP, locale }: { idOrSlug: string; slug?: string; locale: Locale },
): Promise<LandingPage> {
  requirePlan(ctx.scope.plan, 'partnerProgram')
  const program = await findOpenProgram(ctx, idOrSlug)
  const group = await ctx.tx.first(ctx.scope, groups, [
    eq(groups.programId, program.id),
    eq(groups.slug, slug),
  ])
  if (!group) throw nothing('group', slug)
  const { resources: _, ...brand } = toBrand(effectiveGroup(program, group))
  return {
    programId: program.id,
    groupId: group.id,
    name: program.name,
    slug: program.slug,
    description: program.description,
    currency: program.currency,
    termsUrl: program.termsUrl,
    helpUrl: program.helpUrl,
    ...brand,
    ...(await describeOffer(ctx, { program, group, locale })),
  }
}

async function findOpenProgram(ctx: Ctx, idOrSlug: string): Promise<ProgramRow> {
  const { tx, scope } = ctx
  const program = await tx.first(scope, programs, [
    or(eq(programs.id, idOrSlug), eq(programs.slug, idOrSlug)),
  ])
  if (program && program.deactivatedAt === null) return program
  throw nothing('program', idOrSlug)
}

async function describeOffer(
  ctx: Ctx,
  { program, group, locale }: { program: ProgramRow; group: GroupRow; locale: Locale },
): Promise<Pick<LandingPage, 'rewards' | 'discount'>> {
  const { tx, scope } = ctx
  const { currency } = program
  const offer = await currentOffer(ctx, { enrollmentId: '', groupId: group.id })
  const refs = Object.values(offer.rewards)
  const versions = await loadVersions(ctx, refs)
  const discount = offer.discountId
    ? await tx.first(scope, discounts, [eq(discounts.id, offer.discountId)])
    : undefined
  return {
    rewards: toOfferedRewards(versions, locale),
    discount: discount ? toOfferedDiscount(termsOf(discount), { currency, locale }) : null,
  }
}

function termsOf(row: typeof discounts.$inferSelect): DiscountTerms {
  return { ...row, amountMinor: row.amountMinor === null ? null : Number(row.amountMinor) }
}

function nothing(noun: 'program' | 'group', name: string): ApiError {
  const values = { name: { quoted: name.slice(0, 64) } }
  return new ApiError(
    'not_found',
    noun === 'program'
      ? message('application.unknown-program', values)
      : message('application.unknown-group', values),
  )
}
