import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { ROOT } from '../ensure-installed.ts'
import {
  describeLanded,
  findChanged,
  findNewStatements,
  HAND_WRITTEN,
  hashText,
  MIGRATIONS,
  readLanded,
  readMigrations,
} from './landed.ts'

const landed = await readLanded()
const files = await readMigrations()
const handWritten = await Bun.file(join(ROOT, HAND_WRITTEN)).text()

test('a migration that has landed is never changed and never removed', () => {
  expect(findChanged(landed, files)).toEqual([])
})

test('every migration and every hand-written statement is recorded: bun run generate:migration', () => {
  expect(Object.keys(files)).toEqual(Object.keys(landed.migrations))
  expect(findNewStatements(landed, handWritten)).toEqual([])
})

test('migrations are run in the order of their numbers', async () => {
  const { entries } = (await Bun.file(join(ROOT, MIGRATIONS, 'meta/_journal.json')).json()) as {
    entries: { tag: string; when: number }[]
  }
  expect(entries.map(({ tag }) => `${tag}.sql`)).toEqual(Object.keys(files))
  const times = entries.map(({ when }) => when)
  expect(new Set(times).size).toBe(times.length)
  expect(times.toSorted((a, b) => a - b)).toEqual(times)
})

test('the baseline of version 0.1.0 stays as it was released', () => {
  expect(hashText(files['0000_initial.sql'] ?? '')).toBe(
    '783b31dcdee66f292a8f7fea9858a0fbcb354fe2c642ec876a8115542ea0968c',
  )
})

const example = {
  migrations: { '0000_a.sql': hashText('A;'), '0001_b.sql': hashText('B;') },
  handWritten: [],
}

test('a changed and a missing migration are both found', () => {
  expect(findChanged(example, { '0000_a.sql': 'A;', '0001_b.sql': 'B;' })).toEqual([])
  expect(findChanged(example, { '0000_a.sql': 'A; ' })).toEqual([
    expect.stringContaining('0000_a.sql was changed'),
    expect.stringContaining('0001_b.sql is missing'),
  ])
})

const [first, changed] = ['-- why\nONE;', '-- another reason\nONE CHANGED;']
const script = (one: string) => `-- of the file\n${one}--> statement-breakpoint\nTWO;\n`

test('a hand-written statement counts as landed once a migration has it, and again when it comes back', () => {
  const none = { migrations: {}, handWritten: [] }
  expect(findNewStatements(none, script(first))).toEqual(['ONE;', 'TWO;'])
  const missed = describeLanded(none, { '0000_a.sql': 'TWO;' }, script(first))
  expect(findNewStatements(missed, script(first))).toEqual(['ONE;'])

  const whole = describeLanded(
    none,
    { '0000_a.sql': 'ONE;--> statement-breakpoint\nTWO;' },
    script(first),
  )
  expect(findNewStatements(whole, script(first))).toEqual([])
  expect(findNewStatements(whole, script('-- a comment\nONE;'))).toEqual([])
  expect(findNewStatements(whole, script(changed))).toEqual(['ONE CHANGED;'])

  const both = { '0000_a.sql': 'ONE;--> statement-breakpoint\nTWO;', '0001_b.sql': 'ONE CHANGED;' }
  const later = describeLanded(whole, both, script(changed))
  expect(findNewStatements(later, script(first))).toEqual(['ONE;'])
})
