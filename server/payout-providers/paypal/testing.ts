import { createHmac } from 'node:crypto'
import type { OnlineFixture } from '../testing.ts'
import { PayoutStub, type StubAnswer, type StubRequest } from '../testing-stub.ts'

export const PAYPAL_CLIENT = 'StubClientId-0123456789'
export const PAYPAL_SECRET = 'StubClientSecret-9876543210'
export const PAYPAL_WEBHOOK = '8PT597110X687430LKGECATA'

interface Batch {
  id: string
  senderBatchId: string
  status: string
  item: { status: string; error: string | null; body: Record<string, unknown> }
}

interface BatchRequest {
  sender_batch_header?: { sender_batch_id?: string; email_subject?: string }
  items?: {
    recipient_type?: string
    receiver?: string
    amount?: { value?: string; currency?: string }
    note?: string
    sender_item_id?: string
  }[]
}

/** PayPal's tokens, payouts and check of signatures, in the shapes of its reference. */
export class PayPalStub extends PayoutStub {
  tokensGiven = 0
  /** Payments complete by themselves as soon as they are accepted. */
  settlesAtOnce = false
  /** The answer to the verification of a signature, when it must fail. */
  refusesToVerify: number | null = null
  readonly #batches: Batch[] = []
  readonly #tokens = new Set<string>()
  protected readonly refusal = fail(422, 'INSUFFICIENT_FUNDS')

  /** Expires all tokens, as PayPal may do before their time. */
  endTokens(): void {
    this.#tokens.clear()
  }

  /** Sets the status of a payment's item. */
  settle(transferId: string, status: string, error: string | null = null): void {
    const batch = this.#batches.find((one) => one.senderBatchId === transferId)!
    batch.status = 'SUCCESS'
    batch.item.status = status
    batch.item.error = error
  }

  /** Refuses the whole batch, before it had items. */
  deny(transferId: string): void {
    this.#batches.find((one) => one.senderBatchId === transferId)!.status = 'DENIED'
  }

  event(type: string, transferId: string) {
    const batch = this.#batches.find((one) => one.senderBatchId === transferId)
    const resource = batch
      ? type.startsWith('PAYMENT.PAYOUTSBATCH')
        ? { batch_header: headerOf(batch) }
        : itemOf(batch)
      : { id: 'CAP-1' }
    // PayPal's own writing, which JSON.stringify would change.
    const body = `{ "id":"WH-1", "event_version":"1.0",\n "event_type":"${type}", "resource": ${JSON.stringify(resource)}, "note":"caf\\u00e9" }`
    return { body, headers: this.sign(body) }
  }

  sign(body: string): Headers {
    const [id, time] = ['69cd13f0-d67a-11e5-baa3-778b53f4ae55', '2026-03-03T10:00:00Z']
    return new Headers({
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': 'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-1',
      'paypal-transmission-id': id,
      'paypal-transmission-sig': signatureOf(id, time, body),
      'paypal-transmission-time': time,
    })
  }

  protected isPayment({ method, url }: StubRequest): boolean {
    return method === 'POST' && url.pathname === '/v1/payments/payouts'
  }

  protected error(status: number): StubAnswer {
    return fail(status, status === 429 ? 'RATE_LIMIT_REACHED' : 'INTERNAL_ERROR')
  }

  protected answer(request: StubRequest): StubAnswer {
    const { method, url, headers } = request
    if (method === 'POST' && url.pathname === '/v1/oauth2/token') return this.#token(request)
    const token = headers.get('authorization')?.replace('Bearer ', '') ?? ''
    if (!this.#tokens.has(token)) return { status: 401, json: { error: 'invalid_token' } }
    if (this.isPayment(request)) return this.#create(request)
    if (url.pathname === '/v1/notifications/verify-webhook-signature') {
      return this.refusesToVerify ? this.error(this.refusesToVerify) : verify(request.body)
    }
    const batch = this.#batches.find((one) => url.pathname === `/v1/payments/payouts/${one.id}`)
    return method === 'GET' && batch ? shown(batch) : fail(404, 'RESOURCE_NOT_FOUND')
  }

  #token({ headers, body }: StubRequest): StubAnswer {
    const basic = Buffer.from(`${PAYPAL_CLIENT}:${PAYPAL_SECRET}`).toString('base64')
    const form = headers.get('content-type') === 'application/x-www-form-urlencoded'
    if (!form || body !== 'grant_type=client_credentials') this.complain('token: not a form')
    if (headers.get('authorization') !== `Basic ${basic}`) {
      return { status: 401, json: { error: 'invalid_client' } }
    }
    const token = `A21AAF-stub-${++this.tokensGiven}`
    this.#tokens.add(token)
    return {
      status: 200,
      json: { access_token: token, token_type: 'Bearer', expires_in: 32_400, scope: '' },
    }
  }

  #create({ headers, body }: StubRequest): StubAnswer {
    const asked = JSON.parse(body) as BatchRequest
    const senderBatchId = asked.sender_batch_header?.sender_batch_id ?? ''
    const [item, second] = asked.items ?? []
    if (headers.get('content-type') !== 'application/json') this.complain('not JSON')
    if (headers.get('paypal-request-id') !== senderBatchId) this.complain('PayPal-Request-Id')
    if (!item || second || item.sender_item_id !== senderBatchId) this.complain('not one item')
    if (item?.recipient_type !== 'EMAIL') this.complain('recipient_type')
    const { value = '', currency = '' } = item?.amount ?? {}
    if (!/^\d+(\.\d\d)?$/.test(value) || !/^[A-Z]{3}$/.test(currency)) this.complain('amount')
    if (Array.from(item?.note ?? '').length > 140) this.complain('note')
    const earlier = this.#batches.find((one) => one.senderBatchId === senderBatchId)
    if (earlier) return duplicate(earlier.id)
    if (item?.receiver === 'nobody@refused.example') {
      return fail(400, 'VALIDATION_ERROR', [{ field: 'items[0].receiver', issue: 'Invalid' }])
    }
    const id = `STUB${this.#batches.length + 1}BATCH`
    const batch: Batch = {
      id,
      senderBatchId,
      status: 'PENDING',
      item: { status: 'PENDING', error: null, body: { ...item } },
    }
    this.#batches.push(batch)
    this.payments.push({
      transferId: senderBatchId,
      reference: id,
      amount: value,
      currency,
      receiver: item?.receiver ?? '',
    })
    const header = headerOf(batch)
    if (this.settlesAtOnce) this.settle(senderBatchId, 'SUCCESS')
    return { status: 201, json: { batch_header: header, links: [linkTo(id)] } }
  }
}

