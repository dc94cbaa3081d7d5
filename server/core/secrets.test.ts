import { expect, test } from 'bun:test'
import { Sealed } from '../db/sealed.ts'
import { readKeys } from './encryption-key.ts'
import { createSecrets, sameText } from './secrets.ts'

const keyOf = (byte: number) => Buffer.alloc(32, byte).toString('base64')
const secretsOf = (...bytes: number[]) => {
  const [first, ...others] = readKeys(bytes.map(keyOf).join(','))
  return createSecrets([first!, ...others])
}
const PLACE = { column: 'payout_methods.details', workspaceId: 'ws_a', id: 'pm_1' }

test('what was sealed opens with the same key only', () => {
  const sealed = secretsOf(1).seal('DE89370400440532013000', PLACE)
  expect(secretsOf(1).open(sealed, PLACE)).toBe('DE89370400440532013000')
  expect(() => secretsOf(2).open(sealed, PLACE)).toThrow(/key "[0-9a-f]{8}" is missing/)
  expect(sealed.text).not.toContain('3000')
})

test('a sealed text that was moved to another column, row or workspace does not open', () => {
  const sealed = secretsOf(1).seal('text', PLACE)
  const others = [{ column: 'funding_accounts.details' }, { workspaceId: 'ws_b' }, { id: 'pm_2' }]
  for (const other of others) {
    expect(() => secretsOf(1).open(sealed, { ...PLACE, ...other })).toThrow()
  }
})

test('a sealed text that was changed does not open', () => {
  const [id, coded] = secretsOf(1).seal('text', PLACE).text.split('.')
  const bytes = Buffer.from(coded!, 'base64url')
  bytes[bytes.length - 1]! ^= 1
  const changed = new Sealed(`${id}.${bytes.toString('base64url')}`)
  expect(() => secretsOf(1).open(changed, PLACE)).toThrow()
})

test('of several keys the first seals and all open', () => {
  const both = secretsOf(2, 1)
  expect(both.open(secretsOf(1).seal('old', PLACE), PLACE)).toBe('old')
  const sealed = both.seal('new', PLACE)
  expect(sealed.text.split('.')[0]).toBe(both.keyId)
  expect(secretsOf(2).open(sealed, PLACE)).toBe('new')
})

test('the same text is sealed differently each time, but has one fingerprint a key and purpose', () => {
  const [one, two] = [secretsOf(1), secretsOf(2)]
  expect(one.seal('a', PLACE).text).not.toBe(one.seal('a', PLACE).text)
  expect(one.fingerprint('a', 'x')).toBe(secretsOf(1).fingerprint('a', 'x'))
  expect(one.fingerprint('a', 'x')).not.toBe(one.fingerprint('a', 'y'))
  expect(one.fingerprint('a', 'x')).not.toBe(two.fingerprint('a', 'x'))
  expect(secretsOf(2, 1).fingerprints('a', 'x')).toEqual([
    two.fingerprint('a', 'x'),
    one.fingerprint('a', 'x'),
  ])
})

test('encryption and each purpose of fingerprints have a key of their own, none the one that is given', () => {
  const [key] = readKeys(keyOf(1))
  const derived = [key!.cipher, key!.hmac('a'), key!.hmac('b'), Buffer.alloc(32, 1)]
  const texts = derived.map((bytes) => bytes.toString('hex'))
  expect(new Set([...texts, key!.proof]).size).toBe(5)
})

test('a key of another length is refused with the command that makes one', () => {
  for (const text of ['c2hvcnQ=', `${keyOf(1)},c2hvcnQ=`, ' ', ',']) {
    expect(() => readKeys(text)).toThrow(/openssl rand -base64 32/)
  }
})

test('texts are compared whole', () => {
  expect(sameText('secret', 'secret')).toBe(true)
  expect(sameText('secret', 'secreT')).toBe(false)
  expect(sameText('secret', 'secret ')).toBe(false)
})
