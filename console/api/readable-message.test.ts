import { expect, test } from 'bun:test'
import { readableIssue, readableMessage } from './readable-message.ts'

test('a person reads no route and no path of a field', () => {
  const program =
    'This workspace has no active program. Create one with POST /programs, or send programId.'
  expect(readableMessage(program, [])).toBe('This workspace has no active program.')
  expect(readableMessage('name: Use at least 10 characters.', ['name'])).toBe(
    'Some entries aren’t valid. Check them and try again.',
  )
  expect(readableMessage('The key ada is taken.', ['key'])).toBe('The key ada is taken.')
  const path = 'modifiers.0.when.conditions.0.value'
  expect(readableIssue(`${path} must be a text of 1 to 255 characters.`, path)).toBe(
    'Enter a valid value.',
  )
  expect(readableIssue('Use at least 10 characters', 'password')).toBe('Use at least 10 characters')
})
