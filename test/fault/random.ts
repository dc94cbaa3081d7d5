/** Choices that can be made again: `FAULT_SEED` repeats them, a failure prints it. */
export interface Random {
  readonly seed: number
  /** From 0 up to, not including, `limit`. */
  below(limit: number): number
  pick<T>(list: readonly T[]): T
}

export function createRandom(): Random {
  const seed = Number(process.env.FAULT_SEED ?? Math.floor(Math.random() * 2 ** 31))
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return { seed, below, pick: (list) => list[below(list.length)]! }
}

/** Names the seed beside whatever failed. */
export async function withSeed(random: Random, run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    console.error(`Again with the same choices: FAULT_SEED=${random.seed}`)
    throw error
  }
}
