import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../ensure-installed.ts'

const FILE = join(ROOT, 'node_modules/.cache/svc/test-times.json')

/** Reads how long each test file took when it last ran here, in milliseconds. */
export function readTimes(): Record<string, number> {
  if (!existsSync(FILE)) return {}
  return JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, number>
}

/** Remembers how long test files took. */
export function writeTimes(times: Readonly<Record<string, number>>): void {
  mkdirSync(dirname(FILE), { recursive: true })
  writeFileSync(FILE, JSON.stringify({ ...readTimes(), ...times }))
}
