import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../ensure-installed.ts'

const FILE = join(ROOT, 'node_modules/.cache/svc/test-times.json')

/** The longest files, so that they begin early in the first run, too. */
const LONGEST: Readonly<Record<string, number>> = {
  'test/stories/year.test.ts': 60_000,
  'test/stories/net-history.property.test.ts': 20_000,
  'test/fault/spool.test.ts': 20_000,
  'test/fault/stop.test.ts': 20_000,
  'test/api/payouts-races.test.ts': 20_000,
  'test/api/payouts-limits.test.ts': 20_000,
  'test/cli/cli.test.ts': 20_000,
  'test/api/backup.test.ts': 15_000,
  'test/rules/new.test.ts': 15_000,
  'test/rules/interrupted.test.ts': 15_000,
}

/** Reads how long each test file took when it last ran here, in milliseconds. */
export function readTimes(): Record<string, number> {
  if (!existsSync(FILE)) return { ...LONGEST }
  return JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, number>
}

/** Remembers how long test files took. */
export function writeTimes(times: Readonly<Record<string, number>>): void {
  mkdirSync(dirname(FILE), { recursive: true })
  writeFileSync(FILE, JSON.stringify({ ...readTimes(), ...times }))
}
