import { describe, expect, test } from 'bun:test'
import { holdsTextOnly, isText } from './text.ts'

describe('text', () => {
  test('is everything but NUL and halves of surrogate pairs', () => {
    expect(['', 'Żółć 🎉', '\t\n\u0001'].map(isText)).toEqual([true, true, true])
    expect(['a\0b', '\ud83c', '\udf89x'].map(isText)).toEqual([false, false, false])
  })

  test('is looked for in every corner of a document', () => {
    expect(holdsTextOnly({ a: [1, null, true, { b: ['x'] }] })).toBe(true)
    expect(holdsTextOnly({ a: [{ b: ['x', '\0'] }] })).toBe(false)
    expect(holdsTextOnly({ a: { 'b\ud800': 1 } })).toBe(false)
  })
})
