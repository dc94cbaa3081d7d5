import { eq, isNotNull, isNull } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import { inTransaction } from '../../../core/transact.ts'
import { payoutOnboardings } from '../../../db/schema/payout-onboardings.ts'
import { fundingAccounts, payoutMethods } from '../../../db/schema/payouts.ts'
import { partners } from '../../../db/schema/programs.ts'
import { CREDIT } from '../../../domain/credit.ts'
import { invalid } from '../../../domain/errors.ts'
import { message } from '../../../domain/message/message.ts'
import type { PartnerCtx } from '../../../core/callers.ts'
import { listProviders } from '../funding-accounts/list-providers.ts'
import type { PayoutMethodChanged } from '../../../notify/templates/payout-method-changed.ts'
import { writeMail } from '../../platform/mails/write-mail.ts'
import { holdIn, programOfMails } from '../../program/partners/record-account-change.ts'
import { toPayoutHold } from '../../program/partners/present.ts'
import { readHold } from './read-hold.ts'
import type { OwnPayoutMethod, PayoutMethod, PayoutMethodBody } from './schema.ts'
import { dropPayoutMethod, setPayoutMethod, type MethodRow } from './set-payout-method.ts'
import { API_LOCALE, format, type Locale } from '../../../locales/format.ts'
import { localeOf } from '../../../locales/locale.ts'
import { requireProvider } from '../../../payout-providers/find-provider.ts'
import { offersOf, requireOffered, requireProven } from './offers.ts'
import { onboardingOf, presentOnboarding } from './present-onboarding.ts'
import { creditLabel } from './resolve-method.ts'

/** Returns the signed-in partner's payout method, and the available ones. */
export async function getOwnMethod(ctx: PartnerCtx): Promise<OwnPayoutMethod> {
  return presentOwn(ctx)
}

/** Sets the signed-in partner's payout method to what they entered. */
export async function setOwnMethod(
  ctx: PartnerCtx,
  body: PayoutMethodBody,
): Promise<OwnPayoutMethod> {
  const provider = requireProvider(ctx.deps.payoutProviders, body.provider)
  if (onboardingOf(provider)) {
    throw invalid('provider', message('payout-onboarding.no-form', { provider: provider.label }))
  }
  return storeOwnMethod(ctx, body)
}

/**
 * Stores the payout method of the signed-in partner. Nobody else can: not the program, not a dashboard that
 * it embeds. The verified address is told of every change.
 */
export async function storeOwnMethod(
  ctx: PartnerCtx,
  body: PayoutMethodBody,
): Promise<OwnPayoutMethod> {
  const { partnerId } = ctx
  return inTransaction(ctx, async (ctx) => {
    await requireProven(ctx)
    await requireOffered(ctx, body.provider)
    const { row, isNew, before } = await setPayoutMethod(ctx, { ...body, partnerId })
    if (isNew) {
      const { id: key, masked: to, createdAt: at } = row
      await notifyPartner(ctx, { key, to, before: before?.masked ?? null, at })
    }
    return presentOwn(ctx)
  })
}

/** Removes the signed-in partner's payout method. Nothing is paid until another one is set up. */
export async function removeOwnMethod(ctx: PartnerCtx): Promise<OwnPayoutMethod> {
  const { partnerId } = ctx
  return inTransaction(ctx, async (ctx) => {
    await requireProven(ctx)
    const row = await dropPayoutMethod(ctx, partnerId)
    if (row) {
      await notifyPartner(ctx, {
        key: `${row.id}:removed`,
        to: null,
        before: row.masked,
        at: row.removedAt!,
      })
    }
    return presentOwn(ctx)
  })
}

async function notifyPartner(
  ctx: PartnerCtx & TxCtx,
  { key, ...told }: Pick<PayoutMethodChanged, 'to' | 'before' | 'at'> & { key: string },
): Promise<void> {
  const { tx, scope, partnerId, email } = ctx
  const programId = ctx.programId ?? (await programOfMails(ctx, partnerId))
  if (!programId) return
  const partner = (await tx.first(scope, partners, [eq(partners.id, partnerId)]))!
  const heldUntil = await holdIn(ctx, { programId, changedAt: partner.accountChangedAt })
  await writeMail(ctx, {
    key: `payout-method-changed:${key}`,
    template: 'payout-method-changed',
    programId,
    partnerId,
    to: email,
    data: { partner: partner.name, ...told, heldUntil },
  })
}

async function presentOwn(ctx: PartnerCtx): Promise<OwnPayoutMethod> {
  const { deps, tx, scope, partnerId } = ctx
  const active = [eq(payoutMethods.partnerId, partnerId), isNull(payoutMethods.removedAt)]
  const row = await tx.first(scope, payoutMethods, active)
  const accounts = await tx.find(scope, fundingAccounts, {
    where: [isNull(fundingAccounts.removedAt), isNotNull(fundingAccounts.verifiedAt)],
  })
  const funded = accounts.map((account) => account.provider)
  const { credit, money, currencies } = await offersOf(ctx)
  const partner = await tx.first(scope, partners, [eq(partners.id, partnerId)])
  const begun = await tx.find(scope, payoutOnboardings, {
    where: [eq(payoutOnboardings.partnerId, partnerId)],
  })
  const tag = ctx.language ?? partner?.locale
  const locale = tag ? localeOf(tag) : API_LOCALE
  const providers = listProviders(deps, locale)
    .filter(({ name, kind }) =>
      kind === 'credit' ? credit : money && (kind === 'manual' || funded.includes(name)),
    )
    .filter(
      ({ name, currencies: payable }) =>
        name === row?.provider || !payable || payable.some((currency) => currencies.has(currency)),
    )
    .map(({ name, label, currencies, recipientFields }) => ({
      name,
      label: name === CREDIT && credit ? format(creditLabel(credit), locale) : label,
      currencies,
      recipientFields,
      onboarding: presentOnboarding(deps, {
        name,
        row: begun.find(({ provider }) => provider === name),
        country: partner?.country ?? null,
      }),
    }))
  const payoutHold = toPayoutHold(await readHold(ctx), localeOf(tag ?? 'en'))
  return { payoutMethod: row ? toMethod(row, locale) : null, payoutHold, providers }
}

function toMethod(row: MethodRow, locale: Locale): PayoutMethod {
  const { id, provider, masked, verifiedAt, createdAt } = row
  return {
    id,
    provider,
    masked: format(masked, locale),
    verifiedAt: verifiedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }
}
