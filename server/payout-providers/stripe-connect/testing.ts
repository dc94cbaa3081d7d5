import { createHmac } from 'node:crypto'
import type { OnlineFixture } from '../testing.ts'
import { AccountsStub, setUpAccount } from './testing-accounts.ts'
import { PayoutStub, type StubAnswer, type StubRequest } from '../testing-stub.ts'

export const STRIPE_KEY = 'sk_test_51StubStubStubStubStubSecret'
export const STRIPE_WEBHOOK_SECRET = 'whsec_StubStubStubStubStubSecret'

const PARAMETERS = [
  'amount',
  'currency',
  'destination',
  'transfer_group',
  'description',
  'metadata[transferId]',
]

interface Transfer {
  id: string
  amount: number
  amount_reversed: number
  currency: string
  destination: string
  metadata: Record<string, string>
  reversed: boolean
  transfer_group: string | null
  [more: string]: unknown
}

/** Stripe's transfers, balance and signed events, in the shapes of its reference. */
export class StripeStub extends PayoutStub {
  /** Accounts that partners set up at Stripe. */
  readonly accounts = new AccountsStub((sentence) => this.complain(sentence))
  readonly #transfers: Transfer[] = []
  readonly #answers = new Map<string, { body: string; answer: StubAnswer }>()
  protected readonly refusal = fail(400, {
    type: 'invalid_request_error',
    code: 'balance_insufficient',
    message: 'You have insufficient available funds in your Stripe account.',
  })

  /** Forgets idempotency keys, as Stripe does after a day. */
  forgetKeys(): void {
    this.#answers.clear()
  }

  /** Reverses a transfer: the whole amount, unless told how much of it. */
  takeBack(transferId: string, amount?: number): void {
    const transfer = this.#transfers.find((one) => one.metadata.transferId === transferId)!
    transfer.amount_reversed = amount ?? transfer.amount
    transfer.reversed = transfer.amount_reversed === transfer.amount
  }

  /** Builds an event about a transfer, signed as Stripe signs: HMAC-SHA256 over time and body. */
  event(type: string, transferId: string, secret = STRIPE_WEBHOOK_SECRET) {
    const object = this.#transfers.find((one) => one.metadata.transferId === transferId) ?? {
      id: 'po_1',
      object: 'payout',
    }
    const body = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      api_version: '2026-10-28.endive',
      created: Math.floor(Date.now() / 1000),
      data: { object },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    })
    return { body, headers: this.sign(body, secret) }
  }

  sign(body: string, secret: string): Headers {
    const at = Math.floor(Date.now() / 1000)
    const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
    return new Headers({ 'stripe-signature': `t=${at},v1=${signature}` })
  }

  protected isPayment({ method, url }: StubRequest): boolean {
    return method === 'POST' && url.pathname === '/v1/transfers'
  }

  protected error(status: number): StubAnswer {
    const type = status === 429 ? 'invalid_request_error' : 'api_error'
    return fail(status, { type, message: 'Something went wrong on our end.' })
  }

  /** Stores the answer of an accepted request, which Stripe repeats, errors of its own too. */
  protected override accepted(request: StubRequest, lost: boolean): void {
    const key = request.headers.get('idempotency-key') ?? ''
    if (lost) this.#answers.set(key, { body: request.body, answer: this.error(500) })
  }

  protected answer(request: StubRequest): StubAnswer {
    const page = this.accounts.page(request)
    if (page) return page
    if (request.headers.get('authorization') !== `Bearer ${STRIPE_KEY}`) {
      const message = 'Invalid API Key provided: sk_test_****'
      return fail(401, { type: 'invalid_request_error', message })
    }
    if (!request.headers.get('stripe-version')) this.complain('no Stripe-Version')
    const { method, url } = request
    if (this.isPayment(request)) return this.#create(request)
    if (method === 'GET' && url.pathname === '/v1/balance') {
      return ok({ object: 'balance', available: [{ amount: 100, currency: 'usd' }], pending: [] })
    }
    if (method === 'GET' && url.pathname === '/v1/transfers') return this.#list(url.searchParams)
    const account = this.accounts.answer(request, this.base)
    if (account) return account
    const transfer = this.#transfers.find((one) => url.pathname === `/v1/transfers/${one.id}`)
    if (method === 'GET' && transfer) return ok(transfer)
    const message = `No such transfer: '${url.pathname.split('/').at(-1)}'`
    return fail(404, { type: 'invalid_request_error', code: 'resource_missing', message })
  }

  #list(query: URLSearchParams): StubAnswer {
    const group = query.get('transfer_group')
    if (!group) this.complain('a list of all transfers')
    const data = this.#transfers.filter((one) => one.transfer_group === group)
    return ok({ object: 'list', url: '/v1/transfers', has_more: false, data: data.toReversed() })
  }

  #create({ headers, body }: StubRequest): StubAnswer {
    const key = headers.get('idempotency-key')
    if (!key) this.complain('no Idempotency-Key')
    if (headers.get('content-type') !== 'application/x-www-form-urlencoded') {
      this.complain('not form-encoded')
    }
    const known = this.#answers.get(key ?? '')
    if (known && known.body !== body) {
      return fail(400, { type: 'idempotency_error', message: 'Keys can only be used once.' })
    }
    if (known) return known.answer
    const answer = this.#transfer(new URLSearchParams(body))
    this.#answers.set(key ?? '', { body, answer })
    return answer
  }

  #transfer(form: URLSearchParams): StubAnswer {
    for (const name of form.keys()) {
      if (!PARAMETERS.includes(name)) this.complain(`unknown parameter ${name}`)
    }
    const amount = form.get('amount') ?? ''
    if (!/^[1-9]\d*$/.test(amount)) this.complain(`amount ${amount}`)
    const currency = form.get('currency') ?? ''
    if (!/^[a-z]{3}$/.test(currency)) this.complain(`currency ${currency}`)
    const destination = form.get('destination') ?? ''
    if (destination === 'acct_1UnknownAccount') {
      const message = `No such destination: '${destination}'`
      return fail(400, { type: 'invalid_request_error', code: 'resource_missing', message })
    }
    const transferId = form.get('metadata[transferId]') ?? ''
    const id = `tr_1Stub${this.#transfers.length + 1}`
    const transfer: Transfer = {
      id,
      object: 'transfer',
      amount: Number(amount),
      amount_reversed: 0,
      balance_transaction: `txn_${id}`,
      created: Math.floor(Date.now() / 1000),
      currency,
      description: form.get('description'),
      destination,
      destination_payment: `py_${id}`,
      livemode: false,
      metadata: { transferId },
      reversals: { object: 'list', data: [], has_more: false, total_count: 0, url: '' },
      reversed: false,
      source_transaction: null,
      source_type: 'card',
      transfer_group: form.get('transfer_group'),
    }
    this.#transfers.push(transfer)
    this.payments.push({ transferId, reference: id, amount, currency, receiver: destination })
    return ok(transfer)
  }
}

