import { describe, expect, test } from 'bun:test'
import { refundedPart } from './refund.ts'

describe('what refunds take of the sale that a commission is about', () => {
  const part = (amountMinor: bigint, saleMinor: bigint, refundedMinor: bigint) =>
    refundedPart({ amountMinor, saleMinor, refundedMinor })

  test('is their share of it, in the commission’s currency', () => {
    expect(part(923n, 1000n, 0n)).toEqual({ amountRefunded: 0n, whollyRefunded: false })
    expect(part(923n, 1000n, 500n)).toEqual({ amountRefunded: 462n, whollyRefunded: false })
    expect(part(923n, 1000n, 999n)).toEqual({ amountRefunded: 922n, whollyRefunded: false })
    expect(part(923n, 1000n, 1000n)).toEqual({ amountRefunded: 923n, whollyRefunded: true })
  })

  test('may be all of it while its amount is not known, and is nothing of a free sale', () => {
    expect(part(0n, 1000n, 1000n)).toEqual({ amountRefunded: 0n, whollyRefunded: true })
    expect(part(0n, 0n, 0n)).toEqual({ amountRefunded: 0n, whollyRefunded: false })
  })
})
