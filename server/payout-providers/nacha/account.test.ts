import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { ApiError } from '../../domain/errors.ts'
import { parseAccount, parseCompanyId, parseRouting } from './account.ts'

describe('parseRouting', () => {
  test.each(['021000021', '011401533', '122105155', '091000019', '026009593'])(
    'takes %p',
    (text) => {
      expect(parseRouting('routing', text)).toBe(text)
      expect(parseRouting('routing', ` ${text.slice(0, 4)}-${text.slice(4)} `)).toBe(text)
    },
  )

  test.each(['', '12345678', '0210000211', '02100002X', '021000022', '000000000', '990000009'])(
    'refuses %p',
    (text) => expect(() => parseRouting('routing', text)).toThrow(ApiError),
  )

  test('notices every single wrong digit', () => {
    fc.assert(
      fc.property(fc.nat(8), fc.integer({ min: 1, max: 9 }), (index, step) => {
        const right = '021000021'
        const digit = String((Number(right[index]) + step) % 10)
        const wrong = right.slice(0, index) + digit + right.slice(index + 1)
        expect(() => parseRouting('routing', wrong)).toThrow(ApiError)
      }),
    )
  })
})

describe('parseAccount', () => {
  test('takes up to 17 digits and letters without spaces and hyphens', () => {
    expect(parseAccount('account', '0001-2345 6789')).toBe('000123456789')
    expect(parseAccount('account', '1'.repeat(17))).toBe('1'.repeat(17))
  })
  test.each(['', '0000', '1'.repeat(18), '12<34', '12é4'])('refuses %p', (text) =>
    expect(() => parseAccount('account', text)).toThrow(ApiError),
  )
})

test('parseCompanyId writes a tax id with its leading 1', () => {
  expect(parseCompanyId('companyId', '12-3456789')).toBe('1123456789')
  expect(parseCompanyId('companyId', '9ABC456789')).toBe('9ABC456789')
  expect(() => parseCompanyId('companyId', '1234')).toThrow(ApiError)
})
