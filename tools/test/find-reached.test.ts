import { expect, test } from 'bun:test'
import type { Suite } from '../test-files.ts'
import { takeNearest } from './choose-changed.ts'
import { addressesIn, findReached } from './find-reached.ts'

const FILES: Record<string, string> = {
  'server/modules/links/tags/routes.ts': "list(listTags, { path: '/tags/:id' })",
  'test/api/tags.test.ts': "shop.api('GET', '/tags')",
  'test/api/words.test.ts': 'shop.api(`/tags/${id}`)',
  'test/api/folders.test.ts': "shop.api('GET', '/folders')",
  'test/api/direct.test.ts': '',
  'server/core/csv.test.ts': '',
  'test/browser/console/tags.test.ts': '',
}
const IMPORTERS = new Map([
  ['server/modules/links/tags/list-tags.ts', ['server/modules/links/tags/routes.ts']],
  ['server/modules/links/tags/routes.ts', ['server/app.ts']],
  ['server/app.ts', ['test/kit/backend.ts']],
  ['test/kit/backend.ts', Object.keys(FILES).filter((file) => file.startsWith('test/api'))],
  ['server/core/csv.ts', ['server/core/csv.test.ts', 'test/api/direct.test.ts']],
])
const TESTS = new Map<Suite, string[]>([
  ['api', Object.keys(FILES).filter((file) => file.startsWith('test/api'))],
  ['unit', ['server/core/csv.test.ts']],
  ['browser', ['test/browser/console/tags.test.ts']],
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
