import { expect, test } from 'bun:test'
import { violatedConstraint } from './conflicts.ts'

const MESSAGE = 'duplicate key value violates unique constraint "folders_name_102026"'

test('names the constraint that PostgreSQL reports', () => {
  const error = { code: '23505', constraint_name: 'folders_name', message: MESSAGE }
  expect(violatedConstraint(error)).toBe('folders_name')
  expect(violatedConstraint(new Error('Failed query', { cause: error }))).toBe('folders_name')
})

test('reads the name from the message of a distributed database, without the number of the shard', () => {
  expect(violatedConstraint({ code: '23505', message: MESSAGE })).toBe('folders_name')
  const cause = { code: '23505', constraint_name: 'folders_name_102026' }
  expect(violatedConstraint(new Error('Failed query', { cause }))).toBe('folders_name')
})

test('names nothing for another error', () => {
  expect(violatedConstraint({ code: '23503', constraint_name: 'links_folder_fk' })).toBeUndefined()
  expect(violatedConstraint(new Error(MESSAGE))).toBeUndefined()
  expect(violatedConstraint({ code: '23505', message: 'duplicate key' })).toBeUndefined()
})
