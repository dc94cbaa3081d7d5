import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { splitScript } from './split-script.ts'

const NAMES = ['a', 'b', 'c']

/** What a script says, read in pieces of these sizes. */
async function read(script: string, sizes: readonly number[]) {
  const found: string[] = []
  for await (const part of splitScript(inPieces(Buffer.from(script), sizes))) {
    if ('line' in part) found.push(part.line)
    else {
      let text = ''
      for await (const chunk of part.rows) {
        const piece = Buffer.from(chunk).toString()
        // The database takes whole rows.
        expect(piece === '' || piece.endsWith('\n')).toBe(true)
        text += piece
      }
      found.push(`rows ${text}`)
    }
  }
  return found
}

function* pieces(bytes: Buffer, sizes: readonly number[]): Generator<Uint8Array> {
  for (let at = 0, n = 0; at < bytes.length; n++) {
    const size = sizes[n % sizes.length]!
    yield bytes.subarray(at, at + size)
    at += size
  }
}

async function* inPieces(bytes: Buffer, sizes: readonly number[]) {
  for (const piece of pieces(bytes, sizes)) yield await Promise.resolve(piece)
}

const row = fc.stringMatching(/^[ -~éß]{0,12}$/).map((text) => `${text.replaceAll('\\', '\\\\')}\n`)
const table = fc.record({ name: fc.constantFrom(...NAMES), rows: fc.array(row, { maxLength: 5 }) })

test('lines and rows are what they were, however the file arrives', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(table, { maxLength: 4 }),
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 }),
      async (tables, sizes) => {
        const script = tables
          .map(({ name, rows }) => `-- ${name}\nCOPY ${name} FROM stdin;\n${rows.join('')}\\.\n`)
          .join('')
        const expected = tables.flatMap(({ name, rows }) => [
          `-- ${name}`,
          `COPY ${name} FROM stdin;`,
          `rows ${rows.join('')}`,
        ])
        expect(await read(`${script}COMMIT;\n`, sizes)).toEqual([...expected, 'COMMIT;'])
      },
    ),
  )
})

test('rows without an end are not complete', async () => {
  expect(read('COPY a FROM stdin;\n1\n', [4])).rejects.toThrow('not complete')
})
