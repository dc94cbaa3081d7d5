import { relative, resolve } from 'node:path'
import fc, { type RunDetails } from 'fast-check'

const ROOT = resolve(import.meta.dir, '../..')

/** The seed of all random choices in tests: the same in every run unless `SEED` names another. */
export const SEED = Number(process.env.SEED ?? 20_261_122)

/** Gives every property test the seed, and a message that repeats its failure. The preload calls it. */
export function seedPropertyTests(): void {
  if (!Number.isSafeInteger(SEED)) throw new RangeError(`SEED=${process.env.SEED} is no number.`)
  fc.configureGlobal({ seed: SEED, reporter: (details) => throwFailure(details) })
}

/**
 * A reporter for fast-check. `withPath` adds the way to the smallest counterexample, which only a file
 * with a single property can be given.
 */
export function throwFailure<T>(details: RunDetails<T>, { withPath = false } = {}): void {
  if (!details.failed) return
  const path = details.counterexamplePath
  const more = withPath && path !== null ? `SEED_PATH=${path} ` : ''
  const message = `${fc.defaultReportMessage(details)}\n\n${repeatCommand(more)}`
  throw new Error(message, { cause: details.errorInstance })
}

/** How to run the current test file with the same choices again. */
export function repeatCommand(more = ''): string {
  return `To repeat it: SEED=${SEED} ${more}bun run test:random ${relative(ROOT, Bun.main)}`
}

/** Random choices that depend on the seed alone. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number
  /** A whole number from 0 up to, not including, `limit`. */
  below(limit: number): number
  pick<T>(list: readonly T[]): T
}

export function createRandom(seed = SEED): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return { next, below, pick: (list) => list[below(list.length)]! }
}

/** Runs a test that makes random choices; its failure says how to repeat them. */
export async function withSeed(run: (random: Random) => Promise<void>): Promise<void> {
  try {
    await run(createRandom())
  } catch (error) {
    console.error(repeatCommand())
    throw error
  }
}
