import { afterAll, setDefaultTimeout } from 'bun:test'
import { stopPostgres } from './backend.ts'

// The first start of a database takes seconds on a busy machine.
setDefaultTimeout(60_000)
afterAll(stopPostgres)
