import { afterAll } from 'bun:test'
import { createBackend, type BackendOptions, type TestBackend } from './backend.ts'

/** Opens a backend for one test file, which is closed after its last test. */
export async function testBackend(options?: BackendOptions): Promise<TestBackend> {
  const backend = await createBackend(options)
  afterAll(() => backend.close())
  return backend
}
