import { expect, test } from 'bun:test'
import { findEndedByBan, type OpenCommission } from './ban.ts'

const row = (id: string, earningsMinor: bigint, more: Partial<OpenCommission> = {}) => ({
  id,
  enrollmentId: 'enr_a',
  currency: 'usd',
  status: 'due' as const,
  earningsMinor,
  reversesId: null,
  sourceId: null,
  isCarried: false,
  ...more,
})
const ended = (...open: OpenCommission[]) => [...findEndedByBan(open, 'enr_a')].toSorted().join(' ')

test('what is unpaid ends, with shares of others, claw-backs and carried rests', () => {
  const share = row('share', 2n, { enrollmentId: 'enr_b', sourceId: 'own' })
  const own = row('own', 20n, { status: 'pending' })
  const clawBack = row('taken', -5n, { enrollmentId: 'enr_b', reversesId: 'share' })
  expect(ended(own, share, clawBack)).toBe('own share taken')
  expect(ended(row('rest', -7n, { isCarried: true }))).toBe('rest')
})

test('a debt stays beside what is not payable yet, and ends with a payable amount that covers it', () => {
  const debt = row('debt', -20n)
  expect(ended(debt, row('later', 100n, { status: 'pending' }))).toBe('later')
  expect(ended(debt, row('due', 20n))).toBe('debt due')
  expect(ended(debt, row('due', 19n))).toBe('')
})

test('what settles a part of a debt stays with its share; what is taken back of something held ends', () => {
  const debt = row('debt', -50n)
  const share = row('share', 2n, { enrollmentId: 'enr_b', sourceId: 'due' })
  const taken = row('taken', -1n, { enrollmentId: 'enr_b', reversesId: 'share' })
  expect(ended(debt, row('due', 20n), share, taken)).toBe('')
  const held = row('held', 30n, { status: 'held' })
  const back = row('back', -5n, { reversesId: 'held' })
  expect(ended(debt, row('due', 20n), held, back)).toBe('back held')
})

test('corrections of one commission settle each other, due or not', () => {
  const less = row('less', -20n, { enrollmentId: 'enr_b', reversesId: 'share' })
  const more = (amount: bigint) =>
    row('more', amount, { enrollmentId: 'enr_b', reversesId: 'share', sourceId: 'own' })
  const own = row('own', 100n, { status: 'held' })
  expect(ended(own, less, more(20n))).toBe('less more own')
  expect(ended(own, less, more(19n))).toBe('own')
})
