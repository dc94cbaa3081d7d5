import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { writeFooter } from './header.ts'
import { countRows, requireWhole } from './read-back.ts'

const folder = mkdtempSync(join(tmpdir(), 'svc-read-back-'))
afterAll(() => rmSync(folder, { recursive: true }))

let files = 0
function write(lines: readonly string[]): string {
  const path = join(folder, `${++files}.sql.gz`)
  writeFileSync(path, gzipSync(lines.join('\n')))
  return path
}

const footer = writeFooter({ tables: 2, rows: 3 })
const rows = ['COPY a (id) FROM stdin;', '1', '2\\n', '\\.', 'COPY b (id) FROM stdin;', '3', '\\.']

test('a backup is whole if it has the tables and rows that its end names', async () => {
  expect(await requireWhole(write([...rows, footer]))).toEqual({ tables: 2, rows: 3 })
})

test('a backup without a row, a table or its end is not', async () => {
  const without = (line: number) => rows.filter((_, n) => n !== line)
  await expect(requireWhole(write([...without(1), footer]))).rejects.toThrow('has 2 rows')
  await expect(requireWhole(write([...rows.slice(0, 4), footer]))).rejects.toThrow('of 1 tables')
  await expect(requireWhole(write(rows))).rejects.toThrow('its end is missing')
})

test('rows are counted across pieces, and a line feed within a row is none', () => {
  const pieces = ['a\\n', 'b\n', '', '\nc', '\n'].map((text) => Buffer.from(text))
  expect(pieces.reduce((sum, piece) => sum + countRows(piece), 0)).toBe(3)
})
