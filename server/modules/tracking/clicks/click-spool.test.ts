import { afterEach, beforeEach, expect, test } from 'bun:test'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { OfflineMode } from '../../../db/offline-mode.ts'
import type { Log } from '../../../log.ts'
import { ClickSpool, NotCounted } from './click-spool.ts'
import type { SpooledClick } from './replay-clicks.ts'

const SECOND = 1_000

let parent = ''
beforeEach(() => (parent = mkdtempSync(join(tmpdir(), 'svc-spool-'))))
afterEach(() => rmSync(parent, { recursive: true, force: true }))

// The spool keeps what it is given; what a click is, only its replay knows.
const click = (id: string) => ({ id }) as SpooledClick

/** A spool with room for a few clicks, at a time of the test's; the errors that it logs. */
async function open(maxBytes: number) {
  const clock = { nowMs: 60 * SECOND }
  const errors: object[] = []
  const log: Log = {
    debug() {},
    info() {},
    warn() {},
    error: (fields) => void errors.push(fields),
  }
  const now = () => clock.nowMs
  const away = () => Promise.reject(new Error('away'))
  const offline = new OfflineMode({ isActive: true, probe: away, tell: away, now, log })
  const folder = join(parent, 'one')
  mkdirSync(folder, { recursive: true })
  const spool = await ClickSpool.open({ parent, folder, maxBytes, maxQueue: 10, now, offline, log })
  return { spool, clock, errors }
}

test('clicks of an outage are on the disk once they are added', async () => {
  const { spool, errors } = await open(1_000_000)
  await Promise.all([spool.add(click('one')), spool.add(click('two'))])
  await spool.close()
  const { spool: next } = await open(1_000_000)
  const left = await Array.fromAsync(next.left())
  expect(left.map(({ id }) => id)).toEqual(['one', 'two'])
  await next.close()
  expect(errors).toEqual([])
})

test('clicks for which there is no room are refused and counted, and the log says how many every ten seconds', async () => {
  const { spool, clock, errors } = await open(1)
  const refuse = () => expect(spool.add(click('more'))).rejects.toBeInstanceOf(NotCounted)
  await refuse()
  await refuse()
  await refuse()
  const reason = 'SPOOL_MAX_MB is reached'
  expect(errors).toEqual([{ clicks: 1, reason }])
  clock.nowMs += 10 * SECOND
  await refuse()
  expect(errors).toEqual([
    { clicks: 1, reason },
    { clicks: 3, reason },
  ])
  expect(spool.notCounted).toBe(4)
  await spool.close()
})
