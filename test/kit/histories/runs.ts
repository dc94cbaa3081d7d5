import type { RunDetails } from 'fast-check'
import { throwFailure } from '../random.ts'

/** The test's own time limit comes after it, so that a failure is told before. */
const SHRINK_UNTIL_MS = 400_000

/**
 * How many histories and which: `HISTORIES` asks for more, `SEED_PATH` for the one that a failure named,
 * `FIRST_FAILURE` for no smaller one than the first that fails.
 */
export function runs(usual: number) {
  const { HISTORIES, SEED_PATH, FIRST_FAILURE } = process.env
  return {
    numRuns: Number(HISTORIES ?? usual),
    interruptAfterTimeLimit: SHRINK_UNTIL_MS,
    markInterruptAsFailure: true,
    endOnFailure: FIRST_FAILURE !== undefined || SEED_PATH !== undefined,
    reporter: <T>(details: RunDetails<T>) => throwFailure(details, { withPath: true }),
    ...(SEED_PATH !== undefined && { path: SEED_PATH }),
  }
}
