import { expect, test } from 'bun:test'
import { ENROLLMENT_STATUSES, linksOpen } from './enrollment.ts'
import { offerStands } from './offer.ts'

const DAY = 86_400_000
const basis = { status: 'approved', programEnded: false, windowDays: 30 } as const

test('an offer stands exactly as long as the partner’s links are open', () => {
  for (const status of ENROLLMENT_STATUSES)
    expect([status, offerStands({ ...basis, status }, 0)]).toEqual([status, linksOpen(status)])
})

test('an ended program offers nothing', () => {
  expect(offerStands({ ...basis, programEnded: true }, 0)).toBe(false)
})

test('a click that is too old to earn has no offer either; without a window none is', () => {
  expect(offerStands(basis, 30 * DAY)).toBe(true)
  expect(offerStands(basis, 30 * DAY + 1)).toBe(false)
  expect(offerStands({ ...basis, windowDays: null }, 9000 * DAY)).toBe(true)
})
