import { expect, test } from 'bun:test'
import { readColumns, showColumns, type ColumnsFor } from './column-fields.ts'
import { RequestId } from './fields.ts'

interface Row {
  id: string
  name: string
  helpUrl: string | null
}

const name = {
  body: RequestId,
  shown: RequestId,
  read: (sent: string) => sent.trim(),
  show: (stored: string) => stored,
}
const helpUrl = {
  body: RequestId,
  shown: RequestId,
  read: (sent: string | null, field: string, current?: Row) =>
    sent && `${field} ${sent} after ${current?.helpUrl ?? 'none'}`,
  show: (stored: string | null) => stored ?? 'none',
}

test('a column of the table without an entry does not compile', () => {
  const complete = { name, helpUrl } satisfies ColumnsFor<Row, 'id'>
  // @ts-expect-error: helpUrl would be accepted and never stored.
  const forgotten = { name } satisfies ColumnsFor<Row, 'id'>
  // @ts-expect-error: an entry whose column is not in the table.
  const unknown = { name, helpUrl, helpText: name } satisfies ColumnsFor<Row, 'id'>
  // @ts-expect-error: an entry that stores another type than its column has.
  const other = { name, helpUrl: { ...helpUrl, read: () => 5 } } satisfies ColumnsFor<Row, 'id'>
  expect([complete, forgotten, unknown, other].map((all) => Object.keys(all).length)).toEqual([
    2, 1, 3, 2,
  ])
})

test('reads what a body names, by the row that is changed, and shows a row', () => {
  const columns = { name, helpUrl } as const
  const current: Row = { id: '1', name: 'A', helpUrl: '/old' }
  expect(readColumns(columns, { name: ' B ' }, current)).toEqual({ name: 'B' })
  expect(readColumns(columns, { helpUrl: '/new' }, current)).toEqual({
    helpUrl: 'helpUrl /new after /old',
  })
  expect(readColumns(columns, { name: undefined, helpUrl: null })).toEqual({ helpUrl: null })
  expect(showColumns(columns, { name: 'B', helpUrl: null })).toEqual({ name: 'B', helpUrl: 'none' })
})
