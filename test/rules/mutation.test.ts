import { expect, test } from 'bun:test'
import { folderOf, mutableFiles, mutationTests } from '../mutation/run.ts'

test('no test, schema or made file is a source; tests are found beside rules and of the API', () => {
  expect(mutableFiles().length).toBeGreaterThan(300)
  expect(mutableFiles().filter((file) => /\.test\.|\.gen\.|schema\.ts$/.test(file))).toEqual([])
  const [rule, verb] = ['server/domain/money.ts', 'server/core/paging.ts']
  expect(mutationTests([rule])).toContain('server/domain/money.test.ts')
  expect(mutationTests([rule])).not.toContain('test/api/sales.test.ts')
  expect(mutationTests([rule, verb])).toContain('test/api/sales.test.ts')
})

test('mutants are counted by layer, or by module', () => {
  expect(folderOf('server/db/rollups/sum.ts')).toBe('server/db')
  expect(folderOf('server/modules/links/links/present.ts')).toBe('server/modules/links')
})
