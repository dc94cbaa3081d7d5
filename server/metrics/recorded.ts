import { Counters, Histograms } from './by-label.ts'
import { Histogram, SECONDS, SIZES } from './histogram.ts'
import { HttpMetrics } from './http-metrics.ts'

/** What writes events in groups. Leads and sales share transactions. */
export type BatchKind = 'clicks' | 'conversions'
/** `dead`: it failed for the last time. */
export type JobResult = 'done' | 'failed' | 'dead'

/** What this process has counted since it began; `index.ts` exposes it. */
export class Recorded {
  readonly http = new HttpMetrics()
  readonly transactions = new Histogram(SECONDS)
  readonly batchSizes = new Histograms('kind', SIZES)
  readonly batchSeconds = new Histograms('kind', SECONDS)
  readonly jobs = new Counters('task', 'result')
  readonly jobSeconds = new Histograms('task', SECONDS)
  readonly mails = new Counters('result')
  /** Open streams of live events. */
  streams = 0

  /** Times a transaction, whether it succeeds or not. */
  async transaction<T>(run: () => Promise<T>): Promise<T> {
    const startedMs = performance.now()
    try {
      return await run()
    } finally {
      this.transactions.observe(secondsSince(startedMs))
    }
  }

  /** Times the writing of events that share a transaction. */
  async batch<T>(kind: BatchKind, size: number, run: () => Promise<T>): Promise<T> {
    this.batchSizes.observe(kind, size)
    const startedMs = performance.now()
    try {
      return await run()
    } finally {
      this.batchSeconds.observe(kind, secondsSince(startedMs))
    }
  }

  /** Times one run of a job. `isLast`: a failure would be the last. */
  async job<T>(job: string, run: () => Promise<T>, isLast = false): Promise<T> {
    const startedMs = performance.now()
    let result: JobResult = isLast ? 'dead' : 'failed'
    try {
      const value = await run()
      result = 'done'
      return value
    } finally {
      this.jobs.add([job, result])
      this.jobSeconds.observe(job, secondsSince(startedMs))
    }
  }
}

export function secondsSince(startedMs: number): number {
  return (performance.now() - startedMs) / 1000
}
