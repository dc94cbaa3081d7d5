import { Stripe } from 'stripe'
import { ApiError, invalid } from '../../domain/errors.ts'
import { message } from '../../domain/message/message.ts'
import { defineProvider } from '../define-provider.ts'
import { maskEnd, readFields, type Details } from '../fields.ts'
import type {
  FundingAccount,
  OnlineProvider,
  ProviderField,
  TransferIntent,
  TransferReport,
} from '../port.ts'
import { purposeText } from '../purpose.ts'
import { STRIPE_VERSION, stripeAmount, stripeLimits } from '../../domain/stripe-units.ts'
import { openStripe, type StripeAddress } from './client.ts'
import { createOnboarding } from './onboarding.ts'
import {
  inexactAmount,
  refusalOf,
  refused,
  reportOf,
  reportOnOurs,
  withoutSecrets,
} from './report.ts'
import texts from './texts.json' with { type: 'json' }

const fundingFields: readonly ProviderField[] = [
  { name: 'secretKey', label: 'Secret key', secret: true, required: true },
  { name: 'webhookSecret', label: 'Signing secret of the webhook', secret: true, required: false },
]
const recipientFields: readonly ProviderField[] = [
  {
    name: 'accountId',
    label: message('payout.stripe-connect.account'),
    secret: false,
    required: true,
  },
]

/** Transfers from the program's Stripe balance to connected accounts. */
export const stripeConnect = defineProvider({
  apis: [
    {
      name: 'API',
      version: STRIPE_VERSION,
      sunset: null,
      source: 'https://docs.stripe.com/api/versioning',
    },
  ],
  settings: {
    STRIPE_API_BASE: {
      fallback: 'https://api.stripe.com',
      meaning: 'Base URL of the Stripe API. Test mode uses the same URL with `sk_test_` keys',
    },
  },
  texts,
  create: ({ STRIPE_API_BASE: base }, { timeoutMs }) => createStripe({ base, timeoutMs }),
})

function createStripe(address: StripeAddress): OnlineProvider {
  return {
    kind: 'online',
    name: 'stripe-connect',
    label: 'Stripe',
    currencies: 'any',
    limits: stripeLimits,
    fundingFields,
    recipientFields,
    onboarding: createOnboarding(address),
    checkFunding,
    checkRecipient,
    maskRecipient: ({ accountId = '' }) => `acct ${maskEnd(accountId)}`,
    maskFunding: ({ secretKey = '' }) =>
      `${secretKey.split('_').slice(0, 2).join('_')} ${maskEnd(secretKey)}`,
    // Each partner gets an account of Stripe's, so that only the bank behind it tells one person.
    fingerprint: ({ accountId, bank }) =>
      bank ? `stripe-bank:${bank}` : accountId ? `stripe:${accountId.trim()}` : null,
    verifyFunding: (funding) => verifyFunding(openStripe(funding, address)),
    send: (transfer, funding) => send(transfer, openStripe(funding, address)),
    lookUp: (transfer, reference, funding) =>
      lookUp(transfer, reference, openStripe(funding, address)),
    readCallback: (body, headers, funding) =>
      readCallback(body, headers, { funding, stripe: openStripe(funding, address) }),
  }
}

function checkFunding(details: Details): Details {
  const values = readFields(fundingFields, details)
  if (!/^(sk|rk)_(test|live)_[A-Za-z0-9]{10,}$/.test(values.secretKey ?? '')) {
    throw invalid('secretKey', 'Stripe secret keys start with sk_live_, rk_live_, or sk_test_.')
  }
  if (values.webhookSecret && !/^whsec_[A-Za-z0-9+/=]{10,}$/.test(values.webhookSecret)) {
    throw invalid('webhookSecret', 'Stripe signing secrets start with whsec_.')
  }
  return values
}

