import { expect, test } from 'bun:test'
import { countParameters, isNarrowed, listParameters, readQuery } from './link-address.ts'

const read = (text: string) => readQuery(new URLSearchParams(text))

test('an address names search, filters and order as the API takes them', () => {
  const { query, slips } = read(
    'search=spring&domain=-a.test,b.test&folderId=unsorted&tagIds=t1,t2&archived=yes&sort=clicks&order=asc',
  )
  expect(slips).toEqual([])
  expect(listParameters(query)).toEqual({
    search: 'spring',
    domain: '-a.test,b.test',
    folderId: 'unsorted',
    tagIds: 't1,t2',
    showArchived: 'true',
    sortBy: 'clicks',
    sortOrder: 'asc',
  })
  expect(countParameters(query)).not.toHaveProperty('sortBy')
})

test('an empty address lists everything, the newest first', () => {
  const { query, slips } = read('')
  expect(slips).toEqual([])
  expect(isNarrowed(query)).toBe(false)
  expect(listParameters(query)).toEqual({
    search: undefined,
    showArchived: undefined,
    sortBy: 'createdAt',
    sortOrder: 'desc',
  })
})

test('what means nothing is left out and told', () => {
  const { query, slips } = read('sort=beauty&tagIds=-t1&domain=&nothing=1&archived=perhaps')
  expect(query.filters).toEqual([])
  expect(slips.map(({ name }) => name)).toEqual(['sort', 'tagIds', 'domain', 'nothing', 'archived'])
})
