import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { ApiError } from '../../domain/errors.ts'
import { format } from '../../locales/format.ts'
import { maskIban, parseBic, parseIban } from './iban.ts'

/** The examples of the IBAN registry. */
const VALID = [
  'AD12 0001 2030 2003 5910 0100',
  'AT61 1904 3002 3457 3201',
  'BE68 5390 0754 7034',
  'CH93 0076 2011 6238 5295 7',
  'DE89 3704 0044 0532 0130 00',
  'ES91 2100 0418 4502 0005 1332',
  'FR14 2004 1010 0505 0001 3M02 606',
  'GB29 NWBK 6016 1331 9268 19',
  'IE29 AIBK 9311 5212 3456 78',
  'IT60 X054 2811 1010 0000 0123 456',
  'MT84 MALT 0110 0001 2345 MTLC AST0 01S',
  'NL91 ABNA 0417 1643 00',
  'NO93 8601 1117 947',
  'PL61 1090 1014 0000 0712 1981 2874',
  'PT50 0002 0123 1234 5678 9015 4',
  'SE45 5000 0000 0583 9825 7466',
]

const problem = (text: string) => {
  try {
    return parseIban('iban', text)
  } catch (error) {
    expect(error).toBeInstanceOf(ApiError)
    expect((error as ApiError).issues?.[0]?.path).toBe('iban')
    return format((error as ApiError).text)
  }
}

describe('parseIban', () => {
  test.each(VALID)('takes %p, however it is spaced', (text) => {
    const iban = text.replaceAll(' ', '')
    expect(parseIban('iban', text)).toBe(iban)
    expect(parseIban('iban', iban.toLowerCase())).toBe(iban)
    expect(parseIban('iban', text.replaceAll(' ', '-'))).toBe(iban)
  })

  test.each([
    ['', /starts with two letters/],
    ['DE', /starts with two letters/],
    ['1234', /starts with two letters/],
    ['DE89 3704 0044 0532 0130 0ü', /starts with two letters/],
    ['BR18 0036 0305 0000 1000 9795 493C 1', /doesn’t cover accounts in BR/],
    ['DE89 3704 0044 0532 0130', /has 22 characters\. This one has 20/],
    ['DE88 3704 0044 0532 0130 00', /isn’t valid/],
  ])('says of %p what is wrong', (text, sentence) => {
    expect(problem(text)).toMatch(sentence)
  })

  test('notices every single wrong digit and every swap of neighbours', () => {
    const ibans = fc.constantFrom(...VALID.map((text) => text.replaceAll(' ', '')))
    fc.assert(
      fc.property(ibans, fc.nat(33), fc.integer({ min: 1, max: 9 }), (iban, at, step) => {
        const index = 4 + (at % (iban.length - 5))
        const [one, two] = [iban[index]!, iban[index + 1]!]
        if (/\d/.test(one)) {
          const digit = String((Number(one) + step) % 10)
          expect(problem(iban.slice(0, index) + digit + iban.slice(index + 1))).toMatch(
            /isn’t valid/,
          )
        }
        if (one !== two) {
          const swapped = iban.slice(0, index) + two + one + iban.slice(index + 2)
          expect(problem(swapped)).toMatch(/isn’t valid/)
        }
      }),
    )
  })

  test('shows only the country and the last four', () => {
    expect(maskIban('DE89370400440532013000')).toBe('DE•• •••• 3000')
  })
})

describe('parseBic', () => {
  test('takes 8 and 11 characters in any case', () => {
    expect(parseBic('bic', 'cobadeff')).toBe('COBADEFF')
    expect(parseBic('bic', 'COBA DE FF 500')).toBe('COBADEFF500')
  })
  test.each(['', 'COBADEF', 'COBADEFFX', 'COBA12FF', 'COBADEFFXXXX', 'CÖBADEFF'])(
    'refuses %p',
    (text) => expect(() => parseBic('bic', text)).toThrow(ApiError),
  )
})
