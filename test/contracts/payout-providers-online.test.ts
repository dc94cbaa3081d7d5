import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { inspect } from 'node:util'
import { ApiError } from '../../server/domain/errors.ts'
import { format } from '../../server/locales/format.ts'
import { splitDue } from '../../server/domain/transfer-limits.ts'
import { createProviders, type ProviderName } from '../../server/payout-providers/index.ts'
import type { FundingAccount, OnlineProvider } from '../../server/payout-providers/port.ts'
import { FAULTS } from '../../server/payout-providers/testing-stub.ts'
import {
  HOSTILE_TEXTS,
  transferId,
  transferTo,
} from '../../server/payout-providers/testing-transfers.ts'
import { onlineContracts } from '../kit/provider-contracts.ts'

/** Short, since the stub is in this process. */
const timeoutMs = 300

describe.each(await onlineContracts())('%s', (name, { fixture }) => {
  const stub = fixture.createStub()
  const open = (base: string): OnlineProvider => {
    // The rows are the registry's online providers.
    const all = createProviders({ settings: fixture.settings(base), timeoutMs })
    return all[name as ProviderName] as OnlineProvider
  }
  let provider: OnlineProvider
  let funding: FundingAccount
  beforeAll(async () => {
    await stub.start()
    provider = open(stub.base)
    funding = { id: 'fa_1', details: provider.checkFunding(fixture.details) }
  })
  afterAll(() => stub.stop())
  const intent = (changes: Parameters<typeof transferTo>[1] = {}) =>
    transferTo({ details: provider.checkRecipient(fixture.recipient) }, changes)
  const paid = (id: string) => stub.payments.filter((payment) => payment.transferId === id)
  const thrown = async (promise: Promise<unknown>) => {
    const error = await promise.then(
      () => undefined,
      (reason: unknown) => reason as Error,
    )
    expect(error).toBeInstanceOf(Error)
    for (const secret of fixture.secrets) expect(inspect(error, { depth: 9 })).not.toContain(secret)
    return error!
  }

  test('pays the exact amount to the recipient, under our id', async () => {
    expect(fixture.amounts).not.toEqual([])
    for (const { amountMinor, currency, written } of fixture.amounts) {
      const transfer = intent({ amountMinor, currency })
      const report = await provider.send(transfer, funding)
      expect(report).toMatchObject({ transferId: transfer.id, reason: null })
      expect(['sent', 'completed']).toContain(report.status)
      const [payment, ...more] = paid(transfer.id)
      const receiver = Object.values(fixture.recipient)[0]!
      expect(payment).toMatchObject({ amount: written, receiver, reference: report.reference })
      expect([payment?.currency.toLowerCase(), more]).toEqual([currency, []])
    }
  })

  test('pays once when the same transfer is sent again, one after another or at once', async () => {
    const transfer = intent()
    const first = await provider.send(transfer, funding)
    expect(await provider.send(transfer, funding)).toEqual(first)
    const another = intent()
    const sent = () => provider.send(another, funding)
    const results = await Promise.all([sent(), sent(), sent()])
    expect(new Set(results.map((report) => report.reference)).size).toBe(1)
    expect([paid(transfer.id).length, paid(another.id).length]).toEqual([1, 1])
  })

  test.each(FAULTS)('after %s it throws, and a repeat pays once', async (fault) => {
    const transfer = intent()
    stub.fail(fault)
    const error = await thrown(provider.send(transfer, funding))
    stub.heal()
    expect(error).not.toBeInstanceOf(ApiError)
    expect(paid(transfer.id).length).toBe(fault.endsWith('-after') ? 1 : 0)
    const report = await provider.send(transfer, funding)
    expect(['sent', 'completed']).toContain(report.status)
    expect(paid(transfer.id)).toMatchObject([{ reference: report.reference }])
  })

  test('is failed with a sentence when the provider says no', async () => {
    const [refused, unknown] = [intent(), transferTo({ details: fixture.unknownRecipient })]
    for (const transfer of [refused, unknown]) {
      if (transfer === refused) stub.fail('refuse')
      const report = await provider.send(transfer, funding)
      stub.heal()
      expect(report).toMatchObject({ transferId: transfer.id, status: 'failed', reference: null })
      expect(format(report.reason!)).toMatch(/^[A-Z].+\.$/)
      expect(paid(transfer.id)).toEqual([])
    }
  })

  test('is failed when the provider cannot express the amount', async () => {
    const { currency } = fixture.amounts[0]!
    for (const amount of [...fixture.inexpressible, { amountMinor: 0n, currency }]) {
      const transfer = intent(amount)
      expect((await provider.send(transfer, funding)).status).toBe('failed')
      expect(paid(transfer.id)).toEqual([])
    }
  })

  test('sends the smallest and the largest amount of its limits, and what a payout is cut to', async () => {
    const cut = fixture.inexpressible.flatMap(({ amountMinor, currency }) => {
      const { payableMinor } = splitDue(amountMinor, provider.limits(currency))
      expect(payableMinor).not.toBe(amountMinor)
      return payableMinor > 0n ? [{ amountMinor: payableMinor, currency }] : []
    })
    const bounds = fixture.amounts.flatMap(({ currency }) => {
      const { minMinor, maxMinor } = provider.limits(currency)
      return [minMinor, maxMinor ?? minMinor].map((amountMinor) => ({ amountMinor, currency }))
    })
    for (const amount of [...cut, ...bounds]) {
      const transfer = intent(amount)
      const { status } = await provider.send(transfer, funding)
      expect([amount, status === 'failed', paid(transfer.id).length]).toEqual([amount, false, 1])
    }
  })

  test('throws when the key is refused or nobody answers: the transfer is not at fault', async () => {
    const wrong = { id: 'fa_2', details: { ...funding.details, ...fixture.wrongKey } }
    const transfer = intent()
    await thrown(provider.send(transfer, wrong))
    const nobody = open('http://127.0.0.1:1')
    await thrown(nobody.send(transfer, funding))
    expect(paid(transfer.id)).toEqual([])
    const refused = await thrown(provider.verifyFunding(wrong))
    const unreachable = await thrown(nobody.verifyFunding(funding))
    expect([refused, unreachable]).toMatchObject([{ code: 'bad_request' }, { code: 'bad_request' }])
    expect(refused.message).not.toBe(unreachable.message)
    await provider.verifyFunding(funding)
  })

  test('tells by look-up what became of a transfer', async () => {
    const transfer = intent()
    const { reference, status } = await provider.send(transfer, funding)
    const lookUp = () => provider.lookUp(transfer, reference!, funding)
    expect(await lookUp()).toMatchObject({ transferId: transfer.id, reference, status })
    fixture.complete(stub, transfer.id)
    expect(await lookUp()).toMatchObject({ reference, status: 'completed', reason: null })
    fixture.takeBack(stub, transfer.id)
    const returned = await lookUp()
    expect(returned).toMatchObject({ transferId: transfer.id, reference, status: 'returned' })
    expect(format(returned.reason!)).toMatch(/^[A-Z].+\.$/)
    await thrown(provider.lookUp(transfer, 'unknown/../reference', funding))
    await thrown(provider.lookUp(intent(), reference!, funding))
  })

  test('believes a callback only with its signature', async () => {
    const transfer = intent()
    const { reference } = await provider.send(transfer, funding)
    fixture.complete(stub, transfer.id)
    const { body, headers } = fixture.callback(stub, transfer.id)
    expect(await provider.readCallback(body, headers, funding)).toMatchObject([
      { transferId: transfer.id, status: 'completed', reference },
    ])
    fixture.takeBack(stub, transfer.id)
    const later = fixture.callback(stub, transfer.id)
    expect(await provider.readCallback(later.body, later.headers, funding)).toMatchObject([
      { transferId: transfer.id, status: 'returned', reference },
    ])
    const foreign = fixture.foreignCallback(stub)
    expect(await provider.readCallback(foreign.body, foreign.headers, funding)).toEqual([])

    const { [fixture.callbackField]: _key, ...withoutKey } = funding.details
    const forged: [string, Headers, FundingAccount][] = [
      [body.replace(transfer.id, transferId()), headers, funding],
      [body, new Headers(), funding],
      ['', headers, funding],
      ['{"not": "json"', headers, funding],
      [body, headers, { id: 'fa_1', details: withoutKey }],
    ]
    for (const callback of forged) {
      const error = await thrown(provider.readCallback(...callback))
      expect(error).toMatchObject({ code: 'unauthorized' })
    }
  })

  test('pays whatever people write into names and purposes', async () => {
    for (const text of HOSTILE_TEXTS) {
      const transfer = intent({ purpose: text })
      transfer.recipient.name = text
      await provider.send(transfer, funding)
      expect(paid(transfer.id)).toHaveLength(1)
    }
  })

  test('speaks as the provider documents', () => {
    expect(stub.complaints).toEqual([])
  })
})
