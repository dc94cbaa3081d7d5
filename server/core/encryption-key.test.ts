import { expect, test } from 'bun:test'
import { readKeys } from './encryption-key.ts'

const [first, second] = [1, 2].map((byte) => Buffer.alloc(32, byte).toString('base64'))

test('keys are separated by commas or white space, in their order', () => {
  const ids = [first, second].map((key) => readKeys(key!)[0]!.id)
  expect(new Set(ids).size).toBe(2)
  for (const text of [`${first},${second}`, ` ${first} ,\n\t${second},\n`, `${first} ${second}`])
    expect(readKeys(text).map(({ id }) => id)).toEqual(ids)
})

test('what is no key of 32 bytes is refused with the command that makes one', () => {
  const texts = ['', ' , ', 'short', Buffer.alloc(31).toString('base64'), `${first},short`]
  for (const text of [...texts, Buffer.alloc(33).toString('base64')])
    expect(() => readKeys(text)).toThrow(/openssl rand -base64 32/)
})

test('each use of a key has bytes of its own, always the same', () => {
  const [key] = readKeys(first!)
  const used = [key!.cipher, key!.hmac('a'), key!.hmac('b')].map((bytes) => bytes.toString('hex'))
  expect(new Set([...used, key!.proof, Buffer.alloc(32, 1).toString('hex')]).size).toBe(5)
  for (const hex of [...used, key!.proof]) expect(hex).toMatch(/^[0-9a-f]{64}$/)
  expect(key!.id).toMatch(/^[0-9a-f]{8}$/)
  expect(readKeys(first!)[0]!.hmac('a').toString('hex')).toBe(used[1]!)
})
