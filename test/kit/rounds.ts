/**
 * Tells whether random histories, kills and long loads run all their rounds, as `bun run test:all` does. By
 * default each test runs one short round.
 */
export function isWholeRun(): boolean {
  return process.env.TEST_ROUNDS === 'all'
}