function ok(json: unknown): StubAnswer {
  return { status: 200, json }
}

function fail(status: number, error: Record<string, string>): StubAnswer {
  return { status, json: { error } }
}

export const fixture: OnlineFixture<StripeStub> = {
  kind: 'online',
  examples: {
    funding: {
      secretKey: 'sk_live_51AbCdEfGhIjKlMnOp',
      webhookSecret: 'whsec_AbCdEfGhIjKlMnOpQr',
    },
    recipient: { accountId: 'acct_1GraceOkoro123' },
    sameAccount: { accountId: '  acct_1GraceOkoro123 ' },
    otherAccount: { accountId: 'acct_1OtherPerson99' },
    secrets: ['51AbCdEfGhIj', 'AbCdEfGhIjKlMnOpQr'],
    wrongFunding: {
      secretKey: ['pk_live_51AbCdEfGhIjKlMnOp', 'sk_live_', 'sk_live_51Ab CdEfGhIjKl'],
      webhookSecret: ['secret', 'whsec_'],
    },
    wrongRecipient: { accountId: ['grace@example.com', 'acct_', 'acct_1Grace/../Okoro'] },
  },
  createStub: () => new StripeStub(),
  settings: (base) => ({ STRIPE_API_BASE: base }),
  details: { secretKey: STRIPE_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET },
  secrets: [STRIPE_KEY, STRIPE_WEBHOOK_SECRET],
  wrongKey: { secretKey: 'sk_test_anotherKeyThatIsWrong' },
  callbackField: 'webhookSecret',
  recipient: { accountId: 'acct_1GraceOkoro123' },
  unknownRecipient: { accountId: 'acct_1UnknownAccount' },
  amounts: [
    { amountMinor: 12_345n, currency: 'usd', written: '12345' },
    { amountMinor: 500n, currency: 'jpy', written: '500' },
  ],
  inexpressible: [{ amountMinor: 2n ** 63n, currency: 'usd' }],
  onboarding: {
    setUp: setUpAccount,
    remove: (stub, { accountId = '' }) => stub.accounts.remove(accountId),
  },
  complete: () => {},
  takeBack: (stub, id) => stub.takeBack(id),
  callback: (stub, id) => stub.event('transfer.updated', id),
  foreignCallback: (stub) => stub.event('payout.failed', 'none'),
}