function shown(batch: Batch): StubAnswer {
  const started = batch.status === 'SUCCESS'
  const items = started ? [itemOf(batch)] : []
  return { status: 200, json: { batch_header: headerOf(batch), items, links: [linkTo(batch.id)] } }
}

function headerOf({ id, status, senderBatchId }: Batch) {
  return {
    payout_batch_id: id,
    batch_status: status,
    time_created: '2026-03-03T10:00:00Z',
    sender_batch_header: { sender_batch_id: senderBatchId },
  }
}

function itemOf({ id, item }: Batch) {
  return {
    payout_item_id: `ITEM${id}`,
    transaction_id: `TXN${id}`,
    transaction_status: item.status,
    payout_batch_id: id,
    payout_item: item.body,
    ...(item.error && { errors: { name: item.error, message: '', details: [] } }),
  }
}

/** Builds the answer of PayPal's sandbox to a repeated `sender_batch_id`. */
function duplicate(batchId: string): StubAnswer {
  const issue = 'Batch with given sender_batch_id already exists'
  const details = [{ field: 'SENDER_BATCH_ID', location: 'body', issue, link: [linkTo(batchId)] }]
  return fail(400, 'USER_BUSINESS_ERROR', details)
}

/** Builds a link whose host is not the stub's, so that following it finds nothing. */
function linkTo(batchId: string) {
  const href = `https://api.sandbox.paypal.com/v1/payments/payouts/${batchId}`
  return { href, rel: 'self', method: 'GET', encType: 'application/json' }
}

function fail(status: number, name: string, details: unknown[] = []): StubAnswer {
  return { status, json: { name, message: `${name}.`, debug_id: 'f701090abdcb2', details } }
}

/** Signs the event's bytes, as PayPal does: a copy that was serialized anew does not pass. */
function signatureOf(id: string, time: string, event: string): string {
  const crc = Bun.hash.crc32(event)
  const text = `${id}|${time}|${PAYPAL_WEBHOOK}|${crc}`
  return createHmac('sha256', 'the key of the stub').update(text).digest('base64')
}

function verify(body: string): StubAnswer {
  const asked = JSON.parse(body) as Record<string, string>
  const marker = '"webhook_event":'
  const event = body.slice(body.indexOf(marker) + marker.length, -1)
  const { transmission_id: id = '', transmission_time: time = '' } = asked
  const right =
    asked.webhook_id === PAYPAL_WEBHOOK && asked.transmission_sig === signatureOf(id, time, event)
  return { status: 200, json: { verification_status: right ? 'SUCCESS' : 'FAILURE' } }
}

export const fixture: OnlineFixture<PayPalStub> = {
  kind: 'online',
  examples: {
    funding: {
      clientId: 'AbCdEf-1234567890',
      clientSecret: 'EcReT-abcdefghijk',
      webhookId: '8PT59',
    },
    recipient: { email: 'grace.okoro@example.com' },
    sameAccount: { email: ' Grace.Okoro@EXAMPLE.com ' },
    otherAccount: { email: 'grace@example.com' },
    secrets: ['EcReT-abcdefghijk', 'AbCdEf-12345', 'race.okoro'],
    wrongFunding: {
      clientId: ['a b c d e', 'id'],
      clientSecret: ['geheim ist es', 'ü'.repeat(20)],
    },
    wrongRecipient: {
      email: ['grace', 'grace@', 'a@b@c', `${'a'.repeat(60)}@${'b.'.repeat(50)}com`],
    },
  },
  createStub: () => new PayPalStub(),
  settings: (base) => ({ PAYPAL_API_BASE: base }),
  details: { clientId: PAYPAL_CLIENT, clientSecret: PAYPAL_SECRET, webhookId: PAYPAL_WEBHOOK },
  secrets: [PAYPAL_SECRET, Buffer.from(`${PAYPAL_CLIENT}:${PAYPAL_SECRET}`).toString('base64')],
  wrongKey: { clientSecret: 'another-secret-that-is-wrong' },
  callbackField: 'webhookId',
  recipient: { email: 'grace@example.com' },
  unknownRecipient: { email: 'nobody@refused.example' },
  amounts: [
    { amountMinor: 12_345n, currency: 'usd', written: '123.45' },
    { amountMinor: 500n, currency: 'jpy', written: '500' },
  ],
  inexpressible: [{ amountMinor: 50_050n, currency: 'huf' }],
  onboarding: null,
  complete: (stub, id) => stub.settle(id, 'SUCCESS'),
  takeBack: (stub, id) => stub.settle(id, 'RETURNED', 'RECEIVER_UNREGISTERED'),
  callback: (stub, id) => stub.event('PAYMENT.PAYOUTS-ITEM.SUCCEEDED', id),
  foreignCallback: (stub) => stub.event('PAYMENT.CAPTURE.COMPLETED', 'none'),
}
