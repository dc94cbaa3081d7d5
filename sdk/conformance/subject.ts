import type { Driver, Library, Told } from './library.ts'
import type { Stage } from './stage.ts'

/** Nothing here waits: the time is the work's, and a busy machine takes longer. */
export const LONG_MS = 600_000

/** What is tested: a library, and the server that it speaks to. */
export interface Subject {
  library: Library
  readonly stage: Stage
  readonly driver: Driver
  /** Makes its client, of the real server if nothing else is said. */
  connect(more?: object): Promise<Told>
}
