import { expect, test } from 'bun:test'
import { ledgerQuery, ledgerView, monthBefore, nextMonth } from './ledger-filters.ts'

test('a month of the address is from its first day to that of the next', () => {
  const view = ledgerView(
    '?account=in_transit&partner=pn_1&program=prog_1&payout=po_1&month=2030-12',
  )
  expect(ledgerQuery(view)).toEqual({
    account: 'in_transit',
    partnerId: 'pn_1',
    programId: 'prog_1',
    payoutId: 'po_1',
    start: '2030-12-01',
    end: '2031-01-01',
  })
})

test('what means nothing is left out', () => {
  expect(ledgerView('?account=lost&partner=a%20b&month=2031-13')).toEqual({})
})

test('months go over the end of a year', () => {
  expect([nextMonth('2030-12'), monthBefore('2031-01')]).toEqual(['2031-01', '2030-12'])
})
