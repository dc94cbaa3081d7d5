import { afterAll } from 'bun:test'
import { borrowBackend, createBackend, type BackendOptions, type TestBackend } from './backend.ts'

/** Opens a backend for one test file, which is closed after its last test. */
export async function testBackend(options: BackendOptions = {}): Promise<TestBackend> {
  const { twins = true, config = {} } = options
  const isUsual = twins && !OF_CONNECTIONS.some((key) => key in config)
  const backend = await (isUsual ? borrowBackend(options) : createBackend(options))
  afterAll(() => backend.close())
  return backend
}

/** Settings of the connections that backends borrow. */
const OF_CONNECTIONS = [
  'databaseUrl',
  'databasePool',
  'databasePrepare',
  'directUrl',
  'reportsUrl',
] as const
