import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { AwakeClock } from './awake-clock.ts'
import { inTime, type WaitClock } from './in-time.ts'

const DEADLINE_MS = 1_500

/** An event loop on a clock of its own: each turn comes so many milliseconds after the one before. */
class EventLoop implements WaitClock {
  nowMs = 0
  readonly #awake = new AwakeClock(() => this.nowMs)
  #timers: { atMs: number; run: () => void }[] = []

  now(): number {
    return this.#awake.now()
  }

  after(ms: number, run: () => void): () => void {
    const timer = { atMs: this.nowMs + ms, run }
    this.#timers.push(timer)
    return () => void (this.#timers = this.#timers.filter((one) => one !== timer))
  }

  /** As in Bun: timers first, then what has been read. */
  async turn(afterMs: number): Promise<void> {
    this.nowMs += afterMs
    this.#awake.turn()
    const due = this.#timers.filter(({ atMs }) => atMs <= this.nowMs)
    this.#timers = this.#timers.filter((one) => !due.includes(one))
    for (const { run } of due) run()
    for (let n = 0; n < 5; n++) await Promise.resolve()
  }
}

const passing = (loop: EventLoop, work: Promise<unknown>) => {
  const seen = { outcome: 'waiting' }
  inTime(work, DEADLINE_MS, loop).then(
    () => (seen.outcome = 'answered'),
    () => (seen.outcome = 'late'),
  )
  return seen
}

test('a process that stood still for a minute reads the answer that came meanwhile', async () => {
  const loop = new EventLoop()
  const answer = Promise.withResolvers<void>()
  const seen = passing(loop, answer.promise)
  await loop.turn(10)
  await loop.turn(60_000)
  expect(seen.outcome).toBe('waiting')
  answer.resolve()
  await loop.turn(1)
  expect(seen.outcome).toBe('answered')
})

test('a database that is silent while the process runs is not waited for any longer than it may take', async () => {
  const loop = new EventLoop()
  const seen = passing(loop, new Promise(() => {}))
  while (loop.nowMs < DEADLINE_MS - 10) await loop.turn(10)
  expect(seen.outcome).toBe('waiting')
  await loop.turn(10)
  expect(seen.outcome).toBe('late')
})

test('a database that is silent is noticed by a process that is short of CPU, too', async () => {
  const loop = new EventLoop()
  const seen = passing(loop, new Promise(() => {}))
  for (let n = 0; n < 31; n++) await loop.turn(400)
  expect(seen.outcome).toBe('late')
})

test('whatever holds up the process, it never counts more than has passed, nor more than it was awake', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 0, max: 5_000 }), { maxLength: 60 }),
      async (turns) => {
        const loop = new EventLoop()
        const seen = passing(loop, new Promise(() => {}))
        let [before, mostMs] = [0, 0]
        for (const ms of turns) {
          await loop.turn(ms)
          mostMs += Math.min(ms, 50)
          expect(loop.now()).toBeGreaterThanOrEqual(before)
          expect(loop.now()).toBe(mostMs)
          before = loop.now()
        }
        if (seen.outcome === 'late') expect(mostMs).toBeGreaterThanOrEqual(DEADLINE_MS)
      },
    ),
  )
})
