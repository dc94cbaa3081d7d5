import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { emailDomain, maskEmail, normalizeEmail, parseEmail } from './email.ts'
import { ApiError } from './errors.ts'
import { errorOf } from '../locales/testing.ts'

const GOOD: [string, string][] = [
  ['jane@example.com', 'jane@example.com'],
  ['  Jane.Doe+News@Example.COM ', 'jane.doe+news@example.com'],
  ["o'brien_1-x@sub.example.co.uk", "o'brien_1-x@sub.example.co.uk"],
  ['jane@münchen.example', 'jane@xn--mnchen-3ya.example'],
  ['a@b.co', 'a@b.co'],
  ['bond007@sub9.example', 'bond007@sub9.example'],
  ['bond.9@9sub9.example', 'bond.9@9sub9.example'],
  ['a@1.2.x3', 'a@1.2.x3'],
  ['a@b.3x', 'a@b.3x'],
  [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
]

const BAD = [
  '',
  '@',
  'jane',
  'jane@',
  '@example.com',
  'jane@example',
  'jane@@example.com',
  'a@b@example.com',
  'jane doe@example.com',
  '.jane@example.com',
  'jane.@example.com',
  'ja..ne@example.com',
  '"jane"@example.com',
  'Jane <jane@example.com>',
  'jane@example.com,bob@example.com',
  'jane@example.com\r\nBcc: bob@example.com',
  'ja\u0000ne@example.com',
  'jane@exam\u0000ple.com',
  'jane@exa mple.com',
  'jane@-example.com',
  'jane@example-.com',
  'jane@example.com.',
  'jane@.example.com',
  'jane@exam_ple.com',
  'jane@127.0.0.1',
  'jane@example.12',
  'jane@[127.0.0.1]',
  'jane@münchen.example/path',
  'jane@münchen.example:80',
  'jäne@example.com',
  'jane@１２７.0.0.1',
  `${'a'.repeat(65)}@example.com`,
  `jane@${'a'.repeat(64)}.com`,
  `jane@${'a.'.repeat(130)}com`,
  `${' '.repeat(600)}jane@example.com`,
]

describe('an email address', () => {
  test('is stored in lower case, its domain in punycode', () => {
    expect(GOOD.map(([text]) => parseEmail(text))).toEqual(GOOD.map(([, stored]) => stored))
  })

  test('is refused with 422 when no mail could be sent there, or more than one', () => {
    for (const text of BAD) {
      expect([text, normalizeEmail(text), emailDomain(text)]).toEqual([text, null, null])
      expect(() => parseEmail(text)).toThrow(ApiError)
    }
  })

  test('is refused at the path of its field, with what to write', () => {
    const message =
      `${JSON.stringify('x'.repeat(100))} isn’t a valid email address. ` +
      'Use the form name@example.com.'
    const { issues } = errorOf(() => parseEmail('x'.repeat(300), 'partner.email'))
    expect(issues).toEqual([{ path: 'partner.email', message }])
    const short = errorOf(() => parseEmail('x'))
    expect(short.message).toStartWith('"x" isn’t a valid email address.')
    expect(short.issues![0]!.path).toBe('email')
  })

  test('has 254 characters at most, in its stored form', () => {
    const domain = `${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(57)}.com`
    expect(parseEmail(`${'x'.repeat(64)}@${domain}`)).toHaveLength(254)
    expect(normalizeEmail(`${'x'.repeat(64)}@d${domain.slice(1)}`)).not.toBeNull()
    expect(normalizeEmail(`${'x'.repeat(64)}@${domain}m`)).toBeNull()
    expect(emailDomain(`${' '.repeat(497)}a@b.example`)).toBe('b.example')
    expect(emailDomain(`${' '.repeat(498)}a@b.example`)).toBeNull()
    expect(emailDomain(`x@${'a'.repeat(63)}.com`)).toBe(`${'a'.repeat(63)}.com`)
  })

  test('stays as it is when it is read again, and never spans lines', () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), fc.string()), (text) => {
        const normal = normalizeEmail(text)
        if (normal === null) return
        const stored = parseEmail(text)
        expect(parseEmail(stored)).toBe(stored)
        expect(stored).toMatch(/^[\x21-\x7e]+@[a-z0-9.-]+$/)
        expect(normalizeEmail(normal)).toBe(normal)
        expect(normalizeEmail(stored)).toBe(normal)
      }),
    )
  })
})

describe('the mailbox of an address', () => {
  test('is the same with a tag, and at Gmail with any dots', () => {
    const normal = (text: string) => normalizeEmail(text)
    expect(normal('Jane.Doe+x@gmail.com')).toBe('janedoe@gmail.com')
    expect(normal('j.a.n.e.doe@googlemail.com')).toBe('janedoe@gmail.com')
    expect(normal('jane.doe+a+b@example.com')).toBe('jane.doe@example.com')
    expect(normal('j+x@example.com')).toBe('j@example.com')
    expect(normal('j.+x@example.com')).toBe('j@example.com')
    expect(normal('+x@example.com')).toBe('+x@example.com')
    expect(normal('jane.doe@notgmail.com')).toBe('jane.doe@notgmail.com')
    expect(normal('no address')).toBeNull()
  })
})

describe('a masked address', () => {
  test('shows the first character and the domain, and nothing of what is no address', () => {
    expect(maskEmail('Jane.Doe@Example.com')).toBe('j•••@example.com')
    expect(maskEmail('j@example.com')).toBe('j•••@example.com')
    expect(maskEmail('secret')).toBe('•••')
  })

  test('has the domain that rules look at', () => {
    expect(emailDomain('Jane@Sub.Example.com')).toBe('sub.example.com')
  })
})
