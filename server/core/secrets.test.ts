import { expect, test } from 'bun:test'
import { readConfig } from '../config.ts'
import { createSecrets, sameText } from './secrets.ts'

const keyOf = (byte: number) => Buffer.alloc(32, byte).toString('base64')
const secretsOf = (byte: number) => createSecrets(readConfig({ ENCRYPTION_KEY: keyOf(byte) }))

test('what was sealed opens with the same key and purpose only', () => {
  const sealed = secretsOf(1).seal('DE89370400440532013000', 'payout-method')
  expect(secretsOf(1).open(sealed, 'payout-method')).toBe('DE89370400440532013000')
  expect(() => secretsOf(2).open(sealed, 'payout-method')).toThrow()
  expect(() => secretsOf(1).open(sealed, 'funding-account')).toThrow()
  expect(sealed).not.toContain('3000')
})

test('a sealed text that was changed does not open', () => {
  const bytes = Buffer.from(secretsOf(1).seal('text', 'x'), 'base64url')
  bytes[bytes.length - 1]! ^= 1
  expect(() => secretsOf(1).open(bytes.toString('base64url'), 'x')).toThrow()
})

test('the same text is sealed differently each time, but has one fingerprint a key and purpose', () => {
  const [one, two] = [secretsOf(1), secretsOf(2)]
  expect(one.seal('a', 'x')).not.toBe(one.seal('a', 'x'))
  expect(one.fingerprint('a', 'x')).toBe(secretsOf(1).fingerprint('a', 'x'))
  expect(one.fingerprint('a', 'x')).not.toBe(one.fingerprint('a', 'y'))
  expect(one.fingerprint('a', 'x')).not.toBe(two.fingerprint('a', 'x'))
})

test('a key of another length is refused with the command that makes one', () => {
  const config = readConfig({ ENCRYPTION_KEY: 'c2hvcnQ=' })
  expect(() => createSecrets(config)).toThrow(/openssl rand -base64 32/)
})

test('texts are compared whole', () => {
  expect(sameText('secret', 'secret')).toBe(true)
  expect(sameText('secret', 'secreT')).toBe(false)
  expect(sameText('secret', 'secret ')).toBe(false)
})
