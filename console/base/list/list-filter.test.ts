import { expect, test } from 'bun:test'
import {
  filterParameters,
  isNarrowed,
  noFilters,
  parseFilter,
  readFilter,
  readRange,
  type ListFilter,
} from './list-filter.ts'

const STATUS: ListFilter = {
  name: 'status',
  parameter: 'status',
  label: 'field.status',
  canExclude: true,
  options: [
    { value: 'paid', name: 'Paid' },
    { value: 'hold', name: 'On hold' },
  ],
}
const PARTNER: ListFilter = {
  name: 'partner',
  parameter: 'partnerId',
  label: 'field.partnerId',
  options: async () => [],
}
const FILTERS = [STATUS, PARTNER]

test('an address has values, or those that are left out', () => {
  expect(parseFilter('paid,hold')).toEqual({ values: ['paid', 'hold'], isNot: false })
  expect(parseFilter('-paid')).toEqual({ values: ['paid'], isNot: true })
  expect(parseFilter('-')).toEqual({ values: [], isNot: false })
})

test('values that a list does not have are ignored', () => {
  expect(readFilter('?status=-paid,lost', STATUS)).toEqual({ values: ['paid'], isNot: true })
  expect(readFilter('?status=lost', STATUS).values).toEqual([])
  expect(readFilter('?partner=pn_1,%3Cscript%3E', PARTNER).values).toEqual(['pn_1'])
  expect(readFilter('?status=paid,hold', { ...STATUS, isSingle: true }).values).toEqual(['paid'])
  expect(readFilter('?partner=-pn_1', PARTNER).values).toEqual([])
})

test('filters are sent under the names of the API', () => {
  expect(filterParameters('?status=-hold&partner=pn_1&other=1', FILTERS)).toEqual({
    status: '-hold',
    partnerId: 'pn_1',
  })
  expect(filterParameters('', FILTERS)).toEqual({})
})

test('a list is narrowed by search, time, or a filter that it knows', () => {
  for (const address of [
    '?search=a',
    '?range=7d',
    '?from=2031-01-01&to=2031-01-02',
    '?status=paid',
  ])
    expect(isNarrowed(address, FILTERS)).toBeTrue()
  for (const address of [
    '',
    '?status=lost',
    '?range=all',
    '?range=lost',
    '?from=2031-01-02&to=2031-01-01',
  ])
    expect(isNarrowed(address, FILTERS)).toBeFalse()
  expect(readRange('?range=7d')).toEqual({ preset: '7d' })
  expect(Object.keys(noFilters(FILTERS))).toEqual([
    'search',
    'range',
    'from',
    'to',
    'status',
    'partner',
  ])
})
