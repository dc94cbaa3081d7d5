import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { inspect } from 'node:util'
import { ApiError } from '../../server/domain/errors.ts'
import { createProviders, type ProviderName } from '../../server/payout-providers/index.ts'
import type {
  FundingAccount,
  Onboarding,
  OnlineProvider,
} from '../../server/payout-providers/port.ts'
import { onlineContracts } from '../kit/provider-contracts.ts'

const pages = {
  returnUrl: 'https://partners.test/partners/?onboarding=x',
  refreshUrl: 'https://partners.test/partners/?onboarding=x&expired=true',
}
const payee = { partnerId: 'pn_1', email: 'grace@partners.test', country: 'NG' }

const contracts = await onlineContracts()

test('every provider with pages of its own has a fixture, and no other', () => {
  const all = createProviders({})
  for (const [name, { fixture }] of contracts) {
    const provider = all[name as ProviderName] as OnlineProvider
    expect([name, provider.onboarding !== null]).toEqual([name, fixture.onboarding !== null])
  }
})

const withPages = contracts.filter(([, { fixture }]) => fixture.onboarding !== null)

describe.each(withPages)('%s', (name, { fixture }) => {
  const stub = fixture.createStub()
  const { setUp, remove } = fixture.onboarding!
  let provider: OnlineProvider
  let onboarding: Onboarding
  let funding: FundingAccount
  beforeAll(async () => {
    await stub.start()
    const all = createProviders({ settings: fixture.settings(stub.base), timeoutMs: 300 })
    provider = all[name as ProviderName] as OnlineProvider
    onboarding = provider.onboarding!
    funding = { id: 'fa_1', details: provider.checkFunding(fixture.details) }
  })
  afterAll(async () => {
    await stub.stop()
    expect(stub.complaints).toEqual([])
  })
  const refusal = async (promise: Promise<unknown>) => {
    const error = await promise.then(
      () => undefined,
      (reason: unknown) => reason,
    )
    expect(error).toBeInstanceOf(ApiError)
    for (const secret of fixture.secrets) expect(inspect(error, { depth: 9 })).not.toContain(secret)
    return (error as ApiError).code
  }

  test('opens one account for a key, and another for another', async () => {
    const first = await onboarding.open(payee, 'key-1', funding)
    expect(await onboarding.open(payee, 'key-1', funding)).toEqual(first)
    expect(await onboarding.open(payee, 'key-2', funding)).not.toEqual(first)
  })

  test.each(['ready', 'in_review'] as const)('an account becomes %s', async (outcome) => {
    const details = await onboarding.open(payee, `key-${outcome}`, funding)
    expect(await onboarding.look(details, funding)).toEqual({ status: 'open', details })
    const url = await onboarding.link(details, pages, funding)
    expect(await setUp(url, outcome)).toBe(pages.returnUrl)
    const found = await onboarding.look(details, funding)
    expect(found.status).toBe(outcome)
    expect(provider.checkRecipient(found.details)).toEqual(found.details)
  })

  test('who leaves goes on by another link; the first one works once', async () => {
    const details = await onboarding.open(payee, 'key-left', funding)
    const url = await onboarding.link(details, pages, funding)
    expect(await setUp(url, 'left')).toBe(pages.returnUrl)
    expect((await onboarding.look(details, funding)).status).toBe('open')
    expect(await setUp(url, 'ready')).toBe(pages.refreshUrl)
    await setUp(await onboarding.link(details, pages, funding), 'ready')
    expect((await onboarding.look(details, funding)).status).toBe('ready')
  })

  test('two accounts are told apart by what is behind them', async () => {
    const ready = async (key: string) => {
      const details = await onboarding.open(payee, key, funding)
      await setUp(await onboarding.link(details, pages, funding), 'ready')
      return provider.fingerprint((await onboarding.look(details, funding)).details)
    }
    const first = await ready('key-a')
    expect([typeof first, first === (await ready('key-b'))]).toEqual(['string', false])
  })

  test('an account that was deleted is unknown; a rejected one is refused', async () => {
    const details = await onboarding.open(payee, 'key-rejected', funding)
    await setUp(await onboarding.link(details, pages, funding), 'rejected')
    expect(await refusal(onboarding.look(details, funding))).toBe('forbidden')
    remove(stub, details)
    expect((await onboarding.look(details, funding)).status).toBe('unknown')
  })

  test('a wrong key and a provider that is away are refusals that tell no secret', async () => {
    const wrong = { id: 'fa_1', details: { ...funding.details, ...fixture.wrongKey } }
    expect(await refusal(onboarding.open(payee, 'key-wrong', wrong))).toBe('forbidden')
    const gone = createProviders({ settings: fixture.settings('http://127.0.0.1:9') })
    const away = (gone[name as ProviderName] as OnlineProvider).onboarding!
    expect(await refusal(away.open(payee, 'key-away', funding))).toBe('service_unavailable')
  })
})
