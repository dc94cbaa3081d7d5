import { expect, test } from 'bun:test'
import { LOCKS } from '../../server/db/locks.ts'
import { sources, textOf } from './sources.ts'

test('each advisory lock has a number of its own', () => {
  const numbers = Object.values(LOCKS)
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('advisory locks are taken by server/db/locks.ts alone, and by the triggers of ledger and audit log', () => {
  const files = ['server', 'demo', 'bench'].flatMap((folder) => sources(`${folder}/**/*.{ts,sql}`))
  const taking = files.filter((file) => /\bpg_(try_)?advisory/.test(textOf(file)))
  const sql = taking.filter((file) => file.endsWith('.sql'))
  expect(taking.filter((file) => !sql.includes(file))).toEqual(['server/db/locks.ts'])
  expect(sql).toContain('server/db/schema/hand-written.sql')
  const known = [
    `pg_advisory_xact_lock_shared(${LOCKS.closings}`,
    `pg_advisory_xact_lock(${LOCKS.auditSeals}`,
  ]
  const taken = sql.flatMap((file) => textOf(file).match(/\bpg_(try_)?advisory\w*\(\d+/g) ?? [])
  expect(new Set(taken)).toEqual(new Set(known))
})
