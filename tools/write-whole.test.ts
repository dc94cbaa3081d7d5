import { afterAll, expect, test } from 'bun:test'
import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeWhole } from './write-whole.ts'

const dir = mkdtempSync(join(tmpdir(), 'svc-write-'))
afterAll(() => rmSync(dir, { recursive: true }))

test('who has opened a file goes on reading the old one, who opens it later reads the new one', async () => {
  const path = join(dir, 'page.js')
  await writeWhole(path, 'old')
  const reading = openSync(path, 'r')
  await writeWhole(path, 'new and longer')
  expect(readFileSync(reading, 'utf8')).toBe('old')
  closeSync(reading)
  expect(readFileSync(path, 'utf8')).toBe('new and longer')
  expect(readdirSync(dir)).toEqual(['page.js'])
})
