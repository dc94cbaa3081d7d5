import { expect, test } from 'bun:test'
import { TypedWords } from './typed-words.ts'

const german = { programId: 'prog_1', template: 'payout-sent', language: 'de' }
const stored = { subject: 'A', body: 'B' }

test('typed words are kept by mail and language, until they are as stored', () => {
  const typed = new TypedWords()
  typed.keep(german, { subject: 'Neu', body: 'B' }, stored)
  typed.keep({ ...german, language: 'fr' }, { subject: 'Nouveau', body: 'B' }, stored)
  expect(typed.find(german)).toEqual({ subject: 'Neu', body: 'B' })
  expect(typed.find({ ...german, template: 'payout-failed' })).toBeUndefined()
  typed.keep(german, { ...stored }, stored)
  expect(typed.find(german)).toBeUndefined()
  expect(typed.isEmpty).toBe(false)
  typed.forget({ ...german, language: 'fr' })
  expect(typed.isEmpty).toBe(true)
})
