/** The test's own time limit comes after it, so that a failure is told before. */
const SHRINK_UNTIL_MS = 400_000

/**
 * How many histories and which: `HISTORIES` asks for more, `SEED` and `HISTORY_PATH` for those that a
 * failure named, `FIRST_FAILURE` for no smaller one than the first that fails.
 */
export function runs(usual: number) {
  const { HISTORIES, SEED, HISTORY_PATH, FIRST_FAILURE } = process.env
  return {
    numRuns: Number(HISTORIES ?? usual),
    interruptAfterTimeLimit: SHRINK_UNTIL_MS,
    markInterruptAsFailure: true,
    endOnFailure: FIRST_FAILURE !== undefined || HISTORY_PATH !== undefined,
    ...(SEED !== undefined && { seed: Number(SEED) }),
    ...(HISTORY_PATH !== undefined && { path: HISTORY_PATH }),
  }
}
