import { expect, test } from 'bun:test'
import { Selection } from './selection.ts'

const host = {
  addController() {},
  removeController() {},
  requestUpdate() {},
  updateComplete: Promise.resolve(true),
}
const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id }))

function chosen(selection: Selection<{ id: string }>): string {
  return selection
    .of(rows)
    .map(({ id }) => id)
    .join('')
}

test('rows are selected one by one, and as a range from the last one', () => {
  const selection = new Selection<{ id: string }>(host)
  selection.toggle(rows, 3, false)
  selection.toggle(rows, 1, true)
  expect(chosen(selection)).toBe('bcd')
  selection.toggle(rows, 2, false)
  expect(chosen(selection)).toBe('bd')
  selection.toggle(rows, 1, true)
  expect(chosen(selection)).toBe('d')
})

test('all are selected, then none', () => {
  const selection = new Selection<{ id: string }>(host)
  selection.toggle(rows, 0, false)
  selection.toggleAll(rows)
  expect(chosen(selection)).toBe('abcd')
  selection.toggleAll(rows)
  expect(selection.size).toBe(0)
})
