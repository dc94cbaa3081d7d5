import { afterAll } from 'bun:test'
import { createBackend, type TestBackend } from './backend.ts'

/** Opens a backend for one test file, which is closed after its last test. */
export async function testBackend(
  options?: Parameters<typeof createBackend>[0],
): Promise<TestBackend> {
  const backend = await createBackend(options)
  afterAll(() => backend.close())
  return backend
}
