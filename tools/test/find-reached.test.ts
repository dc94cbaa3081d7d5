import { expect, test } from 'bun:test'
import type { Suite } from '../test-files.ts'
import { takeNearest } from './choose-changed.ts'
import { addressesIn, findReached, pagesIn } from './find-reached.ts'

const FILES: Record<string, string> = {
  'server/modules/links/tags/routes.ts': "list(listTags, { path: '/tags/:id' })",
  'test/api/tags.test.ts': "shop.api('GET', '/tags')",
  'test/api/words.test.ts': 'shop.api(`/tags/${id}`)',
  'test/api/folders.test.ts': "shop.api('GET', '/folders')",
  'test/api/direct.test.ts': '',
  'server/core/csv.test.ts': '',
  'test/browser/console/tags.test.ts': '',
  'test/browser/console/people.test.ts': 'visitors.member(`/console/partners/${id}`)',
  'console/router/routes.ts': `
  '/links': {
    load: () => import('../links/links-page.ts'),
  },
  '/partners/:id': {
    title: 'Partner',
    load: () => import('../partners/partner-page.ts'),
  },`,
}
const IMPORTERS = new Map([
  ['server/modules/links/tags/list-tags.ts', ['server/modules/links/tags/routes.ts']],
  ['server/modules/links/tags/routes.ts', ['server/app.ts']],
  ['server/app.ts', ['test/kit/backend.ts']],
  ['test/kit/backend.ts', Object.keys(FILES).filter((file) => file.startsWith('test/api'))],
  ['server/core/csv.ts', ['server/core/csv.test.ts', 'test/api/direct.test.ts']],
  ['console/base/tags.ts', ['console/partners/partner-page.ts']],
  ['console/partners/partner-page.ts', ['console/router/routes.ts']],
])
const TESTS = new Map<Suite, string[]>([
  ['api', Object.keys(FILES).filter((file) => file.startsWith('test/api'))],
  ['unit', ['server/core/csv.test.ts']],
  ['browser', Object.keys(FILES).filter((file) => file.startsWith('test/browser'))],
])
const find = (...changed: string[]) =>
  findReached(changed, {
    importers: IMPORTERS,
    tests: TESTS,
    read: (file) => FILES[file] ?? '',
  })

test('a source reaches the tests that import it', () => {
  expect([...find('server/core/csv.ts')]).toEqual([
    ['test/api/direct.test.ts', 1],
    ['server/core/csv.test.ts', 1],
  ])
})

test('served code reaches the tests that call its routes or bear its name, not all that open a server', () => {
  const reached = find('server/modules/links/tags/list-tags.ts')
  expect([...reached.keys()].sort()).toEqual([
    'test/api/tags.test.ts',
    'test/api/words.test.ts',
    'test/browser/console/tags.test.ts',
  ])
})

test('a part of a page reaches the tests that open the page', () => {
  expect([...find('console/base/tags.ts')]).toEqual([['test/browser/console/people.test.ts', 3]])
  expect(pagesIn(FILES['console/router/routes.ts']!)).toEqual([
    { path: '/links', source: 'console/links/links-page.ts' },
    { path: '/partners', source: 'console/partners/partner-page.ts' },
  ])
})

test('the console reaches no tests of the API that bear the name of its folder', () => {
  expect([...find('console/tags/tag-list.ts').keys()]).toEqual([
    'test/browser/console/tags.test.ts',
  ])
})

test('a test that has changed is reached itself', () => {
  expect(find('test/api/folders.test.ts').get('test/api/folders.test.ts')).toBe(0)
})

test('addresses are what a file of routes serves', () => {
  expect(
    addressesIn("new Elysia({ prefix: '/auth/oidc' }).get('/:id').post('/track/lead', f)"),
  ).toEqual(['/auth/oidc', '/track/lead'])
  expect(addressesIn("remove(deleteTag, { path: '/tags/:id' })")).toEqual(['/tags'])
})

test('the nearest tests fill the time that there is', () => {
  const reached = new Map([
    ['test/api/far.test.ts', 3],
    ['test/api/near.test.ts', 1],
    ['server/one.test.ts', 1],
  ])
  const tests = new Map<Suite, string[]>([
    ['api', ['test/api/far.test.ts', 'test/api/near.test.ts']],
    ['unit', ['server/one.test.ts']],
  ])
  const times = {
    'test/api/far.test.ts': 5_000,
    'test/api/near.test.ts': 5_000,
    'server/one.test.ts': 100,
  }
  const chosen = takeNearest(reached, { tests, times, budgetMs: 15_000 })
  expect(chosen.files.get('api')).toEqual(['test/api/near.test.ts'])
  expect(chosen.files.get('unit')).toEqual(['server/one.test.ts'])
  expect(chosen.leftOut).toBe(1)
})
