import { eq, isNotNull, isNull } from 'drizzle-orm'
import type { PartnerCtx } from '../../../core/callers.ts'
import { getPortalOrigin } from '../../../core/portal-origin.ts'
import { ownPage } from '../../../core/own-page.ts'
import { inTransaction } from '../../../core/transact.ts'
import { placeOf } from '../../../db/sealed.ts'
import { payoutOnboardings } from '../../../db/schema/payout-onboardings.ts'
import { fundingAccounts } from '../../../db/schema/payouts.ts'
import { partners } from '../../../db/schema/programs.ts'
import { invalid } from '../../../domain/errors.ts'
import { message } from '../../../domain/message/message.ts'
import type { Details } from '../../../payout-providers/fields.ts'
import { requireProvider } from '../../../payout-providers/find-provider.ts'
import type { FundingAccount, Onboarding } from '../../../payout-providers/port.ts'
import { openDetails, sealDetails } from '../../../payout-providers/sealed-details.ts'
import { requireOffered, requireProven } from './offers.ts'
import { storeOwnMethod } from './own-payout-method.ts'
import { onboardingOf, type OnboardingRow } from './present-onboarding.ts'
import type { OnboardingBody, PayoutOnboarding } from './schema.ts'

/** What is known before the provider is asked. */
interface Asked {
  provider: string
  onboarding: Onboarding
  funding: FundingAccount
  email: string
  country: string
  row: OnboardingRow | undefined
}

type Found = Awaited<ReturnType<Onboarding['look']>>

/**
 * Opens the signed-in partner's account with a provider, or looks how far it is; once the provider is
 * content, the account becomes the payout method. The provider is asked outside of any transaction.
 */
export async function continueOnboarding(
  ctx: PartnerCtx,
  body: OnboardingBody,
  headers: Headers,
): Promise<PayoutOnboarding> {
  const asked = await readAsked(ctx, body)
  const { status, details } = await findAccount(ctx, asked)
  if (status === 'ready') {
    await storeOwnMethod(ctx, { provider: asked.provider, details })
    return { status, url: null }
  }
  if (status === 'in_review') return { status, url: null }
  const { provider, onboarding, funding } = asked
  const pages = pagesAt(await returnPage(ctx, provider, headers))
  return { status: 'open', url: await onboarding.link(details, pages, funding) }
}

async function readAsked(ctx: PartnerCtx, body: OnboardingBody): Promise<Asked> {
  const { deps, tx, scope, partnerId, email } = ctx
  const provider = requireProvider(deps.payoutProviders, body.provider)
  const { name, label } = provider
  const onboarding = onboardingOf(provider)
  if (!onboarding) throw invalid('provider', message('payout-onboarding.form', { provider: label }))
  await requireProven(ctx)
  await requireOffered(ctx, name)
  const account = await tx.first(scope, fundingAccounts, [
    eq(fundingAccounts.provider, name),
    isNull(fundingAccounts.removedAt),
    isNotNull(fundingAccounts.verifiedAt),
  ])
  if (!account) {
    throw invalid('provider', message('payout-onboarding.not-offered', { provider: label }))
  }
  const place = placeOf(fundingAccounts.details, scope.workspaceId, account.id)
  const funding = { id: account.id, details: openDetails(deps.secrets, account.details, place) }
  const partner = await tx.first(scope, partners, [eq(partners.id, partnerId)])
  const row = await findRow(ctx, name)
  const country = (body.country ?? row?.country ?? partner?.country ?? '').toUpperCase()
  if (!onboarding.countries.includes(country)) {
    throw invalid('country', message('payout-onboarding.country', { provider: label }))
  }
  return { provider: name, onboarding, funding, email, country, row }
}

/**
 * Looks the account up; opens one if there is none, the provider does not know it, or it was begun for
 * another country, which cannot be changed later.
 */
async function findAccount(ctx: PartnerCtx, asked: Asked): Promise<Found> {
  const { onboarding, funding, country, row } = asked
  if (row) {
    const found = await onboarding.look(detailsOf(ctx, row), funding)
    const isWrong = found.status === 'open' && row.country !== country
    if (found.status !== 'unknown' && !isWrong) return found
  }
  const opened = await openAccount(ctx, asked)
  return onboarding.look(detailsOf(ctx, opened), funding)
}

/** Opens an account. Two requests at once open one: the provider knows the key. */
async function openAccount(ctx: PartnerCtx, asked: Asked): Promise<OnboardingRow> {
  const { deps, partnerId } = ctx
  const { provider, onboarding, funding, email, country, row: before } = asked
  const key = ['payout-onboarding', partnerId, country, before?.id ?? 'first'].join(':')
  const details = await onboarding.open({ partnerId, email, country }, key, funding)
  return inTransaction(ctx, async (ctx) => {
    const { tx, scope } = ctx
    if (before) await tx.remove(scope, payoutOnboardings, [eq(payoutOnboardings.id, before.id)])
    const id = deps.ids.make('pob')
    const place = placeOf(payoutOnboardings.details, scope.workspaceId, id)
    const sealed = sealDetails(deps.secrets, details, place)
    const createdAt = new Date(deps.clock.now())
    const values = { id, partnerId, provider, country, details: sealed, createdAt }
    const [row] = await tx.insert(scope, payoutOnboardings, values, { ignore: true })
    return row ?? (await findRow(ctx, provider))!
  })
}

function findRow(
  { tx, scope, partnerId }: PartnerCtx,
  provider: string,
): Promise<OnboardingRow | undefined> {
  return tx.first(scope, payoutOnboardings, [
    eq(payoutOnboardings.partnerId, partnerId),
    eq(payoutOnboardings.provider, provider),
  ])
}

function detailsOf({ deps, scope }: PartnerCtx, { id, details }: OnboardingRow): Details {
  const place = placeOf(payoutOnboardings.details, scope.workspaceId, id)
  return openDetails(deps.secrets, details, place)
}

/** Returns the page of ours that the partner left, which asks again how far the account is. */
async function returnPage(
  { deps, scope, programId, language }: PartnerCtx,
  provider: string,
  headers: Headers,
): Promise<URL> {
  const page = await ownPage(deps, scope.workspaceId, headers)
  const url = new URL('/partners/', page?.origin ?? getPortalOrigin(deps.config))
  if (programId) url.searchParams.set('program', programId)
  if (language) url.searchParams.set('lang', language)
  url.searchParams.set('onboarding', provider)
  return url
}

/** Returns the two addresses: at `refreshUrl` the page goes on to a new link at once. */
function pagesAt(page: URL): { returnUrl: string; refreshUrl: string } {
  const expired = new URL(page)
  expired.searchParams.set('expired', 'true')
  return { returnUrl: page.href, refreshUrl: expired.href }
}
