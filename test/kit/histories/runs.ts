import type { RunDetails } from 'fast-check'
import { throwFailure } from '../random.ts'
import { rounds } from '../rounds.ts'

const { HISTORIES, SEED_PATH, FIRST_FAILURE } = process.env
const endsOnFailure = FIRST_FAILURE !== undefined || SEED_PATH !== undefined

/** Then no smaller failure is looked for, so that the one found is told before the run is taken for hung. */
const SHRINK_UNTIL_MS = 400_000

/** The time limit of a test that plays histories: as long as it takes. */
export const TIME_LIMIT_MS = 24 * 3_600_000

/**
 * How many histories and which: `all` of them in a whole run, `few` by default, or as many as `HISTORIES` says.
 * `SEED_PATH` asks for the one that a failure named, `FIRST_FAILURE` for no smaller one than the first that fails.
 * @param together how many histories one run of the property plays
 */
export function runs(usual: { all: number; few: number }, together = 1) {
  return {
    numRuns: Math.ceil(Number(HISTORIES ?? rounds(usual)) / together),
    ...(!endsOnFailure && {
      interruptAfterTimeLimit: SHRINK_UNTIL_MS,
      // On a slow machine fewer histories are played.
      markInterruptAsFailure: false,
    }),
    endOnFailure: endsOnFailure,
    reporter: <T>(details: RunDetails<T>) => throwFailure(details, { withPath: true }),
    ...(SEED_PATH !== undefined && { path: SEED_PATH }),
  }
}
