import { expect, test } from 'bun:test'
import { parentsFirst } from './list-contents.ts'

const table = (id: number, ...parents: number[]) => ({
  id,
  name: `t${id}`,
  columns: 'id',
  parents,
})

test('a table comes after those that it refers to', () => {
  const names = parentsFirst([table(1, 2, 3), table(2, 3), table(3), table(4)])
  expect(names.map(({ name }) => name)).toEqual(['t3', 't4', 't2', 't1'])
})

test('tables that refer to each other are named', () => {
  expect(() => parentsFirst([table(1, 2), table(2, 1), table(3)])).toThrow('t1, t2')
})
