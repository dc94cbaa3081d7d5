import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Sample } from './exposition.ts'

const RESOLUTION_MS = 20
const NANOSECONDS = 1e9
const STARTED_SECONDS = Date.now() / 1000 - process.uptime()

let delays: ReturnType<typeof monitorEventLoopDelay> | undefined

/** Begins to measure how late the event loop runs; only a server that exposes metrics does. */
export function watchEventLoop(): void {
  delays ??= monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delays.enable()
}

/** Reads how late the event loop ran since it was last asked: the mean, and the worst. */
export function eventLoopLag(): Sample[] {
  if (!delays) return []
  const { mean, max } = delays
  delays.reset()
  return Object.entries({ mean, max }).map(([stat, nanoseconds]) => ({
    labels: { stat },
    value: Number.isFinite(nanoseconds) ? nanoseconds / NANOSECONDS : 0,
  }))
}

export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

export const residentBytes = (): number => process.memoryUsage.rss()
export const startedSeconds = (): number => STARTED_SECONDS
