import { expect, test } from 'bun:test'
import { commissionFilters } from './commission-filters.ts'

test('filters are those of the address', () => {
  const address = '?status=hold&type=sale&partner=pn_1&start=2031-05-01&end=2031-05-31'
  expect(commissionFilters(address)).toEqual({
    status: 'hold',
    type: 'sale',
    partnerId: 'pn_1',
    start: '2031-05-01',
    end: '2031-05-31',
  })
})

test('what means nothing is left out, and so is an end before the start', () => {
  expect(commissionFilters('?status=lost&type=x&partner=a%20b&start=2031-13-01')).toEqual({})
  expect(commissionFilters('?start=2031-05-02&end=2031-05-01')).toEqual({ start: '2031-05-02' })
})
