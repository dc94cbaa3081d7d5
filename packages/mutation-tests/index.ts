export type { Mutant } from './src/instrument.ts'
export { runMutationTests, type MutationRun } from './src/run-mutation-tests.ts'
export { tableOf, type Tried, type Verdict } from './src/sample.ts'