/** Checks an account; `bank`, if known, is the hash by which Stripe tells bank accounts apart. */
function checkRecipient({ bank, ...details }: Details): Details {
  const values = readFields(recipientFields, details)
  if (/^acct_[A-Za-z0-9]{8,64}$/.test(values.accountId ?? '')) {
    return bank ? { ...values, bank } : values
  }
  throw invalid('accountId', message('payout.stripe-connect.no-account'))
}

async function verifyFunding(stripe: Stripe): Promise<void> {
  try {
    await stripe.balance.retrieve()
  } catch (error) {
    const sentence =
      error instanceof Stripe.errors.StripeAuthenticationError
        ? 'Stripe doesn’t accept this key. Copy it again from the Stripe Dashboard.'
        : error instanceof Stripe.errors.StripePermissionError
          ? 'This key can’t read the balance. Grant the permission in Stripe.'
          : 'We couldn’t reach Stripe with this key. Try again in a minute.'
    throw new ApiError('bad_request', sentence)
  }
}

/** Looks first: Stripe forgets an idempotency key after a day, and a repeat may come later. */
async function send(transfer: TransferIntent, stripe: Stripe): Promise<TransferReport> {
  const amount = stripeAmount(transfer.amountMinor, transfer.currency)
  if (amount === null) return refused(transfer.id, inexactAmount(transfer))
  const earlier = await find(transfer, stripe)
  if (earlier) return reportOf(transfer.id, earlier)
  try {
    const created = await stripe.transfers.create(
      {
        amount,
        currency: transfer.currency,
        destination: transfer.recipient.details.accountId ?? '',
        transfer_group: transfer.payoutId,
        description: purposeText(transfer.purpose),
        metadata: { transferId: transfer.id },
      },
      { idempotencyKey: transfer.id },
    )
    return reportOf(transfer.id, created)
  } catch (error) {
    const reason = refusalOf(error)
    if (reason !== null) return refused(transfer.id, reason)
    throw withoutSecrets(error)
  }
}

async function find(
  transfer: TransferIntent,
  stripe: Stripe,
): Promise<Stripe.Transfer | undefined> {
  try {
    const list = await stripe.transfers.list({ transfer_group: transfer.payoutId, limit: 100 })
    return list.data.find((one) => one.metadata?.transferId === transfer.id)
  } catch (error) {
    throw withoutSecrets(error)
  }
}

async function lookUp(
  transfer: TransferIntent,
  reference: string,
  stripe: Stripe,
): Promise<TransferReport> {
  try {
    const found = await stripe.transfers.retrieve(reference)
    if (found.metadata?.transferId === transfer.id) return reportOf(transfer.id, found)
  } catch (error) {
    throw withoutSecrets(error)
  }
  throw new Error(`Stripe’s ${reference} isn’t the transfer ${transfer.id}.`)
}

/** Payouts from the partner's balance to the partner's bank are left out: failed, they stay theirs. */
async function readCallback(
  body: string,
  headers: Headers,
  { funding, stripe }: { funding: FundingAccount; stripe: Stripe },
): Promise<TransferReport[]> {
  const event = await signedEvent(body, headers, { funding, stripe })
  if (
    event.type !== 'transfer.created' &&
    event.type !== 'transfer.updated' &&
    event.type !== 'transfer.reversed'
  ) {
    return []
  }
  const report = reportOnOurs(event.data.object)
  return report ? [report] : []
}

async function signedEvent(
  body: string,
  headers: Headers,
  { funding, stripe }: { funding: FundingAccount; stripe: Stripe },
): Promise<Stripe.Event> {
  const secret = funding.details.webhookSecret
  const signature = headers.get('stripe-signature')
  try {
    if (secret && signature)
      return await stripe.webhooks.constructEventAsync(body, signature, secret)
  } catch {
    // Its message quotes the body; the sentence below is all that a stranger may know.
  }
  throw new ApiError('unauthorized', 'The signature of this callback isn’t from Stripe.')
}
