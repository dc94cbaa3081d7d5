import type { EventEmitter } from 'node:events'
import { forbiddenFlags } from '../domain/job-limits.ts'

interface Started {
  job: { flags: Readonly<Record<string, true>> | null }
}

/**
 * Keeps jobs that wait for the servers of others from holding all workers of a process. Returns the flags of
 * those that the next worker must leave alone; `events` are those of the workers' pool.
 */
export function limitJobs(events: EventEmitter): () => string[] {
  const running = new Map<string, number>()
  /** Workers that have asked and may take any job that was not forbidden then. */
  let asking = 0
  const count = (flags: Started['job']['flags'], by: number) => {
    for (const flag of Object.keys(flags ?? {})) {
      const sum = (running.get(flag) ?? 0) + by
      if (sum > 0) running.set(flag, sum)
      else running.delete(flag)
    }
  }
  const answered = () => void asking--
  events.on('worker:getJob:empty', answered)
  events.on('worker:getJob:error', answered)
  events.on('job:start', ({ job }: Started) => {
    answered()
    count(job.flags, 1)
  })
  events.on('job:complete', ({ job }: Started) => {
    count(job.flags, -1)
  })
  return () => {
    const forbidden = forbiddenFlags(running, asking)
    asking++
    return forbidden
  }
}
