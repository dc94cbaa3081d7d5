import { setTimeout as delay } from 'node:timers/promises'
import { isAway, sqlState } from '../db/failures.ts'
import type { Check, Checked, Finding, PartStatus } from './check.ts'
import { CHECKS, PART_NAMES, type PartName } from './index.ts'

export interface ReadinessReport {
  status: PartStatus
  parts: Record<PartName, Finding>
}

const TIMEOUT_MS = 2_000

interface Look {
  atMs: number
  hasEnded: boolean
  finding: Promise<Finding>
}

/** Tells which parts of the server work. A part is never looked at twice at once, however many ask. */
export class Readiness {
  readonly #checked: Checked
  readonly #last = new Map<PartName, Look>()

  constructor(checked: Checked) {
    this.#checked = checked
  }

  /** Looks at all parts, or answers what was found just before. */
  async read(): Promise<ReadinessReport> {
    const findings = await Promise.all(PART_NAMES.map((name) => this.#find(name)))
    const worst = (['failing', 'degraded'] as const).find((status) =>
      findings.some((finding) => finding.status === status),
    )
    const parts = Object.fromEntries(PART_NAMES.map((name, i) => [name, findings[i]!]))
    return { status: worst ?? 'ok', parts: parts as ReadinessReport['parts'] }
  }

  /** Finds out about a part; a look that has not ended is waited for, not begun again. */
  #find(name: PartName): Promise<Finding> {
    const last = this.#last.get(name)
    const { keptMs } = CHECKS[name]
    const isFresh = last && Math.abs(this.#checked.clock.now() - last.atMs) < keptMs
    const look = last && (isFresh || !last.hasEnded) ? last : this.#begin(name)
    const late = `No answer within ${TIMEOUT_MS / 1000} seconds.`
    const timeout = delay(TIMEOUT_MS, { status: 'failing', message: late } as const, { ref: false })
    return Promise.race([look.finding, timeout])
  }

  #begin(name: PartName): Look {
    const look: Look = {
      atMs: this.#checked.clock.now(),
      hasEnded: false,
      finding: findingOf(CHECKS[name], this.#checked).finally(() => {
        look.hasEnded = true
      }),
    }
    this.#last.set(name, look)
    return look
  }
}

async function findingOf(check: Check, checked: Checked): Promise<Finding> {
  try {
    return await check.look(checked)
  } catch (error) {
    return { status: 'failing', message: reasonOf(error) }
  }
}

/** Describes a failure of the database without its own words, which may quote data. */
function reasonOf(error: unknown): string {
  const state = sqlState(error)
  if (state === '53100') return 'The disk of the database is full.'
  if (state === '25006') return 'The database is read-only.'
  if (isAway(error)) return 'The database cannot be reached.'
  return `The database refuses with SQLSTATE ${state ?? 'unknown'}.`
}
