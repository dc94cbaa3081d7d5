import { limitOf, testEngine } from '../../testing/engines/engine.ts'

/** Names of tests by what the engine cannot do that they need. */
export type Limited = Map<string, string[]>

/** Notes a test that fails since the engine cannot do what it asks for; false: that is not the reason. */
export function noteLimit(limited: Limited, test: string, message: string): boolean {
  const limit = testEngine() === 'chromium' ? null : limitOf(message)
  if (limit) limited.set(limit, [...(limited.get(limit) ?? []), test])
  return limit !== null
}

export function printLimits(limited: Limited): void {
  for (const [limit, tests] of limited) {
    console.log(`\n ${testEngine()} cannot ${limit}: ${tests.length} tests`)
    for (const test of tests) console.log(`   ${test}`)
  }
}
