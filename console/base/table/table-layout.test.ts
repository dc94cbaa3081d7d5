import { expect, test } from 'bun:test'
import { readKept } from './table-layout.ts'

test('what a browser kept of a table is read', () => {
  const kept = { shown: ['clicks'], widths: { clicks: 120 } }
  expect(readKept(JSON.stringify(kept))).toEqual(kept)
  expect(readKept(null)).toEqual({ widths: {} })
})

test('what is no such thing is as if nothing was kept', () => {
  for (const text of ['', '[', 'null', '3', '{"shown":1,"widths":{"clicks":"wide","leads":1e9}}']) {
    expect(readKept(text)).not.toHaveProperty('shown')
    expect(readKept(text).widths ?? {}).toEqual({})
  }
})
