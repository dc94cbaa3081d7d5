import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { ApiError } from '../../server/domain/errors.ts'
import { format } from '../../server/locales/format.ts'
import { createProviders } from '../../server/payout-providers/index.ts'
import {
  fixture as nachaFixture,
  nachaReturns,
  readNacha,
} from '../../server/payout-providers/nacha/testing.ts'
import type { TransferIntent } from '../../server/payout-providers/port.ts'
import { statusReport } from '../../server/payout-providers/sepa/testing.ts'
import { HOSTILE_TEXTS, transferTo } from '../../server/payout-providers/testing-transfers.ts'
import { fileContracts } from '../kit/provider-contracts.ts'

const FILE = { id: 'file_0TESTtest0123456', atMs: Date.UTC(2026, 2, 7, 21, 30) }

describe.each(await fileContracts())('a file of %s', (_name, contract) => {
  const { provider, fixture } = contract
  const { currency } = fixture
  const funding = { id: 'fa_1', details: provider.checkFunding(fixture.examples.funding) }
  const recipients = fixture.recipients.map((details) => provider.checkRecipient(details))
  const transfer = (index: number, changes: Partial<TransferIntent> = {}, name = 'Grace Okoro') =>
    transferTo({ name, details: recipients[index % 3]! }, { currency, ...changes })
  const write = (transfers: readonly TransferIntent[]) =>
    provider.writeFile(transfers, funding, FILE)

  test('pays every transfer once, to the unit, to its account', async () => {
    const transfers = [1n, 99n, 100n, 123_456n, fixture.maxMinor].map((amountMinor, index) =>
      transfer(index, { amountMinor }),
    )
    const { content, filename } = write(transfers)
    expect(await fixture.schemaErrors(content)).toEqual([])
    expect(filename).toMatch(/^[a-z]+-file_0TESTtest0123456\.[a-z]+$/)
    const lines = fixture.readLines(content, transfers)
    for (const { id, amountMinor, recipient } of transfers) {
      const account = recipient.details[fixture.accountField]!
      expect(lines.filter((line) => line.transferId === id)).toEqual([
        { transferId: id, amountMinor, account },
      ])
    }
    expect(lines).toHaveLength(transfers.length)
  })

  test('is valid whatever people write into names and purposes', async () => {
    const transfers = HOSTILE_TEXTS.flatMap((text, index) => [
      transfer(index, { purpose: text }, `Ada ${text}`),
      transfer(index, { purpose: text }),
      transfer(index, {}, `Ada ${text}`),
    ])
    const { content } = write(transfers)
    expect(await fixture.schemaErrors(content)).toEqual([])
    expect(fixture.readLines(content, transfers)).toHaveLength(transfers.length)
  })

  test('has sums that hold for any amounts, names and purposes', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 200 })
    const row = fc.tuple(fc.bigInt(1n, 10_000_000n), text, text)
    const contents: string[] = []
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 12 }), (rows) => {
        const transfers = rows.map(([amountMinor, purpose, name], index) =>
          transfer(index, { amountMinor, purpose }, `A${name}`),
        )
        const { content } = write(transfers)
        const lines = fixture.readLines(content, transfers)
        const sum = (of: readonly { amountMinor: bigint }[]) =>
          of.reduce((total, one) => total + one.amountMinor, 0n)
        expect(sum(lines)).toBe(sum(transfers))
        contents.push(content)
      }),
      { numRuns: 50 },
    )
    for (const content of contents.slice(-3))
      expect(await fixture.schemaErrors(content)).toEqual([])
  })

  test('has the same bytes for the same transfers', () => {
    const transfers = [transfer(0), transfer(1), transfer(2)]
    expect(write(transfers)).toEqual(write(structuredClone(transfers)))
    expect(write(transfers).content).not.toBe(write(transfers.toReversed()).content)
  })

  test('takes what the limits allow, and no more', () => {
    const { minMinor, maxMinor } = provider.limits(currency)
    expect(maxMinor).toBe(fixture.maxMinor)
    const most = transfer(0, { amountMinor: maxMinor! })
    expect(() => write([transfer(0, { amountMinor: minMinor }), most])).not.toThrow()
    if (!provider.fileLimits) return
    const full = Number(provider.fileLimits.maxSumMinor / maxMinor!)
    const many = Array.from({ length: full }, (_, i) => transfer(i, { amountMinor: maxMinor! }))
    expect(() => write(many)).not.toThrow()
    expect(() => write([...many, most])).toThrow(ApiError)
  })

  test('is refused for another currency, an amount out of bounds, or nothing to pay', () => {
    for (const transfers of [
      [],
      [transfer(0, { currency: fixture.otherCurrency })],
      [transfer(0, { amountMinor: 0n })],
      [transfer(0), transfer(1, { amountMinor: -5n })],
      [transfer(0, { amountMinor: fixture.maxMinor + 1n })],
    ]) {
      expect(() => write(transfers)).toThrow(ApiError)
    }
  })

  test('gets an answer that is refused when it is not one', () => {
    const transfers = [transfer(0)]
    const file = { id: FILE.id, transferIds: transfers.map((one) => one.id) }
    const own = write(transfers).content
    for (const content of [
      '',
      'hello',
      own,
      '{}',
      '<a>',
      '\u0000',
      '<a>'.repeat(50_000),
      own.slice(0, 300),
    ]) {
      expect(() => provider.readStatusFile!(content, file)).toThrow(ApiError)
    }
  })
})

test('both kinds of answers are read in one way', () => {
  const { sepa, nacha } = createProviders()
  const details = nacha.checkRecipient(nachaFixture.recipients[0]!)
  const transfers = [transferTo({ details })]
  const funding = { id: 'fa_1', details: nacha.checkFunding(nachaFixture.examples.funding) }
  const [entry] = readNacha(nacha.writeFile(transfers, funding, FILE).content)
  const transferId = transfers[0]!.id
  const file = { id: FILE.id, transferIds: [transferId] }
  const returned = nacha.readStatusFile!(nachaReturns([{ entry: entry!, code: 'R02' }]), file)
  const report = statusReport({
    messageId: 'file-0TESTtest0123456',
    group: 'RJCT',
    groupReasons: ['AC04'],
  })
  const rejected = sepa.readStatusFile!(report, file)
  expect(returned).toMatchObject([{ transferId, status: 'returned', reference: entry!.trace }])
  expect(rejected).toMatchObject([{ transferId, status: 'failed' }])
  expect(format(returned[0]!.reason!)).toBe(format(rejected[0]!.reason!))
})
