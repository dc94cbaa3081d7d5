import { ApiError } from '../../domain/errors.ts'
import type { FundingAccount, TransferReport } from '../port.ts'
import type { WebhookEvent } from './answers.ts'
import type { PayPalClient } from './client.ts'
import { reportOfBatch, reportOfItem } from './report.ts'

/** Headers that PayPal wants back to verify that a callback is its own. */
const SIGNED_BY = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const

/**
 * Reads and verifies a callback.
 * @throws ApiError `unauthorized`; Error when PayPal could not be asked
 */
export async function readPayPalCallback(
  client: PayPalClient,
  callback: { body: string; headers: Headers },
  funding: FundingAccount,
): Promise<TransferReport[]> {
  const event = eventIn(callback.body)
  if (event === null || !(await isSigned(client, callback, funding))) {
    throw new ApiError('unauthorized', 'The signature of this callback isn’t from PayPal.')
  }
  const { event_type: type = '', resource = {} } = event
  if (type.startsWith('PAYMENT.PAYOUTS-ITEM.')) {
    const transferId = resource.payout_item?.sender_item_id
    return transferId ? [reportOfItem(transferId, resource, null)] : []
  }
  const transferId = resource.batch_header?.sender_batch_header?.sender_batch_id
  if (type !== 'PAYMENT.PAYOUTSBATCH.DENIED' || !transferId) return []
  return [reportOfBatch(transferId, { batch_header: resource.batch_header! })]
}

function eventIn(body: string): WebhookEvent | null {
  try {
    const event: unknown = JSON.parse(body)
    return typeof event === 'object' && event !== null ? (event as WebhookEvent) : null
  } catch {
    return null
  }
}

/**
 * Verifies the signature with PayPal. The event is sent back as the bytes that came: serialized anew, its
 * signature would not match.
 */
async function isSigned(
  client: PayPalClient,
  { body, headers }: { body: string; headers: Headers },
  funding: FundingAccount,
): Promise<boolean> {
  const { webhookId } = funding.details
  const signature = Object.entries(SIGNED_BY).map(([field, name]) => [field, headers.get(name)])
  if (!webhookId || signature.some(([, value]) => !value)) return false
  const head = JSON.stringify({ ...Object.fromEntries(signature), webhook_id: webhookId })
  const { status, body: answer } = await client.request(funding.details, {
    method: 'POST',
    path: '/v1/notifications/verify-webhook-signature',
    body: `${head.slice(0, -1)},"webhook_event":${body}}`,
  })
  if (status === 200) {
    return (answer as { verification_status?: string } | null)?.verification_status === 'SUCCESS'
  }
  if (status >= 400 && status < 500 && status !== 429 && status !== 408) return false
  throw new Error(`PayPal couldn’t verify a signature (${status}).`)
}
