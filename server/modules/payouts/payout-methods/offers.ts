import { asc, eq, inArray } from 'drizzle-orm'
import type { PartnerCtx } from '../../../core/callers.ts'
import { enrollments, partners, programs } from '../../../db/schema/programs.ts'
import { CREDIT } from '../../../domain/credit.ts'
import { ApiError, invalid } from '../../../domain/errors.ts'
import { message } from '../../../domain/message/message.ts'
import { requireProvider } from '../../../payout-providers/find-provider.ts'
import type { CreditTerms } from './resolve-method.ts'

/** So long after a sign-in may a partner who stays signed in change where money goes. */
const RECENT_MS = 60 * 60_000

/**
 * Checks that the session was opened through the partner's current address, and lately if it is one of 30 days.
 * @throws ApiError `forbidden`; `details.reason` is `sign_in_again` for who has to enter a code first
 */
export async function requireProven(ctx: PartnerCtx): Promise<void> {
  const { deps, tx, scope, partnerId, email, signedInAt, isRemembered } = ctx
  if (isRemembered && deps.clock.now() > signedInAt.getTime() + RECENT_MS) {
    const details = { reason: 'sign_in_again' }
    throw new ApiError('forbidden', message('session.sign-in-again'), { details })
  }
  const partner = await tx.first(scope, partners, [eq(partners.id, partnerId)])
  if (partner?.emailVerifiedAt && partner.email === email) return
  throw new ApiError('forbidden', message('session.email-changed'))
}

/** Checks that a program of the partner's pays by a provider, as far as that is its choice: in credit or not. */
export async function requireOffered(ctx: PartnerCtx, provider: string): Promise<void> {
  const { credit, money, currencies } = await offersOf(ctx)
  const { label, currencies: payable } = requireProvider(ctx.deps.payoutProviders, provider)
  if (payable !== 'any' && !payable.some((currency) => currencies.has(currency))) {
    throw invalid('provider', message('payout-method.wrong-currency', { provider: label }))
  }
  if (provider === CREDIT && !credit) {
    throw invalid('provider', message('payout.credit.not-offered'))
  }
  if (provider !== CREDIT && !money) throw invalid('provider', message('payout.credit.only'))
}

/**
 * Finds out how the programs of a partner pay, and in which currencies; `credit` are the terms of the first that pays
 * in credit.
 */
export async function offersOf(
  ctx: PartnerCtx,
): Promise<{ credit: CreditTerms | null; money: boolean; currencies: ReadonlySet<string> }> {
  const { tx, scope, partnerId } = ctx
  const rows = await tx.find(scope, enrollments, { where: [eq(enrollments.partnerId, partnerId)] })
  const ids = ['', ...rows.map(({ programId }) => programId)]
  const joined = await tx.find(scope, programs, {
    where: [inArray(programs.id, ids)],
    orderBy: [asc(programs.id)],
  })
  const credit = joined.find(({ creditPayouts }) => creditPayouts !== 'off') ?? null
  const money = joined.some(({ creditPayouts }) => creditPayouts !== 'only')
  return { credit, money, currencies: new Set(joined.map(({ currency }) => currency)) }
}
