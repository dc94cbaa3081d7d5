import { afterAll, setDefaultTimeout } from 'bun:test'
import { runEnds } from './at-end.ts'
import { seedPropertyTests } from './random.ts'

// The first start of a database takes seconds on a busy machine. Heard by the first file of a process only;
// `tools/test.ts` says the same to all.
setDefaultTimeout(600_000)
seedPropertyTests()
afterAll(runEnds)
