import { expect, test } from 'bun:test'
import { other } from './sample.ts'
import { sharedTraits } from './same-person.ts'

const one = (email: string | null, payoutFingerprint: string | null) =>
  other('pn_2', { email, payoutFingerprint })

test('two partners look like one person by their payout account, their mailbox, or both', () => {
  const ada = one('ada@x.example', 'bank-1')
  expect(sharedTraits(ada, one('ada@x.example', 'bank-1'))).toEqual(['payout', 'email'])
  expect(sharedTraits(ada, one('bob@x.example', 'bank-1'))).toEqual(['payout'])
  expect(sharedTraits(ada, one('Ada+2@x.example', 'bank-2'))).toEqual(['email'])
  expect(sharedTraits(ada, one('bob@x.example', 'bank-2'))).toEqual([])
})

test('what is unknown is not the same', () => {
  expect(sharedTraits(one(null, null), one(null, null))).toEqual([])
  expect(sharedTraits(one('ada@x.example', 'bank-1'), one(null, null))).toEqual([])
  expect(sharedTraits(one(null, null), one('ada@x.example', 'bank-1'))).toEqual([])
  expect(sharedTraits(one('no address', null), one('no address', null))).toEqual([])
})
