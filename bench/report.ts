/** One line of the table. Times are milliseconds, CPU is microseconds a request, absent is unknown. */
export interface Figure {
  group: 'ingest' | 'reports' | 'size' | 'start' | 'memory' | 'widgets' | 'console'
  name: string
  perSecond?: number
  spread?: [number, number]
  p50Ms?: number
  p99Ms?: number
  serverUs?: number
  postgresUs?: number
  refused?: number
  /** What the same question costs another way, in the same run. */
  againstMs?: number
  against?: string
  bytes?: number
  count?: number
  goal?: string
}

export function median(values: number[]): number {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? NaN
}
