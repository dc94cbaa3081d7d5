import { OK, type Check } from '../check.ts'

/** Tells whether this process works off jobs. Requests are answered without: jobs wait for it or another server. */
export const queue: Check = {
  keptMs: 0,
  look: ({ queue }) =>
    queue.isInterrupted
      ? { status: 'degraded', message: 'The job queue was interrupted; jobs wait.' }
      : OK,
}
