import { Stripe } from 'stripe'
import { ApiError } from '../../domain/errors.ts'
import { message } from '../../domain/message/message.ts'
import type { Details } from '../fields.ts'
import type { FundingAccount, Onboarding, OnboardingStatus, Payee } from '../port.ts'
import { openStripe, type StripeAddress } from './client.ts'
import { COUNTRIES } from './countries.ts'

/** The fields of Stripe's account that are read. */
type Account = Pick<
  Stripe.Account,
  'capabilities' | 'details_submitted' | 'external_accounts' | 'requirements'
>

/** Opens accounts that Stripe itself asks for what it must know, on pages of its own. */
export function createOnboarding(address: StripeAddress): Onboarding {
  const ask = <T>(funding: FundingAccount, question: (stripe: Stripe) => Promise<T>) =>
    question(openStripe(funding, address)).catch((error: unknown) => {
      throw readableError(error)
    })
  return {
    countries: COUNTRIES,
    open: (payee, key, funding) => ask(funding, (stripe) => open(payee, key, stripe)),
    look: (details, funding) => ask(funding, (stripe) => look(details, stripe)),
    link: ({ accountId = '' }, { returnUrl, refreshUrl }, funding) =>
      ask(funding, async (stripe) => {
        const link = await stripe.accountLinks.create({
          account: accountId,
          type: 'account_onboarding',
          return_url: returnUrl,
          refresh_url: refreshUrl,
          collection_options: { fields: 'eventually_due' },
        })
        return link.url
      }),
  }
}

/** Opens an account that Stripe verifies and that can do nothing but receive transfers. */
async function open(payee: Payee, key: string, stripe: Stripe): Promise<Details> {
  const { country, email, partnerId } = payee
  const platform = await stripe.accounts.retrieveCurrent()
  const isAbroad = platform.country !== country
  const account = await stripe.accounts.create(
    {
      country,
      email,
      metadata: { partnerId },
      capabilities: { transfers: { requested: true } },
      controller: {
        fees: { payer: 'application' },
        losses: { payments: 'application' },
        requirement_collection: 'stripe',
        stripe_dashboard: { type: 'express' },
      },
      // Abroad, an account can only receive: https://docs.stripe.com/connect/service-agreement-types
      ...(isAbroad ? { tos_acceptance: { service_agreement: 'recipient' } } : {}),
    },
    { idempotencyKey: key },
  )
  return { accountId: account.id }
}

async function look(details: Details, stripe: Stripe): ReturnType<Onboarding['look']> {
  try {
    const account = await stripe.accounts.retrieve(details.accountId ?? '')
    const bank = bankOf(account)
    return { status: statusOf(account), details: bank ? { ...details, bank } : details }
  } catch (error) {
    if (isUnknown(error)) return { status: 'unknown', details }
    throw error
  }
}

/** Reads how far an account is. @throws ApiError when Stripe has rejected it for good */
function statusOf({ capabilities, details_submitted, requirements }: Account): OnboardingStatus {
  if (requirements?.disabled_reason?.startsWith('rejected')) {
    throw new ApiError('forbidden', message('payout.stripe-connect.not-allowed'))
  }
  if (capabilities?.transfers === 'active') return 'ready'
  const due = requirements?.currently_due?.length ?? 0
  return details_submitted && due === 0 ? 'in_review' : 'open'
}

/** Returns the hash by which Stripe tells bank accounts apart; null: the account has none, or a card. */
function bankOf({ external_accounts: accounts }: Account): string | null {
  return accounts?.data.find((one) => one.default_for_currency)?.fingerprint ?? null
}

function isUnknown(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeError &&
    (error.code === 'account_invalid' || error.code === 'resource_missing')
  )
}

/** Returns what the partner may read instead of Stripe's own sentence, which is about the program's key. */
function readableError(error: unknown): Error {
  if (error instanceof ApiError) return error
  const { StripeInvalidRequestError, StripePermissionError, StripeAuthenticationError } =
    Stripe.errors
  const isRefusal =
    error instanceof StripeInvalidRequestError ||
    error instanceof StripePermissionError ||
    error instanceof StripeAuthenticationError
  return isRefusal
    ? new ApiError('forbidden', message('payout.stripe-connect.no-onboarding'))
    : new ApiError('service_unavailable', message('payout.stripe-connect.unreachable'))
}
