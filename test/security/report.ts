import type { Answer } from './api/client.ts'
import type { Sending } from './bench.ts'

interface Row {
  requests: number
  refused: number
  failed: number
  slowestMs: number
  slowest: string
}

/** Counts what was sent and answered. */
export class Report {
  readonly #rows = new Map<string, Row>()
  readonly #operations = new Set<string>()
  #faults = 0

  count({ kind, operation }: Sending, { status }: Answer): void {
    this.#operations.add(operation.name)
    const row = this.#row(kind)
    row.requests++
    if (status >= 400 && status < 500) row.refused++
    if (status >= 500) row.failed++
  }

  time({ kind, operation }: Sending, ms: number): void {
    const row = this.#row(kind)
    if (ms <= row.slowestMs) return
    row.slowestMs = ms
    row.slowest = operation.name
  }

  fault(): void {
    this.#faults++
  }

  get requests(): number {
    return Array.from(this.#rows.values(), ({ requests }) => requests).reduce((a, b) => a + b, 0)
  }

  /** The table, as Markdown. */
  table(): string {
    const head = ['| Requests | Sent | 4xx | 5xx | Most CPU time |', '|---|--:|--:|--:|---|']
    const rows = Array.from(
      this.#rows,
      ([kind, row]) =>
        `| ${kind} | ${row.requests} | ${row.refused} | ${row.failed} | ${row.slowestMs.toFixed(0)} ms: \`${row.slowest}\` |`,
    )
    const sum = `${this.#operations.size} operations, ${this.requests} requests, ${this.#faults} ${this.#faults === 1 ? 'fault' : 'faults'}`
    return [...head, ...rows, '', sum].join('\n')
  }

  #row(kind: string): Row {
    const known = this.#rows.get(kind)
    if (known) return known
    const row: Row = { requests: 0, refused: 0, failed: 0, slowestMs: 0, slowest: '' }
    this.#rows.set(kind, row)
    return row
  }
}
