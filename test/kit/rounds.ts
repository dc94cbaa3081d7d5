/**
 * Tells whether random histories, kills and long loads run all their rounds, as `bun run test:all` does. By
 * default each test runs one short round.
 */
export function isWholeRun(): boolean {
  return process.env.TEST_ROUNDS === 'all'
}

/** How often a test with random choices repeats them: `all` in a whole run, `few` by default. */
export function rounds({ all, few }: { all: number; few: number }): number {
  return isWholeRun() ? all : few
}
