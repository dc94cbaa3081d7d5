import { expect, test } from 'bun:test'
import { parseFile } from './parse-file.ts'

async function* parts(...pieces: (string | Uint8Array)[]): AsyncIterable<Uint8Array> {
  for (const piece of pieces) {
    yield await Promise.resolve(typeof piece === 'string' ? new TextEncoder().encode(piece) : piece)
  }
}

async function read(...pieces: (string | Uint8Array)[]) {
  const parsed = await parseFile(() => parts(...pieces))
  if (!parsed) return null
  const lines: [number, string[] | null][] = []
  for await (const { line, cells } of parsed.records) {
    lines.push([line, cells && [...cells.values()]])
  }
  return { header: parsed.header, lines, encoding: parsed.encoding }
}

test('lines have the numbers of a text editor, and one that is no line of the table is named', async () => {
  expect(await read('a,b\n1,2\n\n"x\ny",5\nq\n7,8\n')).toMatchObject({
    header: ['a', 'b'],
    lines: [
      [2, ['1', '2']],
      [5, ['x\ny', '5']],
      [6, null],
      [7, ['7', '8']],
    ],
  })
})

test('a file may be cut anywhere, also within a character', async () => {
  const bytes = new TextEncoder().encode('name;city\r\n"Zoë";"Köln"\r\n')
  const cut = Array.from(bytes, (byte) => Uint8Array.of(byte))
  expect(await read(...cut)).toMatchObject({ lines: [[2, ['Zoë', 'Köln']]], encoding: 'utf-8' })
})

test('a column that stands twice gets a name of its own', async () => {
  expect(await read('a,a,\n1,2,3\n')).toMatchObject({ header: ['a', 'a (2)', 'column 3'] })
})

test('what an export wrote so that it is no formula is read as what it was', async () => {
  expect(await read("a,b\n'=1+1,'-5\n")).toMatchObject({ lines: [[2, ['=1+1', '-5']]] })
})

test('an empty file is none, and a quote that is never closed is said instead of gathered', async () => {
  expect(await read('')).toBeNull()
  expect(await read('\n\n')).toBeNull()
  await expect(read('a,b\n"1,2\n3,4\n')).rejects.toThrow(RangeError)
})

test('a million lines are read a few parts at a time', async () => {
  const [parts, linesOfPart] = [1000, 1000]
  let given = 0
  async function* file(): AsyncIterable<Uint8Array> {
    given = 0
    yield await Promise.resolve(new TextEncoder().encode('id,amount\n'))
    for (let part = 0; part < parts; part++) {
      given += linesOfPart
      yield await Promise.resolve(new TextEncoder().encode('s1,19.99\n'.repeat(linesOfPart)))
    }
  }
  const { records } = (await parseFile(file))!
  let [read, ahead] = [0, 0]
  for await (const { cells } of records) {
    if (cells) read++
    ahead = Math.max(ahead, given - read)
  }
  expect(read).toBe(parts * linesOfPart)
  expect(ahead).toBeLessThan(50 * linesOfPart)
})
