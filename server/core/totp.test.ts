import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { codeAt, matchStep, stepOf, toBase32, totpUri } from './totp.ts'

/** The secret and codes of RFC 6238, appendix B, shortened to six digits. */
const SECRET = toBase32(Buffer.from('12345678901234567890'))
const KNOWN: [seconds: number, code: string][] = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
]

test('codes are those of the standard', () => {
  expect(SECRET).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  for (const [seconds, code] of KNOWN) expect(codeAt(SECRET, stepOf(seconds * 1000))).toBe(code)
})

test('a code fits half a minute before and after, and never twice', () => {
  const bytes = fc.uint8Array({ minLength: 20, maxLength: 20 })
  const step = fc.integer({ min: 2, max: 100_000_000 })
  fc.assert(
    fc.property(bytes, step, fc.integer({ min: -1, max: 1 }), (raw, now, shift) => {
      const secret = toBase32(raw)
      const code = codeAt(secret, now + shift)
      const matched = matchStep(secret, code, { nowMs: now * 30_000, lastStep: 0 })
      expect(codeAt(secret, matched!)).toBe(code)
      expect(matchStep(secret, code, { nowMs: now * 30_000, lastStep: now + 1 })).toBeNull()
    }),
  )
})

test('what is no code fits nothing', () => {
  for (const code of ['', '12345', '1234567', 'abcdef', ' 12345', '12345６']) {
    expect(matchStep(SECRET, code, { nowMs: 59_000, lastStep: 0 })).toBeNull()
  }
  expect(matchStep(SECRET, '287082', { nowMs: 300_000, lastStep: 0 })).toBeNull()
})

test('the address for apps keeps what people wrote apart', () => {
  const uri = totpUri('ABC', { issuer: 'refer.test', account: 'a+b@x.test' })
  expect(uri).toBe('otpauth://totp/refer.test:a%2Bb%40x.test?secret=ABC&issuer=refer.test')
})
