import { ApiError, invalid } from '../../domain/errors.ts'
import { message, type Message } from '../../domain/message/message.ts'
import { maskEmail, normalizeEmail, parseEmail } from '../../domain/email.ts'
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
import { PAYPAL_CURRENCIES, payPalAmount, payPalLimits } from './amount.ts'
import { duplicateOf, type Batch, type Refusal } from './answers.ts'
import { readPayPalCallback } from './callback.ts'
import { PayPalClient, PayPalKeyRefused, type PayPalAddress, type PayPalAnswer } from './client.ts'
import { inexactAmount, refusalReason, reportOfBatch } from './report.ts'
import texts from './texts.json' with { type: 'json' }

/** PayPal's limit for a receiver's address. */
const MAX_EMAIL = 127

const fundingFields: readonly ProviderField[] = [
  { name: 'clientId', label: 'Client ID', secret: false, required: true },
  { name: 'clientSecret', label: 'Secret', secret: true, required: true },
  { name: 'webhookId', label: 'Webhook ID', secret: false, required: false },
]
const recipientFields: readonly ProviderField[] = [
  { name: 'email', label: message('payout.paypal.email'), secret: false, required: true },
]

/** PayPal Payouts: a batch of one item a transfer, so that one cannot hold up another. */
export const payPal = defineProvider({
  apis: [
    {
      name: 'Payouts',
      version: 'v1',
      sunset: null,
      source: 'https://developer.paypal.com/docs/api/payments.payouts-batch/v1/',
    },
  ],
  settings: {
    PAYPAL_API_BASE: {
      fallback: 'https://api-m.paypal.com',
      meaning: 'Base URL of the PayPal API. The sandbox uses `https://api-m.sandbox.paypal.com`',
    },
  },
  texts,
  create: ({ PAYPAL_API_BASE: base }, { timeoutMs }) => createPayPal({ base, timeoutMs }),
})

function createPayPal(address: PayPalAddress): OnlineProvider {
  const client = new PayPalClient(address)
  return {
    kind: 'online',
    name: 'paypal',
    label: 'PayPal',
    currencies: PAYPAL_CURRENCIES,
    limits: payPalLimits,
    fundingFields,
    recipientFields,
    onboarding: null,
    checkFunding,
    checkRecipient,
    maskRecipient: ({ email = '' }) => maskEmail(email),
    maskFunding: ({ clientId = '' }) => `PayPal ${maskEnd(clientId)}`,
    fingerprint({ email }) {
      const mailbox = email ? normalizeEmail(email) : null
      return mailbox && `paypal:${mailbox}`
    },
    verifyFunding: (funding) => verifyFunding(client, funding),
    send: (transfer, funding) => send(client, transfer, funding),
    lookUp: (transfer, reference, funding) => lookUp(client, { transfer, reference }, funding),
    readCallback: (body, headers, funding) =>
      readPayPalCallback(client, { body, headers }, funding),
  }
}

function checkFunding(details: Details): Details {
  const values = readFields(fundingFields, details)
  for (const [name, value] of Object.entries(values)) {
    if (!/^[A-Za-z0-9_-]{5,}$/.test(value)) {
      throw invalid(
        name,
        'Copy this from the app in the PayPal developer dashboard, without spaces.',
      )
    }
  }
  return values
}

function checkRecipient(details: Details): Details {
  const { email = '' } = readFields(recipientFields, details)
  const address = parseEmail(email, 'email')
  if (address.length <= MAX_EMAIL) return { email: address }
  throw invalid('email', message('payout.paypal.email-too-long', { max: MAX_EMAIL }))
}

async function verifyFunding(client: PayPalClient, funding: FundingAccount): Promise<void> {
  try {
    await client.tryKey(funding.details)
  } catch (error) {
    const sentence =
      error instanceof PayPalKeyRefused
        ? 'PayPal doesn’t accept this client ID and secret. Copy both again.'
        : 'We couldn’t reach PayPal. Try again in a minute.'
    throw new ApiError('bad_request', sentence)
  }
}

/**
 * Sends a transfer. PayPal keeps to one batch for each `sender_batch_id`; its request id alone would not
 * prevent a second.
 */
async function send(
  client: PayPalClient,
  transfer: TransferIntent,
  funding: FundingAccount,
): Promise<TransferReport> {
  const { id, amountMinor, currency } = transfer
  const value = payPalAmount(amountMinor, currency)
  if (value === null) return refused(id, inexactAmount(transfer))
  const answer = await client.request(funding.details, {
    method: 'POST',
    path: '/v1/payments/payouts',
    body: JSON.stringify(batchOf(transfer, value)),
    headers: { 'PayPal-Request-Id': id },
  })
  if (answer.status === 201 || answer.status === 200) return created(id, answer)
  const refusal = (answer.body ?? {}) as Refusal
  const duplicate = duplicateOf(refusal)
  if (duplicate?.batchId) {
    return lookUp(client, { transfer, reference: duplicate.batchId }, funding)
  }
  if (duplicate === null && isFinal(answer.status, refusal))
    return refused(id, refusalReason(refusal.name))
  throw new Error(`PayPal didn’t return the status of ${id} (${answer.status}).`)
}

function batchOf({ id, currency, recipient, purpose }: TransferIntent, value: string): object {
  const note = purposeText(purpose)
  return {
    sender_batch_header: { sender_batch_id: id, email_subject: note },
    items: [
      {
        recipient_type: 'EMAIL',
        receiver: recipient.details.email,
        amount: { value, currency: currency.toUpperCase() },
        note,
        sender_item_id: id,
      },
    ],
  }
}

function created(transferId: string, { body }: PayPalAnswer): TransferReport {
  const batch = (body ?? {}) as Batch
  if (batch.batch_header?.payout_batch_id) return reportOfBatch(transferId, batch)
  throw new Error(`PayPal accepted ${transferId} without returning an ID.`)
}

async function lookUp(
  client: PayPalClient,
  { transfer, reference }: { transfer: TransferIntent; reference: string },
  funding: FundingAccount,
): Promise<TransferReport> {
  const { status, body } = await client.request(funding.details, {
    method: 'GET',
    path: `/v1/payments/payouts/${encodeURIComponent(reference)}`,
  })
  if (status !== 200)
    throw new Error(`PayPal didn’t return the status of ${transfer.id} (${status}).`)
  const batch = (body ?? {}) as Batch
  if (batch.batch_header?.sender_batch_header?.sender_batch_id === transfer.id) {
    return reportOfBatch(transfer.id, batch)
  }
  throw new Error(`PayPal’s ${reference} isn’t the transfer ${transfer.id}.`)
}

/** Tells whether PayPal refused for good. An error without a name comes from something in between. */
function isFinal(status: number, { name }: Refusal): boolean {
  return [400, 403, 422].includes(status) && typeof name === 'string'
}

function refused(transferId: string, reason: Message): TransferReport {
  return { transferId, status: 'failed', reference: null, reason }
}
