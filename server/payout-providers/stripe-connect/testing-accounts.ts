import type { SetUp } from '../testing.ts'
import type { StubAnswer, StubRequest } from '../testing-stub.ts'

/** Every parameter that Stripe is sent about an account or a link to set it up. */
const PARAMETERS = new Set([
  'account',
  'capabilities[transfers][requested]',
  'collection_options[fields]',
  'controller[fees][payer]',
  'controller[losses][payments]',
  'controller[requirement_collection]',
  'controller[stripe_dashboard][type]',
  'country',
  'email',
  'metadata[partnerId]',
  'refresh_url',
  'return_url',
  'tos_acceptance[service_agreement]',
  'type',
])

const PLATFORM = { id: 'acct_1StubPlatform', object: 'account', country: 'US' }

interface Account {
  id: string
  country: string
  serviceAgreement: string | null
  partnerId: string
  setUp: SetUp
  /** The hash of the bank account. */
  bank: string
}

interface Link {
  account: Account
  returnUrl: string
  refreshUrl: string
  isUsed: boolean
}

/** Stripe's accounts, the links to set them up, and a page that takes the place of Stripe's. */
export class AccountsStub {
  readonly accounts: Account[] = []
  readonly #byKey = new Map<string, Account>()
  readonly #links = new Map<string, Link>()
  readonly #complain: (sentence: string) => void

  constructor(complain: (sentence: string) => void) {
    this.#complain = complain
  }

  /** Answers as the API; null: it is about something else. */
  answer({ method, url, headers, body }: StubRequest, base: string): StubAnswer | null {
    const form = new URLSearchParams(body)
    for (const name of url.pathname.startsWith('/v1/account') ? form.keys() : []) {
      if (!PARAMETERS.has(name)) this.#complain(`unknown parameter ${name}`)
    }
    const call = `${method} ${url.pathname}`
    if (call === 'GET /v1/account') return { status: 200, json: PLATFORM }
    if (call === 'POST /v1/accounts') return this.#open(form, headers.get('idempotency-key'))
    if (call === 'POST /v1/account_links') return this.#link(form, base)
    if (!call.startsWith('GET /v1/accounts/')) return null
    const account = this.accounts.find(({ id }) => url.pathname.endsWith(`/${id}`))
    return account ? { status: 200, json: written(account) } : unknownAccount()
  }

  /** Answers as Stripe's page; null: it is none. A link works once. */
  page({ method, url, body }: StubRequest): StubAnswer | null {
    if (!url.pathname.startsWith('/setup/')) return null
    const link = this.#links.get(url.pathname)
    if (!link) return { status: 404, html: 'There is no such page.' }
    if (method === 'POST') {
      link.account.setUp = new URLSearchParams(body).get('setUp') as SetUp
      return { status: 303, location: link.returnUrl }
    }
    if (link.isUsed) return { status: 303, location: link.refreshUrl }
    link.isUsed = true
    return { status: 200, html: PAGE }
  }

  /** Deletes an account, as its program can at Stripe. */
  remove(accountId: string): void {
    this.accounts.splice(
      0,
      this.accounts.length,
      ...this.accounts.filter((a) => a.id !== accountId),
    )
  }

  #open(form: URLSearchParams, key: string | null): StubAnswer {
    if (!key) this.#complain('no Idempotency-Key')
    const known = this.#byKey.get(key ?? '')
    if (known) return { status: 200, json: written(known) }
    const country = form.get('country') ?? ''
    if (!/^[A-Z]{2}$/.test(country)) this.#complain(`country ${country}`)
    const n = this.accounts.length + 1
    const account: Account = {
      id: `acct_1Stub${String(n).padStart(6, '0')}`,
      country,
      serviceAgreement: form.get('tos_acceptance[service_agreement]'),
      partnerId: form.get('metadata[partnerId]') ?? '',
      setUp: 'left',
      bank: `fp${n}`,
    }
    this.accounts.push(account)
    this.#byKey.set(key ?? '', account)
    return { status: 200, json: written(account) }
  }

  #link(form: URLSearchParams, base: string): StubAnswer {
    const account = this.accounts.find(({ id }) => id === form.get('account'))
    if (!account) return unknownAccount()
    const [returnUrl, refreshUrl] = [form.get('return_url') ?? '', form.get('refresh_url') ?? '']
    for (const address of [returnUrl, refreshUrl]) {
      if (!URL.canParse(address)) this.#complain(`address ${address}`)
    }
    const path = `/setup/e/${account.id}/${this.#links.size + 1}`
    this.#links.set(path, { account, returnUrl, refreshUrl, isUsed: false })
    const created = Math.floor(Date.now() / 1000)
    const json = { object: 'account_link', created, expires_at: created + 300, url: base + path }
    return { status: 200, json }
  }
}

/** Opens the page behind a link, does what a partner does there, and returns where it leads. */
export async function setUpAccount(url: string, setUp: SetUp): Promise<string> {
  const page = await fetch(url, { redirect: 'manual' })
  const left = page.headers.get('location')
  if (left) return left
  const body = new URLSearchParams({ setUp })
  const answer = await fetch(url, { method: 'POST', body, redirect: 'manual' })
  return answer.headers.get('location')!
}

function unknownAccount(): StubAnswer {
  const error = {
    type: 'invalid_request_error',
    code: 'account_invalid',
    message: 'The provided key does not have access to account.',
  }
  return { status: 403, json: { error } }
}

function written({ id, country, setUp, bank }: Account): object {
  const isEntered = setUp !== 'left'
  return {
    id,
    object: 'account',
    country,
    details_submitted: isEntered,
    capabilities: { transfers: setUp === 'ready' ? 'active' : 'pending' },
    external_accounts: {
      object: 'list',
      data: isEntered
        ? [{ object: 'bank_account', default_for_currency: true, fingerprint: bank }]
        : [],
    },
    requirements: {
      currently_due: isEntered ? [] : ['external_account', 'individual.first_name'],
      disabled_reason: setUp === 'rejected' ? 'rejected.fraud' : null,
    },
  }
}

const button = (setUp: SetUp, text: string) =>
  `<button name="setUp" value="${setUp}">${text}</button>`

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Simulated Stripe</title>
<style>:root{color-scheme:light dark;font:1rem/1.5 system-ui}main{max-width:30rem;margin:12vh auto;padding:1rem}
form{display:flex;flex-wrap:wrap;gap:.75rem}button{font:inherit;padding:.6rem 1rem;min-height:44px}</style>
<main><h1>Simulated Stripe</h1><p>Here Stripe would ask who you are and for your bank account. Nothing leaves this machine.</p>
<form method="post">${button('ready', 'Enter everything')}${button('in_review', 'Enter everything, and wait for a check')}${button('left', 'Leave')}</form></main></html>`
