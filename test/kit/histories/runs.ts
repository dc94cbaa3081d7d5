import type { RunDetails } from 'fast-check'
import { throwFailure } from '../random.ts'

const { HISTORIES, SEED_PATH, FIRST_FAILURE } = process.env
const endsOnFailure = FIRST_FAILURE !== undefined || SEED_PATH !== undefined

/** The test's own time limit comes after it, so that a failure is told before. */
const SHRINK_UNTIL_MS = 400_000

/** The time limit of a test that plays histories: as long as it takes where the first failure ends it. */
export const TIME_LIMIT_MS = endsOnFailure ? 24 * 3_600_000 : 600_000

/**
 * How many histories and which: `HISTORIES` asks for more, `SEED_PATH` for the one that a failure named,
 * `FIRST_FAILURE` for no smaller one than the first that fails.
 * @param together how many histories one run of the property plays
 */
export function runs(usual: number, together = 1) {
  return {
    numRuns: Math.ceil(Number(HISTORIES ?? usual) / together),
    ...(!endsOnFailure && {
      interruptAfterTimeLimit: SHRINK_UNTIL_MS,
      markInterruptAsFailure: true,
    }),
    endOnFailure: endsOnFailure,
    reporter: <T>(details: RunDetails<T>) => throwFailure(details, { withPath: true }),
    ...(SEED_PATH !== undefined && { path: SEED_PATH }),
  }
}
