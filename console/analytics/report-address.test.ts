import { describe, expect, test } from 'bun:test'
import { filterQuery, readReport, toggledFilter } from './report-address.ts'

const read = (search: string) => readReport(new URLSearchParams(search))

describe('an address', () => {
  test('without a query is the last thirty days, compared', () => {
    const { report, slips } = read('')
    expect(report).toMatchObject({ range: { preset: '30d' }, compares: true, metric: 'clicks' })
    expect(report.filters).toEqual([])
    expect(slips).toEqual([])
  })

  test('says which values are wanted, and which are not', () => {
    const { report } = read(
      'country=DE,FR&os=-Windows,-iOS&compare=no&from=2031-01-01&to=2031-01-31',
    )
    expect(report.filters).toEqual([
      { name: 'country', values: ['DE', 'FR'], isNot: false },
      { name: 'os', values: ['Windows', 'iOS'], isNot: true },
    ])
    expect(report.compares).toBe(false)
    expect(report.range).toEqual({ from: '2031-01-01', to: '2031-01-31' })
    expect(filterQuery(report.filters)).toEqual({ country: 'DE,FR', os: '-Windows,iOS' })
  })

  test.each([
    ['range=3d', 'range'],
    ['from=2031-02-30&to=2031-03-01', 'from'],
    ['from=2031-02-01', 'to'],
    ['metric=money', 'metric'],
    ['places=devices', 'places'],
    ['all=nothing', 'all'],
    ['color=red', 'color'],
    ['country=', 'country'],
    ['country=DE,,FR', 'country'],
    ['constructor=1', 'constructor'],
  ])('%s is told, and left out', (search, name) => {
    const { report, slips } = read(search)
    expect(slips.map((slip) => slip.name)).toEqual([name])
    expect(report).toEqual(read('').report)
  })
})

test('a row adds its value to the filter, and takes it away again', () => {
  const { filters } = read('country=DE&os=-Windows').report
  expect(toggledFilter([], 'country', 'DE')).toBe('DE')
  expect(toggledFilter(filters, 'country', 'FR')).toBe('DE,FR')
  expect(toggledFilter(filters, 'country', 'DE')).toBeUndefined()
  expect(toggledFilter(filters, 'os', 'iOS')).toBe('-Windows,iOS')
})

test('the program that is chosen for all pages filters a report, unless it has a filter of its own', () => {
  const readFilters = (text: string) => readReport(new URLSearchParams(text)).report.filters
  expect(readFilters('program=prog_1')).toEqual([
    { name: 'programId', values: ['prog_1'], isNot: false, isOfAllPages: true },
  ])
  expect(readFilters('program=prog_1&programId=prog_2')).toEqual([
    { name: 'programId', values: ['prog_2'], isNot: false },
  ])
  expect(readReport(new URLSearchParams('program=prog_1')).slips).toEqual([])
})
