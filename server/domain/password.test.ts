import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { checkPassword, DEMO_OWNER_PASSWORD, MAX_PASSWORD, MIN_PASSWORD } from './password.ts'

const EMAIL = 'grace.hopper@acme.test'
const check = (password: string) => () => checkPassword(password, EMAIL)

test('a password of ten to two hundred characters that nobody would guess is taken', () => {
  for (const good of [
    'correct horse',
    'tr0ub4dor&3',
    'größer als ich',
    'x7'.repeat(2) + 'k9Lm2p',
  ]) {
    expect(check(good)).not.toThrow()
  }
})

test('a password is neither too short nor too long', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: MIN_PASSWORD - 1 }), (short) =>
      expect(check(short)).toThrow('10 to 200'),
    ),
  )
  expect(check('ab3'.repeat(MAX_PASSWORD))).toThrow('10 to 200')
})

test('what is guessed first is refused', () => {
  for (const bad of [
    'password1234',
    'Password!!!!',
    'qwertyuiop',
    '1234567890',
    '9876543210',
    'aaaaaaaaaaaa',
    'abcabcabcabcab',
    'welcome2026!',
    EMAIL,
    'Grace.Hopper1',
    DEMO_OWNER_PASSWORD,
  ]) {
    expect(check(bad)).toThrow('easy to guess')
  }
})
